import type { Conditions, RegionCondition } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { areBranchNumbers } from '#domain/text/branchNames.ts'
import { type Mention, type MentionKind, type NamedChannel, selectMentions } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import { getOfferClauses, type OfferView } from '../scope/offerView.ts'
import { quoteSpan } from '../text/spans.ts'

export function readRegion(view: OfferView): Pick<Conditions, 'region' | 'evidence'> {
  const region: RegionCondition = { provinces: [], onlyBranches: [], exceptBranches: [], some: false }
  const spans: Span[] = []
  let isClosed = false
  let isAfterCompany = false
  for (const clause of getOfferClauses(view)) {
    const before = sizeOf(region)
    // A company's address may go on for some sentences.
    isAfterCompany = clause.mentions.every(({ kind }) => OF_ADDRESS.has(kind)) && (isAfterCompany || namesCompany(view.folded, clause))
    if (isAfterCompany && clause.modality !== 'forbids') continue
    region.some ||= saysSome(view.folded, clause)
    addPlaces(view, region, clause)
    isClosed ||= isList(clause)
    if (sizeOf(region) > before) spans.push({ start: clause.start, end: clause.end })
  }
  // If a list names the branches, a province beside it only introduces them.
  if (isClosed) region.provinces = []
  // A branch that the header names as the only one cannot be excluded by the small print.
  region.exceptBranches = region.exceptBranches.filter((name) => !region.onlyBranches.includes(name))
  if (sizeOf(region) === 0) return { region: null, evidence: {} }
  return { region, evidence: { region: spans.map((span) => quoteSpan(view.card.text, span)) } }
}

const sizeOf = ({ provinces, onlyBranches, exceptBranches, some }: RegionCondition) =>
  provinces.length + onlyBranches.length + exceptBranches.length + Number(some)

const LEAST_LIST = 3
/** Enough branches, without a province, to be the complete list. */
function isList({ modality, mentions }: Clause): boolean {
  const places = selectMentions(mentions, 'branch').map(({ value }) => value)
  const names = places.map(({ name }) => name)
  return (
    (modality === 'grants' || modality === 'requires') &&
    names.length >= LEAST_LIST &&
    !areBranchNumbers(names) &&
    !places.some(({ isProvince }) => isProvince)
  )
}

function addPlaces({ card, chain }: OfferView, region: RegionCondition, clause: Clause): void {
  const { modality, mentions } = clause
  const places = selectMentions(mentions, 'branch').map(({ value }) => value)
  const provinces = places.filter(({ isProvince }) => isProvince).map(({ name }) => name)
  if (modality === 'forbids') {
    const franchises = selectMentions(mentions, 'topic').some(({ value }) => value === 'franchises') ? ['franquicias'] : []
    add(region.exceptBranches, [...franchises, ...places.map(({ name }) => name)])
  } else if (modality === 'grants' || modality === 'requires') {
    const isWholeChain = provinces.length > 1 && (chain.provinces?.every((province) => provinces.includes(province)) ?? false)
    if (!isWholeChain) add(region.provinces, provinces)
    // The web shop beside provinces counts as one more place.
    const last = selectMentions(mentions, 'branch').at(-1)
    const web = selectMentions(mentions, 'channel').find(
      ({ value, start }) => value === 'web' && last !== undefined && start > last.end && start - last.end <= NEAR,
    )
    if (!isWholeChain && provinces.length > 0 && web !== undefined) add(region.onlyBranches, [card.text.slice(web.start, web.end)])
    add(
      region.onlyBranches,
      places.filter(({ isProvince }) => !isProvince).map(({ name }) => name),
    )
  }
}

const namesCompany = (folded: string, { start, end }: Clause) => COMPANIES.some((sign) => folded.slice(start, end).includes(sign))
const COMPANIES = [' s.a.', ' s. a.', ' s.a.u.', ' s.r.l.', ' cuit ']
const OF_ADDRESS = new Set<MentionKind>(['institution', 'province', 'town', 'branch', 'topic', 'unknownIssuer', 'opener'])

const NEAR = 8

function add(names: string[], more: readonly string[]): void {
  names.push(...more.filter((name, index) => !names.includes(name) && more.indexOf(name) === index))
}

/** A definition in quotes, or what a cap is counted over, does not limit the place. */
function saysSome(folded: string, { modality, mentions, start, end }: Clause): boolean {
  if (modality === 'forbids' || modality === 'example' || modality === 'waives') return false
  if (selectMentions(mentions, 'bound').some(({ value }) => value === 'cap')) return false
  const topics = selectMentions(mentions, 'topic').filter(({ value }) => value === 'someBranches')
  const isSaid = (topic: Span) =>
    !IN_PASSING.some((words) =>
      folded
        .slice(Math.max(0, topic.start - LONGEST), topic.start)
        .trimEnd()
        .endsWith(words),
    ) &&
    !folded.startsWith(' son', topic.end) &&
    (modality !== 'boilerplate' || folded.slice(start, topic.start).includes('consult'))
  const isNamed = (shops: Mention<'channel'>) =>
    !ELSEWHERE.has(shops.value) &&
    !topics.some((topic) => topic.start <= shops.start && shops.end <= topic.end) &&
    isAdherent(folded.slice(shops.end, Math.min(end, shops.end + LONGEST)))
  return topics.some(isSaid) || (modality !== 'boilerplate' && selectMentions(mentions, 'channel').some(isNamed))
}
const ELSEWHERE = new Set<NamedChannel>(['web', 'phone', 'sister', 'inPerson'])
const LONGEST = 32
const IN_PASSING = ['"', '(', 'comercios /', 'comercios/', 'comercios y', 'cualquiera de', 'cualquiera de los', 'cualquiera de las']

function isAdherent(rest: string): boolean {
  const words = rest.split(' ').filter(Boolean)
  const at = words.findIndex((word) => ADHERENT.some((stem) => word.startsWith(stem)))
  return at >= 0 && at <= 3 && (words[at] as string).includes('s') && words[at + 1] !== 'a'
}
const ADHERENT = ['adherid', 'habilitad', 'participante']
