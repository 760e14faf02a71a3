import { questionById } from '#domain/questions/catalogue.ts'
import { type FinderSearch, readFinderSearch } from './settingsSearch.ts'

/** The wizard's steps in order, with their names in the progress and in page titles. The last is the summary. */
export const STEP_NAMES = { bienvenida: 'Medios', preguntas: 'Sobre vos', listo: 'Listo' }
export type WizardStep = keyof typeof STEP_NAMES

/** The steps that ask something, which the progress counts. */
export const ASKING_STEPS = ['bienvenida', 'preguntas'] as const
export type AskingStep = (typeof ASKING_STEPS)[number]

export function isWizardStep(text: string): text is WizardStep {
  return Object.hasOwn(STEP_NAMES, text)
}

/**
 * A step's state in its URL: the person, the finder's query, and the questions, so that a reload without JavaScript shows the
 * same ones.
 */
export type WizardSearch = FinderSearch & { preguntas?: string | undefined }

/** The most questions in a URL; the wizard asks fewer at once. */
const MAX_ASKED = 6

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readWizardSearch(raw: Record<string, unknown>): WizardSearch {
  const asked = typeof raw.preguntas === 'string' ? readAsked(raw.preguntas) : []
  return { ...readFinderSearch(raw), preguntas: asked.length > 0 ? asked.join() : undefined }
}

export function readAsked(text = ''): string[] {
  return text
    .split(',')
    .filter((id) => questionById(id) !== null)
    .slice(0, MAX_ASKED)
}
