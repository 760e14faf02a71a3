import type { CivilDate } from '#domain/calendar.ts'
import type { ChainSlug } from '#domain/chain.ts'
import type { EligibilityStatus } from '#domain/eligibility.ts'
import { holdsOnDate, weekFrom } from '#domain/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { type Headline, headlineOf, type ListFilter, promotionList } from '#domain/promotionList.ts'
import { type Ranked, shopperWith } from '#domain/ranking.ts'
import type { HomeData } from './homeData.ts'
import { chainsOf, FILTERS, type FilterName, type HomeSearch, withChange } from './homeSearch.ts'

export type RankedPromotion = Ranked<ListedPromotion>
export type Section = { status: EligibilityStatus; promotions: RankedPromotion[] }
export type Day = { date: CivilDate; best: Headline<ListedPromotion> }
/** `count` is without duplicates; `personal`: the shopper said something of their wallet. */
export type HomeView = { day: CivilDate; days: Day[]; personal: boolean; sections: Section[]; count: number }

type Shown = Pick<HomeData, 'today' | 'wallet' | 'promotions'>

/** What the home page shows for its data and its URL. Pure, and cheap enough for every tap. */
export function homeView({ today, wallet, promotions }: Shown, search: HomeSearch): HomeView {
  const week = weekFrom(today)
  const day = search.dia !== undefined && week.includes(search.dia) ? search.dia : today
  const shopper = shopperWith(wallet, search.monto ?? null)
  const ofWeek = promotionList(promotions, filterOf(search, !shopper.isAnybody), shopper)
  const on = (date: CivilDate) => ofWeek.filter(({ promotion }) => holdsOnDate(promotion, date))
  const ofDay = withoutDuplicates(on(day))
  const sections = (['yes', 'maybe', 'no'] as const)
    .map((status) => ({ status, promotions: ofDay.filter(({ eligibility }) => eligibility.status === status) }))
    .filter(({ promotions }) => promotions.length > 0)
  const days = week.map((date) => ({ date, best: headlineOf(on(date)) }))
  return { day, days, personal: !shopper.isAnybody, sections, count: ofDay.length }
}

/** What may be used, or everything where the shopper lacks something for all of it: by chain, in the order of each chain's best. */
export function byChain({ sections }: HomeView): { chain: ChainSlug; promotions: RankedPromotion[] }[] {
  const usable = sections.filter(({ status }) => status !== 'no')
  const chains = new Map<ChainSlug, RankedPromotion[]>()
  for (const ranked of (usable.length > 0 ? usable : sections).flatMap(({ promotions }) => promotions)) {
    const { supermarket } = ranked.promotion
    chains.set(supermarket, [...(chains.get(supermarket) ?? []), ranked])
  }
  return [...chains].map(([chain, promotions]) => ({ chain, promotions }))
}

function filterOf(search: HomeSearch, personal: boolean): ListFilter {
  const { canal, tipo, alcance, q, mias } = search
  return {
    date: null,
    // For an unknown chain no other chain is shown.
    chains: search.supermarket === undefined ? null : chainsOf(search),
    channel: canal ?? null,
    type: tipo === undefined ? null : tipo === 'descuento' ? 'porcentaje' : 'cuotas sin intereses',
    isWhole: alcance === undefined ? null : alcance === 'todo',
    isMine: personal && mias === 1,
    q: q ?? '',
  }
}

/** How many promotions a day and its filters leave. */
export function countOf(data: Shown, search: HomeSearch): number {
  return homeView(data, search).count
}

/** The filters without which there would be something, with how much. */
export function worthDropping(data: Shown, search: HomeSearch): { name: FilterName; search: HomeSearch; count: number }[] {
  return FILTERS.filter((name) => search[name] !== undefined)
    .map((name) => {
      const without = withChange(search, { [name]: undefined })
      return { name, search: without, count: countOf(data, without) }
    })
    .filter(({ count }) => count > 0)
}

const sayings = new WeakMap<ListedPromotion, string>()

/** All that a promotion says to a shopper, as one text. */
function saying(promotion: ListedPromotion): string {
  const known = sayings.get(promotion)
  if (known !== undefined) return known
  const { id, confidence, validFrom, excludesProducts, ...said } = promotion
  const text = JSON.stringify(said)
  sayings.set(promotion, text)
  return text
}

/** The first of those that look the same to a shopper: a page may announce a promotion twice. */
function withoutDuplicates(ranked: RankedPromotion[]): RankedPromotion[] {
  const seen = new Set<string>()
  return ranked.filter(({ promotion }) => {
    const key = saying(promotion)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
