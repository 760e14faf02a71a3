import type { AskedQuestion } from '../choice/askedQuestion.ts'
import type { AnswerWorth } from '../choice/openQuestions.ts'
import { issuerNameBySlug } from '../promotion/methodNames.ts'
import { parseQuestionKey } from '../questions/question.ts'
import { askReader } from '../text/verbPhrase.ts'
import { groupThousands } from '../text/words.ts'

/** Asks a question: «¿Cobrás tu sueldo en Galicia?»; several as one choice: «¿Qué plan tenés en Patagonia?». */
export function questionWords({ clause, oneOf, choices }: Pick<AskedQuestion, 'clause' | 'oneOf' | 'choices'>): string {
  if (choices.length === 0 || oneOf === null) return askReader(clause)
  if (oneOf === 'province') return '¿En qué provincia comprás?'
  return `¿Qué plan o nivel tenés en ${issuerNameBySlug(parseQuestionKey(oneOf).parts[0]) ?? 'tu banco'}?`
}

/** Says the worth of an answer: «Decide 4 promos»; «Hace falta para 3 promos» when more stays open. */
export function worthWords({ settles, touches }: Pick<AnswerWorth, 'settles' | 'touches'>): string {
  return settles > 0 ? `Decide ${promos(settles)}` : `Hace falta para ${promos(touches)}`
}

function promos(count: number): string {
  return count === 1 ? '1 promo' : `${groupThousands(count)} promos`
}
