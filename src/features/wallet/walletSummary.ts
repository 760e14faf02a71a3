import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { EligibilityStatus, MissingThing } from '#domain/choice/eligibility.ts'
import { isOnWholePurchase, type Listable } from '#domain/choice/promotionList.ts'
import { type Ranked, rankAll } from '#domain/choice/ranking.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import { type ListedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { isCapUnknown } from '#domain/promotion/saving.ts'
import { alone } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'

type Summarised = Listable & Pick<ListedPromotion, 'confidence'>

/** The promotions and the saving that a wallet gives in a range of days. */
export type WalletSummary<P> = {
  /** The number of promotions usable on at least one of the days. */
  yours: number
  /** The number of promotions that are maybe usable, in total and by the kind of answer that they wait for. */
  possible: number
  waitingFor: Record<'card' | 'question', number>
  /**
   * The most pesos that one purchase of `TYPICAL_AMOUNT` surely saves; null when nothing is sure. Sure means: a percentage of
   * the whole purchase, usable with a plain yes, a known cap or none, read with confidence. It is the saving of one promotion,
   * because many exclude each other.
   */
  bestSaving: number | null
  /** The best usable promotion of each chain: the certain ones first, each part with the best first. */
  best: (Ranked<P> & { isCertain: boolean })[]
}

/** The most promotions in `best`. */
const NAMED = 3

/** Computes the wallet's worth from `first` to `last`, both included. */
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
  const waiting = (isFor: (missing: MissingThing) => boolean) =>
    possible.filter(({ eligibility }) => eligibility.missing.some(isFor)).length
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
