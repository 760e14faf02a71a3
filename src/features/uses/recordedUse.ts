import type { CivilDate } from '#domain/calendar/calendar.ts'
import { givesInstalments, rankForDay, type Shopper } from '#domain/choice/ranking.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capWords } from '#domain/promotion/promotionWords.ts'
import { expectedRefund } from '#domain/uses/refund.ts'
import { MAX_WORDS, type Use } from '#domain/uses/use.ts'
import { personOf } from '#domain/wallet/personOf.ts'

/** What the shopper says of a use, and what the page knows besides. */
export type Recording = {
  id: string
  date: CivilDate
  /** The id of who paid; without it whoever it suits best. */
  whose?: string | undefined
  /** Pesos. */
  amount: number
  /** As by `capSharers`. */
  promotions: readonly string[]
  title: string
  url: string
  /** The promotion's own words; empty where they could not be had. */
  words: string
}

/** The use of a promotion, with the terms of that day. What it saved is reckoned after the shopper's earlier uses; instalments bring no money back. */
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
    cap: capWords(promotion.limits),
    refund: expectedRefund(promotion.conditions.refund),
    words: words.slice(0, MAX_WORDS),
  }
}
