import type { CivilDate } from '#domain/calendar.ts'
import { type ChainSlug, holdsOn } from '#domain/chain.ts'
import { type Eligibility, type EligibilityStatus, eligibilityOf } from '#domain/eligibility.ts'
import { holdsOnDate, weekFrom } from '#domain/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { compareRanked, type Ranked } from '#domain/ranking.ts'
import { DEFAULT_MONTHLY_RATE, savingOn, TYPICAL_AMOUNT } from '#domain/saving.ts'
import { fold, matchesQuery, searchText } from '#domain/search.ts'
import { isEmptyWallet, type Wallet } from '#domain/wallet.ts'
import type { HomeData } from './homeData.ts'
import { chainsOf, FILTERS, type FilterName, type HomeSearch, withChange } from './homeSearch.ts'

export type RankedPromotion = Ranked<ListedPromotion>
export type Section = { status: EligibilityStatus; promotions: RankedPromotion[] }
export type Day = { date: CivilDate; best: RankedPromotion | null }
/** `count` is without duplicates; `personal`: the shopper said something of their wallet. */
export type HomeView = { day: CivilDate; days: Day[]; personal: boolean; sections: Section[]; count: number }

type Shown = Pick<HomeData, 'today' | 'wallet' | 'promotions'>

/** What the home page shows for its data and its URL. Pure, and cheap enough for every tap. */
export function homeView(data: Shown, search: HomeSearch): HomeView {
  const week = weekFrom(data.today)
  const day = search.dia !== undefined && week.includes(search.dia) ? search.dia : data.today
  const personal = !isEmptyWallet(data.wallet)
  const matches = matcherOf(search)
  const ranked = rankedWeek(data, search.monto ?? TYPICAL_AMOUNT).filter(
    ({ promotion, eligibility }) => matches(promotion) && (!(personal && search.mias) || eligibility.status === 'yes'),
  )
  const ofDay = withoutDuplicates(ranked.filter(({ promotion }) => holdsOnDate(promotion, day)))
  const sections = (['yes', 'maybe', 'no'] as const)
    .map((status) => ({ status, promotions: ofDay.filter(({ eligibility }) => eligibility.status === status) }))
    .filter(({ promotions }) => promotions.length > 0)
  const days = week.map((date) => ({ date, best: bestOn(ranked, date) }))
  return { day, days, personal, sections, count: ofDay.length }
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

/** The last ranking of each week: a tap on a day or a filter changes what is shown of it, not its order. */
const rankings = new WeakMap<readonly ListedPromotion[], { wallet: Wallet; amount: number; ranked: RankedPromotion[] }>()

function rankedWeek({ promotions, wallet }: Shown, amount: number): RankedPromotion[] {
  const last = rankings.get(promotions)
  if (last?.wallet === wallet && last.amount === amount) return last.ranked
  const ranked = rankFor(promotions, wallet, amount)
  rankings.set(promotions, { wallet, amount, ranked })
  return ranked
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

function matcherOf(search: HomeSearch): (promotion: ListedPromotion) => boolean {
  const chains = chainsOf(search)
  const { canal, tipo, alcance, q } = search
  const words = q === undefined ? '' : fold(q)
  return (promotion) =>
    // Who asks for a chain that there is not is shown no other.
    (search.supermarket === undefined || chains.includes(promotion.supermarket)) &&
    (canal === undefined || holdsOn(promotion.where, canal)) &&
    (tipo === undefined || (promotion.discount.type === 'porcentaje') === (tipo === 'descuento')) &&
    (alcance === undefined || (promotion.onlyForProducts === null) === (alcance === 'todo')) &&
    (words === '' || matchesQuery(foldedText(promotion), words))
}

const texts = new WeakMap<ListedPromotion, string>()

function foldedText(promotion: ListedPromotion): string {
  const known = texts.get(promotion)
  if (known !== undefined) return known
  const text = searchText(promotion)
  texts.set(promotion, text)
  return text
}

/** Nobody who said nothing of their wallet is told yes or no. */
const UNSAID: Eligibility = { status: 'yes', via: [], missing: [] }

/**
 * The order of the list: usable before possible before not; within that what is for anyone before what a club or an audience keeps for
 * itself (unless the shopper is known to belong), the whole purchase before some products (12 instalments on refrigerators save nobody
 * anything on groceries), and then the order of the ranking.
 */
export function rankFor(promotions: readonly ListedPromotion[], wallet: Wallet, amount: number): RankedPromotion[] {
  const personal = !isEmptyWallet(wallet)
  const monthlyRate = wallet.monthlyRate ?? DEFAULT_MONTHLY_RATE
  return promotions
    .map((promotion) => {
      const eligibility = personal ? eligibilityOf(promotion, wallet) : UNSAID
      return { promotion, eligibility, saving: savingOn(promotion, amount, monthlyRate), tier: tierOf(promotion, eligibility, personal) }
    })
    .sort((a, b) => a.tier - b.tier || compareRanked(a, b))
    .map(({ tier, ...ranked }) => ranked)
}

const STATUS_TIER: Record<EligibilityStatus, number> = { yes: 0, maybe: 10, no: 20 }

function tierOf({ membership, appliesOnlyTo, onlyForProducts }: ListedPromotion, { status }: Eligibility, personal: boolean): number {
  const isReserved = (!personal || status === 'no') && (membership.length > 0 || appliesOnlyTo !== null)
  return STATUS_TIER[status] + (isReserved ? 2 : 0) + (onlyForProducts === null ? 0 : 1)
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

/** The first of those that say the very same to a shopper: a page may carry an offer twice. */
function withoutDuplicates(ranked: RankedPromotion[]): RankedPromotion[] {
  const seen = new Set<string>()
  return ranked.filter(({ promotion }) => {
    const key = saying(promotion)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The first usable promotion of the day that saves something, else the first possible one. */
function bestOn(ranked: RankedPromotion[], date: CivilDate): RankedPromotion | null {
  return (
    ranked.find(({ promotion, eligibility, saving }) => eligibility.status !== 'no' && saving > 0 && holdsOnDate(promotion, date)) ?? null
  )
}
