import { isQuestionKey, type QuestionKey } from '#domain/questions/question.ts'
import { type FinderSearch, readFinderSearch } from './finderSearch.ts'
import { readWhose, type WhoseSearch } from './settingsSearch.ts'

/**
 * A step's state in its URL: the person, the finder's query, and the questions, so that a reload without JavaScript shows the
 * same ones.
 */
export type WizardSearch = FinderSearch & WhoseSearch & { preguntas?: string | undefined }

/** The most questions in a URL; the wizard asks fewer at once. */
export const MAX_ASKED = 6

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readWizardSearch(raw: Record<string, unknown>): WizardSearch {
  const asked = typeof raw.preguntas === 'string' ? readAsked(raw.preguntas) : []
  return { ...readFinderSearch(raw), ...readWhose(raw), preguntas: asked.length > 0 ? asked.join() : undefined }
}

export function readAsked(text = ''): QuestionKey[] {
  return text.split(',').filter(isQuestionKey).slice(0, MAX_ASKED)
}
