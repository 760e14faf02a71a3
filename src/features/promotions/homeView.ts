import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { type AnsweredDay, answerByDay, answerForDay, type DayAnswer, narrowDay } from '#domain/choice/answer.ts'
import { flattenGroups, type Group, rowsOf } from '#domain/choice/promotionGroups.ts'
import { givesInstalments, makeShopper, type Ranked } from '#domain/choice/ranking.ts'
import { correctQuery, type Glossary, searchTextOf } from '#domain/choice/search.ts'
import { chainsOfWeek } from '#domain/choice/week.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { fold } from '#domain/text/fold.ts'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import type { HomeData } from './homeData.ts'
import { matcherOf } from './homeFilters.ts'
import { chosenChains, type HomeSearch } from './homeSearch.ts'

export type RankedPromotion = Ranked<ListedPromotion>
export type PromotionGroup = Group<ListedPromotion>
/** Sections of the list: usable money back, possible money back, instalments of both, all of these of old data, and promotions that the shopper cannot use. */
export type SectionKind = 'yes' | 'maybe' | 'instalments' | 'stale' | 'no'
export type HomeSection = { kind: SectionKind; groups: PromotionGroup[] }
export type HomeDay = AnsweredDay<ListedPromotion>
/**
 * The home page's content. `count`: the rows of the list, as its heading, its filters and its shared text say it. `personal`: the wallet is not empty. `instead`: the
 * corrected search when nothing matches the typed one. `unread`: chosen chains that were never read.
 */
export type HomeView = {
  day: CivilDate
  days: HomeDay[]
  answer: DayAnswer<ListedPromotion>
  /** The list's first promotion, if it is surely usable and saves more than the answer. */
  first: RankedPromotion | null
  personal: boolean
  /** Whether a search found only what the shopper cannot use: then all is said as for everybody. */
  isForOthers: boolean
  sections: HomeSection[]
  count: number
  instead: string | undefined
  unread: ChainSlug[]
}

type Shown = Pick<HomeData, 'captures' | 'today' | 'people' | 'promotions' | 'groups' | 'glossary' | 'afterUses'>

/**
 * Computes the home page's content from its data and URL; cheap enough for every tap. A search that finds only what the shopper lacks,
 * such as another bank, is answered with what that gives.
 */
export function buildHomeView(data: Shown, search: HomeSearch): HomeView {
  const view = viewFor(data, search)
  const isForOthers = search.q !== undefined && view.personal && view.count > 0 && view.sections.every(({ kind }) => kind === 'no')
  return isForOthers ? { ...viewFor({ ...data, people: NOBODY_YET }, search), isForOthers } : view
}

function viewFor(data: Shown, search: HomeSearch): HomeView {
  const { today, people, promotions, groups, glossary, afterUses } = data
  const week = weekFrom(today)
  const day = search.dia !== undefined && week.includes(search.dia) ? search.dia : today
  const shopper = makeShopper(people, search.monto ?? null, { afterUses, captures: data.captures })
  const asked = fold(search.q ?? '')
  const q = asked && correction(asked, glossary, promotions)
  // An unknown chain matches nothing; it does not show other chains.
  const chains = search.supermarket === undefined ? null : chosenChains(search)
  const question = { chains, passes: matcherOf(search, !shopper.isAnybody), q, glossary }
  const days = answerByDay(promotions, question, shopper, week)
  const ofDay = days.find(({ date }) => date === day)?.ranked ?? []
  const groupOf = new Map(promotions.map((promotion, at) => [promotion, groups[at]]))
  const sections = sectionsOf(rowsOf(ofDay, (promotion) => groupOf.get(promotion)))
  const [atAll] = chains === null ? [] : answerByDay(promotions, { ...question, chains: null }, shopper, [day])
  const elsewhere = atAll ? narrowDay(atAll, ({ supermarket }) => !chains?.includes(supermarket), shopper) : null
  const answer = answerForDay(day, days, elsewhere)
  return {
    day,
    days,
    answer,
    first: firstOf(sections, answer),
    personal: !shopper.isAnybody,
    isForOthers: false,
    sections,
    count: shownGroups(sections).length,
    instead: q === asked ? undefined : q,
    unread: chosenChains(search).filter((chain) => !chainsOfWeek(data).includes(chain)),
  }
}

/** Returns null when the answer is the first promotion, or another offer of its group. */
function firstOf([section]: readonly HomeSection[], { sure }: DayAnswer<ListedPromotion>): RankedPromotion | null {
  const [group] = section?.kind === 'yes' ? section.groups : []
  if (group === undefined || sure === null || group.best.saving <= sure.saving) return null
  return flattenGroups([group]).some(({ promotion }) => promotion === sure.promotion) ? null : group.best
}

/** Caches the last correction per set of promotions: an empty page asks once per filter what its removal would give. */
const corrections = new WeakMap<readonly ListedPromotion[], { asked: string; q: string }>()

function correction(asked: string, glossary: Glossary, promotions: readonly ListedPromotion[]): string {
  const last = corrections.get(promotions)
  if (last?.asked === asked) return last.q
  const q = correctQuery(asked, glossary, promotions.map(searchTextOf))
  corrections.set(promotions, { asked, q })
  return q
}

const SECTIONS: readonly SectionKind[] = ['yes', 'maybe', 'instalments', 'stale', 'no']

function sectionsOf(groups: readonly PromotionGroup[]): HomeSection[] {
  const sections = Map.groupBy(groups, ({ best: { eligibility, promotion, stale } }): SectionKind => {
    if (eligibility.status === 'no') return 'no'
    if (stale) return 'stale'
    return givesInstalments(promotion) ? 'instalments' : eligibility.status
  })
  return SECTIONS.flatMap((kind) => {
    const own = sections.get(kind)
    return own === undefined ? [] : [{ kind, groups: own }]
  })
}

/** The rows of a list: what the shopper can or may use, or all where there is nothing. */
function shownGroups(sections: readonly HomeSection[]): PromotionGroup[] {
  const usable = sections.filter(({ kind }) => kind !== 'no')
  return (usable.length > 0 ? usable : sections).flatMap(({ groups }) => groups)
}

/** Groups the rows by chain, in the order of each chain's best. */
export function groupByChain({ sections }: HomeView): { chain: ChainSlug; groups: PromotionGroup[] }[] {
  return [...Map.groupBy(shownGroups(sections), ({ best }) => best.promotion.supermarket)].map(([chain, groups]) => ({ chain, groups }))
}

/** Counts the rows that a search gives. */
export function countPromotions(data: Shown, search: HomeSearch): number {
  return buildHomeView(data, search).count
}
