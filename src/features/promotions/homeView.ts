import type { CivilDate } from '#domain/calendar/calendar.ts'
import { type ChainSlug, isChainSlug } from '#domain/catalogue/chain.ts'
import { type SourceSlug, sourceOf } from '#domain/catalogue/source.ts'
import {
  type AnsweredDay,
  answerByDay,
  answerForDay,
  type DayAnswer,
  isBetter,
  isLeadSure,
  type ListQuestion,
  leadOf,
  narrowDay,
} from '#domain/choice/answer.ts'
import { type Group, groupIntoRows } from '#domain/choice/promotionGroups.ts'
import { givesInstalments, makeShopper, type Ranked, type Shopper } from '#domain/choice/ranking.ts'
import { correctQuery, type Glossary, makeSearchText } from '#domain/choice/search.ts'
import { chainsOfWeek } from '#domain/choice/week.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { fold } from '#domain/text/fold.ts'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import type { HomeData } from './homeData.ts'
import { makeMatcher } from './homeFilters.ts'
import { chosenChains, type HomeSearch, homeListKey, isOfSeveralChains } from './homeSearch.ts'

export type RankedPromotion = Ranked<ListedPromotion>
export type PromotionGroup = Group<ListedPromotion>
/** Sections of the list: usable money back, possible money back, instalments of both, all of these of old data, and promotions that the shopper cannot use. */
export type SectionKind = 'yes' | 'maybe' | 'instalments' | 'stale' | 'no'
export type HomeSection = { kind: SectionKind; groups: PromotionGroup[] }
export type HomeDay = AnsweredDay<ListedPromotion>
/** A supermarket's best of the day. `isSure`: it stands without a condition. `count`: the rows of its own list. */
export type ChainLead = { chain: ChainSlug; best: RankedPromotion; isSure: boolean; count: number }
/**
 * The home page's content. `count`: the rows of the list, as its heading, its filters and its shared text say it. `personal`: the wallet is not empty. `instead`: the
 * corrected search when nothing matches the typed one. `unread`: chosen chains that were never read.
 */
export type HomeView = {
  day: CivilDate
  days: HomeDay[]
  answer: DayAnswer<ListedPromotion>
  personal: boolean
  /** Whether a search found only what the shopper cannot use: then all is said as for everybody. */
  isForOthers: boolean
  sections: HomeSection[]
  /** Empty where the list is of one supermarket or of a search. */
  leads: ChainLead[]
  count: number
  instead: string | undefined
  unread: ChainSlug[]
  /** The ages of supermarkets read long ago, among those asked for, of which the day has nothing. */
  unknown: Freshness[]
}

type Shown = Pick<HomeData, 'captures' | 'today' | 'people' | 'promotions' | 'groups' | 'glossary' | 'afterUses'>

/**
 * Computes the home page's content from its data and URL. A search that finds only what the shopper lacks, such as another bank, is
 * answered with what that gives.
 */
export function buildHomeView(data: Shown, search: HomeSearch): HomeView {
  const view = viewFor(data, search)
  const isForOthers = search.q !== undefined && view.personal && view.count > 0 && view.sections.every(({ kind }) => kind === 'no')
  return isForOthers ? { ...viewFor({ ...data, people: NOBODY_YET }, search), isForOthers } : view
}

type AnsweredWeek = { shopper: Shopper; question: ListQuestion; days: HomeDay[]; asked: string; q: string }

/** Caches the last answered week for each data set, because a tap on another day asks for the same week. */
const weeks = new WeakMap<Shown, { key: string; week: AnsweredWeek }>()

function weekFor(data: Shown, search: HomeSearch): AnsweredWeek {
  const key = homeListKey({ ...search, dia: undefined, todas: undefined })
  const last = weeks.get(data)
  if (last?.key === key) return last.week
  const { people, promotions, glossary, afterUses, captures, today } = data
  const shopper = makeShopper(people, search.monto ?? null, { afterUses, captures })
  const asked = fold(search.q ?? '')
  const q = asked && correction(asked, glossary, promotions)
  // An unknown chain matches nothing; it does not show other chains.
  const chains = search.supermarket === undefined ? null : chosenChains(search)
  const question = { chains, passes: makeMatcher(search, !shopper.isAnybody), q, glossary }
  const week = { shopper, question, days: answerByDay(promotions, question, shopper, weekFrom(today)), asked, q }
  weeks.set(data, { key, week })
  return week
}

function viewFor(data: Shown, search: HomeSearch): HomeView {
  const { today, promotions } = data
  const { shopper, question, days, asked, q } = weekFor(data, search)
  const { chains } = question
  const day = days.find(({ date }) => date === search.dia)?.date ?? today
  const ofDay = days.find(({ date }) => date === day)?.ranked ?? []
  const sections = sectionsOf(groupIntoRows(ofDay, groupOf(data)))
  const [atAll] = chains === null ? [] : answerByDay(promotions, { ...question, chains: null }, shopper, [day])
  const elsewhere = atAll ? narrowDay(atAll, ({ supermarket }) => !chains?.includes(supermarket), shopper) : null
  const answer = answerForDay(day, days, elsewhere)
  const isAsked = (source: SourceSlug) => isChainSlug(source) && (chains === null || chains.includes(source))
  return {
    day,
    days,
    answer,
    personal: !shopper.isAnybody,
    isForOthers: false,
    sections,
    leads: isOfSeveralChains(search)
      ? leadsOf(
          days.find(({ date }) => date === day),
          sections,
          shopper,
        )
      : [],
    count: listShownGroups(sections).length,
    instead: q === asked ? undefined : q,
    unread: chosenChains(search).filter((chain) => !chainsOfWeek(data).includes(chain)),
    unknown: data.captures.filter(
      ({ source, isStale }) => isStale && isAsked(source) && !ofDay.some(({ promotion }) => sourceOf(promotion) === source),
    ),
  }
}

const groupNumbers = new WeakMap<readonly ListedPromotion[], Map<ListedPromotion, number | undefined>>()

function groupOf({ promotions, groups }: Shown): (promotion: ListedPromotion) => number | undefined {
  const known = groupNumbers.get(promotions) ?? new Map(promotions.map((promotion, at) => [promotion, groups[at]]))
  groupNumbers.set(promotions, known)
  return (promotion) => known.get(promotion)
}

/** Lists each supermarket with its best, as the map and the till name it: the surest first, of these the best. */
function leadsOf(day: HomeDay | undefined, sections: readonly HomeSection[], shopper: Shopper): ChainLead[] {
  const groups = Map.groupBy(listShownGroups(sections), ({ best }) => best.promotion.supermarket)
  const leads = [...groups].flatMap(([chain, own]) => {
    const headline = day && narrowDay(day, ({ supermarket }) => supermarket === chain, shopper).best
    const best = (headline && leadOf(headline)) ?? own[0]?.best
    return best ? [{ chain, best, isSure: headline !== undefined && isLeadSure(headline), count: own.length }] : []
  })
  const [first, ...rest] = leads.sort(
    (a, b) => Number(b.isSure) - Number(a.isSure) || Number(isBetter(b.best, a.best)) - Number(isBetter(a.best, b.best)),
  )
  // Below the best, money back comes before instalments.
  const gives = (one: ChainLead) => Number(!one.isSure) * 2 + Number(givesInstalments(one.best.promotion))
  return first ? [first, ...rest.sort((a, b) => gives(a) - gives(b))] : []
}

/** Caches the last correction per set of promotions: an empty page asks once per filter what its removal would give. */
const corrections = new WeakMap<readonly ListedPromotion[], { asked: string; q: string }>()

function correction(asked: string, glossary: Glossary, promotions: readonly ListedPromotion[]): string {
  const last = corrections.get(promotions)
  if (last?.asked === asked) return last.q
  const q = correctQuery(asked, glossary, promotions.map(makeSearchText))
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
export function listShownGroups(sections: readonly HomeSection[]): PromotionGroup[] {
  const usable = sections.filter(({ kind }) => kind !== 'no')
  return (usable.length > 0 ? usable : sections).flatMap(({ groups }) => groups)
}

export function countPromotions(data: Shown, search: HomeSearch): number {
  return buildHomeView(data, search).count
}
