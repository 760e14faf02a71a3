import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { EligibilityStatus, Missing } from '#domain/choice/eligibility.ts'
import { isOnWholePurchase, type Listable } from '#domain/choice/promotionList.ts'
import { type Ranked, rankAll } from '#domain/choice/ranking.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import { type ListedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { isCapUnknown } from '#domain/promotion/saving.ts'
import { alone } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'

type Summarised = Listable & Pick<ListedPromotion, 'confidence'>

/** What a wallet is good for in some days. */
export type WalletSummary<P> = {
  /** Promotions that it can use on at least one of the days. */
  yours: number
  /** Promotions that it may be able to use, counted by the kind of answer they depend on. */
  possible: number
  waitingFor: Record<'card' | 'question', number>
  /**
   * The most that one purchase of a typical amount (`TYPICAL_AMOUNT`) saves, in pesos; null when nothing can be promised. Only what is certain counts:
   * a percentage on the whole purchase, usable with a plain yes, with a known cap or none, read with confidence. It is one promotion's
   * saving: different promotions are never added up, because no one uses them all and many exclude each other.
   */
  bestSaving: number | null
  /** The best promotion of each chain it can use, best first; the certain ones before the others. */
  best: (Ranked<P> & { isCertain: boolean })[]
}

/** How many of the best are named. */
const NAMED = 3

/** What the wallet unlocks from `first` to `last`, both included. */
export function summariseWallet<P extends Summarised>(
  promotions: readonly P[],
  first: CivilDate,
  last: CivilDate,
  wallet: Wallet,
): WalletSummary<P> {
  const ranked = rankAll(
    promotions.filter((promotion) => occurrences(promotion, first, last).length > 0),
    { people: alone(wallet), isAnybody: false, amount: null },
  )
  const of = (status: EligibilityStatus) => ranked.filter(({ eligibility }) => eligibility.status === status)
  const [yours, possible] = [of('yes'), of('maybe')]
  const waiting = (isFor: (missing: Missing) => boolean) => possible.filter(({ eligibility }) => eligibility.missing.some(isFor)).length
  const certain = yours.filter(isCertain)
  const savings = certain.map(({ saving }) => saving).filter((saving) => saving > 0)
  return {
    yours: yours.length,
    possible: possible.length,
    waitingFor: { card: waiting(({ kind }) => kind === 'card'), question: waiting(({ question }) => question !== undefined) },
    bestSaving: savings.length > 0 ? Math.max(...savings) : null,
    best: firstOfEachChain([...certain, ...yours.filter((one) => !isCertain(one))])
      .slice(0, NAMED)
      .map((one) => ({ ...one, isCertain: isCertain(one) })),
  }
}

function isCertain({ promotion }: Ranked<Summarised>): boolean {
  const { discount, confidence } = promotion
  return discount.type === 'porcentaje' && isOnWholePurchase(promotion) && confidence >= MIN_SURE_CONFIDENCE && !isCapUnknown(promotion)
}

function firstOfEachChain<P extends Summarised>(ranked: readonly Ranked<P>[]): Ranked<P>[] {
  return ranked.filter(({ promotion }, at) => ranked.findIndex((other) => other.promotion.supermarket === promotion.supermarket) === at)
}
