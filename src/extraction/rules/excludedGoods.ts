import { CHAINS } from '#domain/catalogue/chain.ts'
import type { GoodsCategory } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { keepOutermost, type Mention, selectMentions } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { foldKeepingOffsets } from '../text/fold.ts'
import { isPartOfCategory } from '../vocabulary/goods.ts'
import { NON_MAKER_STEMS, OWN_BRAND_WORDS } from '../vocabulary/goodsCues.ts'

/** In text order. `whole`: the categories that are excluded entirely. */
export type ExcludedGoods = { categories: GoodsCategory[]; whole: GoodsCategory[]; brands: boolean; clauses: Clause[] }

/** A list at the end of the small print is for offers without one of their own. */
export const findExcludedGoods = memoize((view: OfferView): ExcludedGoods => {
  const own = view.isTiered && isBodyOfOther(view) ? excludedIn(view, view.own) : null
  const all = excludedIn(view, [...view.header, ...view.legal])
  const isPrinted = all.clauses.some(({ role }) => role === 'legal')
  return own?.clauses.length ? own : isPrinted ? all : excludedIn(view, [...view.header, ...view.legal, ...view.foreign])
})

/** Exclusions of the card's other discount do not apply to this one. */
function isBodyOfOther({ header, offer: { discount } }: OfferView): boolean {
  const body = header.filter(({ role }) => role === 'body').flatMap(({ mentions }) => mentions)
  const percents = selectMentions(body, 'percent').map((mention) => mention.value)
  const instalments = selectMentions(body, 'instalments').flatMap((mention) => mention.value)
  const [same, other] = discount.type === 'porcentaje' ? [percents, instalments] : [instalments, percents]
  return other.length > 0 && !same.includes(discount.value)
}

function excludedIn(view: OfferView, clauses: readonly Clause[]): ExcludedGoods {
  const excluded: ExcludedGoods = { categories: [], whole: [], brands: false, clauses: [] }
  for (const clause of clauses.toSorted((a, b) => a.start - b.start)) {
    if (clause.modality !== 'forbids') continue
    const own = ownBrandOf(view, clause)
    const goods = selectGoods(clause).filter(({ start, end }) => own === null || start < own.start || end > own.end)
    const parts = partsIn(view.folded, clause, goods)
    const brands = namesMakers(view.folded, clause)
    if (goods.length === 0 && own === null && !brands) continue
    const categories = [...goods.map(({ value }) => value), ...(own === null ? [] : (['marca-propia'] as const))]
    excluded.categories.push(...new Set(categories.filter((category) => !excluded.categories.includes(category))))
    excluded.whole.push(
      ...goods.filter((one) => !parts.has(one)).map(({ value }) => value),
      ...(own === null ? [] : (['marca-propia'] as const)),
    )
    excluded.brands ||= brands
    excluded.clauses.push(clause)
  }
  return excluded
}

export type GoodsMention = Mention<'category'> | Mention<'brand'>

/** A name inside a longer name does not count, nor does a place. */
export function selectGoods({ mentions }: Clause): GoodsMention[] {
  const named = keepOutermost(mentions)
  return [...selectMentions(named, 'category'), ...selectMentions(named, 'brand')]
}

/** Goods of one maker or kind, or listed in brackets after such a part. */
function partsIn(folded: string, { start: from, mentions }: Clause, goods: readonly GoodsMention[]): Set<GoodsMention> {
  const parts = new Set<GoodsMention>()
  for (const [index, one] of goods.entries()) {
    const next = goods[index + 1]
    const isNextPart = next?.value === one.value && (next.kind === 'brand' || isKind(folded, next)) && isNarrowed(folded, one, next)
    const isOfMaker = makersIn(mentions).some(
      ({ start, end }) => doWordsFollow(folded, one, start) && isFollowedByName(folded, end, OWN_BRAND_WORDS),
    )
    const before = folded.slice(from, one.start)
    const open = before.lastIndexOf('(')
    const isInBracket =
      open >= 0 && !before.includes(')', open) && [...parts].some(({ value, end }) => value === one.value && end <= from + open)
    if (one.kind === 'brand' || isKind(folded, one) || isOfMaker || isNextPart || isInBracket) parts.add(one)
  }
  return parts
}
function doWordsFollow(folded: string, { start, end }: Span, at: number): boolean {
  const between = folded.slice(end, at).trim()
  return at >= start && at - end <= LEAD && (between === '' || (between.startsWith('y ') && !between.includes(',')))
}

const LEAD = 16

/** The second of two goods says which of the first are meant: "vinos malbec", and not the next of a list. */
const isNarrowed = (folded: string, { end }: Span, { kind, start }: GoodsMention) => {
  const gap = folded.slice(end, start).trim()
  return gap === '' || gap === 'en' || (kind === 'brand' && !gap.includes(','))
}

const isKind = (folded: string, { value, start, end }: GoodsMention) => isPartOfCategory(value, folded.slice(start, end))

function namesMakers(folded: string, { mentions }: Clause): boolean {
  if (selectMentions(mentions, 'brand').length > 0) return true
  return selectMentions(mentions, 'category').length > 0 && makersIn(mentions).some(({ end }) => isFollowedByName(folded, end))
}

function makersIn(mentions: readonly Mention[]): readonly Mention<'topic'>[] {
  const goods = selectMentions(mentions, 'category')
  return selectMentions(mentions, 'topic').filter(
    ({ value, start, end }) => value === 'makers' && !goods.some((one) => one.start <= start && end < one.end),
  )
}

const SIGNS = ' :(",'
function isFollowedByName(folded: string, end: number, noNames: readonly string[] = NON_MAKER_STEMS): boolean {
  let at = end
  while (SIGNS.includes(folded.charAt(at)) && at - end < 4 && at < folded.length) at++
  for (const lead of ['de ', 'la ', 'las ', 'los ', 'el ']) if (folded.startsWith(lead, at)) at += lead.length
  const [word = ''] = folded.slice(at, at + LEAD).split(' ')
  return (
    at > end &&
    word.length > 1 &&
    word.charAt(0) >= '0' &&
    word.charAt(0) <= 'z' &&
    !noNames.some((stem) => (stem.length > 3 ? word.startsWith(stem) : word === stem))
  )
}

/** Goods listed after the chain's name are those of its brand. */
function ownBrandOf({ card, folded }: OfferView, { start, end }: Clause): Span | null {
  const name = foldKeepingOffsets(CHAINS[card.chain].name)
  for (const lead of OWN_BRAND_LEADS) {
    const at = folded.slice(start, end).indexOf(`${lead}${name}`)
    if (at < 0) continue
    const after = start + at + lead.length + name.length
    const isListed = [' de ', ' en ', ', de '].some((word) => folded.startsWith(word, after))
    return { start: start + at, end: isListed ? end : after }
  }
  return null
}
const OWN_BRAND_LEADS = [
  'productos ',
  'productos de ',
  'productos marca ',
  'productos de la marca ',
  'productos de marca ',
  'marca propia ',
  'marca ',
]
