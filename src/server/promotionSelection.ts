import type { CivilDate } from '#domain/calendar.ts'
import { type ChainSlug, type Channel, holdsOn } from '#domain/chain.ts'
import type { DiscountType } from '#domain/promotion.ts'
import { compareRanked, type Ranked, rank } from '#domain/ranking.ts'
import { savingOn, TYPICAL_AMOUNT } from '#domain/saving.ts'
import { fold, matchesQuery } from '#domain/search.ts'
import type { PublishedPromotion } from '#domain/snapshot.ts'
import type { Wallet } from '#domain/wallet.ts'
import type { SnapshotIndex } from './snapshotIndex.ts'

/** Which promotions are wanted; null where anything will do. */
export type PromotionFilter = {
  supermarket: ChainSlug | null
  where: Channel | null
  type: DiscountType | null
  /** Words that must all occur; empty for none. */
  q: string
}

/** Who asks: the wallet, or null when nothing is said of one, and the pesos to be spent, or null for a typical purchase. */
export type Shopper = { wallet: Wallet | null; amount: number | null }

/** The promotions that hold on the date and pass the filter, best for the shopper first. The one place that answers this, for pages and API. */
export function selectPromotions(
  index: SnapshotIndex,
  date: CivilDate,
  filter: PromotionFilter,
  shopper: Shopper,
): Ranked<PublishedPromotion>[] {
  return rankFor(shopper, index.on(date).filter(matcherOf(filter, index)))
}

/** Ranked for a shopper. Who says nothing of a wallet is told neither yes nor no: then only the saving orders. */
export function rankFor({ wallet, amount }: Shopper, promotions: readonly PublishedPromotion[]): Ranked<PublishedPromotion>[] {
  if (wallet) return rank(promotions, wallet, amount ?? TYPICAL_AMOUNT)
  return promotions
    .map((promotion) => ({
      promotion,
      eligibility: { status: 'yes' as const, via: [], missing: [] },
      saving: savingOn(promotion, amount ?? TYPICAL_AMOUNT),
    }))
    .sort(compareRanked)
}

function matcherOf({ supermarket, where, type, q }: PromotionFilter, index: SnapshotIndex): (promotion: PublishedPromotion) => boolean {
  const words = fold(q).trim()
  return (promotion) =>
    (supermarket === null || promotion.supermarket === supermarket) &&
    (where === null || holdsOn(promotion.where, where)) &&
    (type === null || promotion.discount.type === type) &&
    (words === '' || matchesQuery(index.searchTextOf(promotion), words))
}
