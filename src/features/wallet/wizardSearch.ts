import { isQuestionKey, type QuestionKey } from '#domain/questions/question.ts'
import { type FinderSearch, readFinderSearch } from './finderSearch.ts'
import { readWhose } from './settingsSearch.ts'

/** The search of a step: whose wallet it is about, that of its finder, and the questions that it asks, so that an answer without JavaScript leaves them standing. */
export type WizardSearch = FinderSearch & { persona?: string | undefined; preguntas?: string | undefined }

/** More than it ever asks at once. */
export const MAX_ASKED = 6

/** Never throws: invalid values are ignored. */
export function readWizardSearch(raw: Record<string, unknown>): WizardSearch {
  const asked = typeof raw.preguntas === 'string' ? readAsked(raw.preguntas) : []
  return { ...readFinderSearch(raw), ...readWhose(raw), preguntas: asked.length > 0 ? asked.join() : undefined }
}

export function readAsked(text = ''): QuestionKey[] {
  return text.split(',').filter(isQuestionKey).slice(0, MAX_ASKED)
}
