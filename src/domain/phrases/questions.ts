import type { AnswerWorth } from '../choice/openQuestions.ts'
import { groupThousands } from '../text/words.ts'

/** Says the worth of an answer: «Decide 4 promos»; «Hace falta para 3 promos» when more stays open. */
export function answerWorthWords({ settles, touches }: Pick<AnswerWorth, 'settles' | 'touches'>): string {
  return settles > 0 ? `Decide ${promos(settles)}` : `Hace falta para ${promos(touches)}`
}

function promos(count: number): string {
  return count === 1 ? '1 promo' : `${groupThousands(count)} promos`
}
