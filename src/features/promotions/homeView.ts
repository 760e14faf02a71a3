import type { CivilDate } from '#domain/calendar.ts'
import { holdsOn } from '#domain/chain.ts'
import { holdsOnDate, weekFrom } from '#domain/occurrence.ts'
import { type Ranked, rank } from '#domain/ranking.ts'
import { DEFAULT_MONTHLY_RATE, savingOn, TYPICAL_AMOUNT } from '#domain/saving.ts'
import { isEmptyWallet } from '#domain/wallet.ts'
import type { HomeData, ListedPromotion } from './homeData.ts'
import type { HomeSearch } from './homeSearch.ts'

export type RankedPromotion = Ranked<ListedPromotion>
export type Section = { status: 'yes' | 'maybe' | 'no'; promotions: RankedPromotion[] }
export type Day = { date: CivilDate; best: RankedPromotion | null }
export type HomeView = { day: CivilDate; days: Day[]; personal: boolean; sections: Section[]; count: number }

/** What the home page shows for its data and its URL. Pure, and cheap enough for every tap. */
export function homeView(data: HomeData, search: HomeSearch): HomeView {
  const week = weekFrom(data.today)
  const day = search.dia !== undefined && week.includes(search.dia) ? search.dia : data.today
  const personal = !isEmptyWallet(data.wallet)
  const shown = data.promotions.filter(
    (promotion) =>
      (search.supermarket === undefined || promotion.supermarket === search.supermarket) &&
      (search.canal === undefined || holdsOn(promotion.where, search.canal)),
  )
  const ranked = rankFor(shown, data, search.monto ?? TYPICAL_AMOUNT, personal)
  const ofDay = ranked.filter(({ promotion }) => holdsOnDate(promotion, day))
  const sections = (['yes', 'maybe', 'no'] as const)
    .map((status) => ({ status, promotions: ofDay.filter(({ eligibility }) => eligibility.status === status) }))
    .filter(({ promotions }) => promotions.length > 0)
  const days = week.map((date) => ({ date, best: bestOn(ranked, date) }))
  return { day, days, personal, sections, count: ofDay.length }
}

/** Nobody who said nothing of their wallet is told yes or no: then only the saving orders. */
function rankFor(promotions: ListedPromotion[], { wallet }: HomeData, amount: number, personal: boolean): RankedPromotion[] {
  if (personal) return rank(promotions, wallet, amount)
  return promotions
    .map((promotion) => ({
      promotion,
      eligibility: { status: 'yes' as const, via: [], missing: [] },
      saving: savingOn(promotion, amount, wallet.monthlyRate ?? DEFAULT_MONTHLY_RATE),
    }))
    .sort(
      (a, b) =>
        b.saving - a.saving || b.promotion.discount.value - a.promotion.discount.value || (a.promotion.id < b.promotion.id ? -1 : 1),
    )
}

/** The first usable promotion of the day, in the order of the ranking. */
function bestOn(ranked: RankedPromotion[], date: CivilDate): RankedPromotion | null {
  return ranked.find(({ promotion, eligibility }) => eligibility.status === 'yes' && holdsOnDate(promotion, date)) ?? null
}
