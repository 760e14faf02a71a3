import type { CivilDate } from '#domain/calendar/calendar.ts'
import { givesInstalments, rankForDay, type Shopper } from '#domain/choice/ranking.ts'
import { factWords } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize } from '#domain/text/words.ts'
import { expectedRefund } from '#domain/uses/refund.ts'
import { MAX_WORDS, type Use } from '#domain/uses/use.ts'
import { personOf } from '#domain/wallet/household.ts'

export type Recording = {
  id: string
  date: CivilDate
  /** The payer's id; undefined means the person whom the promotion suits best. */
  whose?: string | undefined
  amount: number
  promotions: readonly string[]
  title: string
  url: string
  words: string
}

/**
 * Makes the use of a promotion with the terms of that day. Its saving counts the shopper's earlier uses; instalments save 0,
 * because they return no money.
 */
export function recordedUse(promotion: ListedPromotion, shopper: Shopper, { words, ...said }: Recording): Use {
  const { people } = shopper
  const person = said.whose === undefined ? undefined : personOf(people, said.whose)
  const payer: Shopper = person ? { ...shopper, people: [person], amount: said.amount } : { ...shopper, amount: said.amount }
  const { saving, eligibility, whose = payer.people[0] } = rankForDay(promotion, payer, said.date)
  return {
    ...said,
    whose: whose.id,
    supermarket: promotion.supermarket,
    saved: givesInstalments(promotion) ? 0 : saving,
    paidWith: eligibility.via,
    cap: capitalize(factWords('cap', { promotion })),
    refund: expectedRefund(promotion.conditions.refund),
    words: words.slice(0, MAX_WORDS),
  }
}
