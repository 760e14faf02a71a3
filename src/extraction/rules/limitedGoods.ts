import type { GoodsCategory } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { type MentionKind, selectMentions } from '../mentions/mention.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { GOODS_CUES, GOODS_FILLERS, GOODS_PHRASE_STARTS, GOODS_PREPOSITIONS, LIMIT_CUES, PURCHASE_CUES } from '../vocabulary/goodsCues.ts'
import { type GoodsMention, selectGoods } from './excludedGoods.ts'

/** A limit spans from its introducing words to its last goods; `until` is the end of its clause. */
export type LimitedGoods = { categories: GoodsCategory[]; limits: GoodsLimit[] }
export type GoodsLimit = Span & { until: number; categories: GoodsCategory[] }

/** The header's limits, else the small print's unless the whole purchase is promised. */
export const findLimitedGoods = memoize((view: OfferView): LimitedGoods | null => {
  const limits = findGoodsLimits(view)
  const telling = limits.filter(isTelling)
  const kept = telling.length > 0 ? telling : limits
  return kept.length === 0 ? null : { categories: [...new Set(kept.flatMap(({ categories }) => categories))], limits: kept }
})

const isTelling = ({ categories }: GoodsLimit) => categories.some((category) => category !== 'otros')
const names = (topic: 'wholePurchase' | 'restOfPurchase') => (clause: Clause) =>
  selectMentions(clause.mentions, 'topic').some(({ value }) => value === topic)

function findGoodsLimits(view: OfferView): GoodsLimit[] {
  const { folded } = view
  const promisesAll = names('wholePurchase')
  // In small print with tiers, "the whole purchase" of this offer outweighs goods announced for another.
  if (view.isTiered && view.own.some((clause) => isAffirmed(clause) && promisesAll(clause))) return []
  const header = [...new Set([...view.ownHeader, ...view.header])].filter(isAffirmed)
  const isClosed = [...view.header, ...view.legal].some(names('restOfPurchase'))
  const announced = header
    .filter((clause) => speaksOf(view, clause))
    .flatMap((clause) => limitsIn(folded, clause, isClosed ? 'named' : 'announced'))
  const printed = printedLimits(view, isClosed)
  if (announced.length > 0) {
    // The small print may specify an announced "selected products".
    const finer = printed.filter(isTelling)
    if (!announced.some(isTelling)) return finer.length > 0 ? finer : announced
    return [...announced, ...findDashedLimits(folded, view.legal)]
  }
  if (header.some(promisesAll)) return []
  return view.legal.some((clause) => isAffirmed(clause) && promisesAll(clause)) && !printed.some(isTelling) ? [] : printed
}

function printedLimits(view: OfferView, isClosed: boolean): GoodsLimit[] {
  const { folded } = view
  const clauses = acrossBrackets(view).filter(
    (clause, index, all) => isAffirmed(clause) && speaksOf(view, clause) && !leadsOn(folded, clause, all[index + 1]),
  )
  return clauses.flatMap((clause, index) => {
    const own = limitsIn(folded, clause, isClosed ? 'named' : 'printed')
    return own.length === 0 ? [] : [...own, ...findDashedLimits(folded, clauses.slice(index + 1))]
  })
}

/** The clause only introduces the goods of a ban or a requirement that follows it. */
function leadsOn(folded: string, { sentence, start, end }: Clause, next: Clause | undefined): boolean {
  if (next?.sentence !== sentence) return false
  return (
    next.modality === 'forbids' ||
    (next.modality === 'requires' && folded.slice(Math.max(start, end - LONGEST_LEAD), end).includes('descuento'))
  )
}
const LONGEST_LEAD = 40

/** A ban in brackets is about one item of a list that continues after it. */
function acrossBrackets({ folded, legal }: OfferView): Clause[] {
  const whole: Clause[] = []
  for (const clause of legal) {
    const last = whole.at(-1)
    const goesOn = last?.sentence === clause.sentence && isAffirmed(last) && last.end === clause.start
    const isBracket = clause.modality === 'forbids' && folded[clause.start - 1] === '(' && folded[clause.end - 1] === ')'
    if (last && goesOn && isBracket) whole[whole.length - 1] = { ...last, end: clause.end }
    else if (last && goesOn && isAffirmed(clause) && folded[last.end - 1] === ')')
      whole[whole.length - 1] = { ...last, end: clause.end, mentions: [...last.mentions, ...clause.mentions] }
    else whole.push(clause)
  }
  return whole
}

/** What must precede goods so that they limit the offer: nothing, a preposition, or words of limitation. */
type Strictness = 'named' | 'announced' | 'printed'

function limitsIn(folded: string, clause: Clause, strictness: Strictness): GoodsLimit[] {
  const goods = selectGoods(clause).filter(
    ({ kind, start, end }) => kind === 'category' && !(isSelection(folded, { start, end }) && folded.slice(end, end + 2).includes(':')),
  )
  const first = goods.findIndex((one) => opens(folded, clause, one, strictness))
  if (first < 0) return []
  const list = takeEnumeration(folded, goods.slice(first))
  const start = startOfGoodsPhrase(folded, clause, (list[0] as GoodsMention).start)
  const { end } = list.at(-1) as GoodsMention
  return [{ start, end, until: endOfGoods(folded, clause, end), categories: getCategories(folded, list) }]
}

/** Before "con" and a way to pay, else at the end of the clause. */
function endOfGoods(folded: string, { end: until, mentions }: Clause, end: number): number {
  const paid = mentions.find(({ kind, start }) => PAID_WITH.has(kind) && start >= end)
  const lead = paid === undefined ? -1 : folded.slice(end, paid.start).indexOf(' con ')
  return lead < 0 ? until : end + lead
}
const PAID_WITH = new Set<MentionKind>(['institution', 'cardKind', 'network', 'means', 'app'])

function* wordsBefore(folded: string, from: number, at: number): Generator<{ word: string; start: number; gap: string }> {
  let end = at
  for (let count = 0; count < MOST_WORDS; count++) {
    let stop = end
    while (stop > from && !isLetter(folded.charAt(stop - 1))) stop--
    let start = stop
    while (start > from && isLetter(folded.charAt(start - 1))) start--
    yield { word: folded.slice(start, stop), start, gap: folded.slice(stop, end) }
    if (start === stop) return
    end = start
  }
}
const MOST_WORDS = 10
const isLetter = (char: string) => char >= 'a' && char <= 'z'
const STOPS = ['.', ';', '|', ')']

function opens(folded: string, { start: from }: Clause, { start: at, end: until }: GoodsMention, strictness: Strictness): boolean {
  if (strictness === 'named') return true
  let hasPreposition = false
  let isOfGoods = false
  let isDirect = true
  let isPurchase = false
  const isSelected = isSelection(folded, { start: at, end: until })
  for (const { word, gap } of wordsBefore(folded, from, at)) {
    if (STOPS.some((stop) => gap.includes(stop))) return isOfGoods
    const hasColon = gap.includes(':')
    if (strictness === 'announced' && (hasColon || word === '')) return true
    if (word === '' || !GOODS_FILLERS.has(word)) {
      const isLimit = LIMIT_CUES.some((limit) => (limit.endsWith('*') ? word.startsWith(limit.slice(0, -1)) : word === limit))
      if (strictness === 'announced') return hasPreposition || isLimit
      return isOfGoods || (hasPreposition && (gap.includes('%') || isSelected)) || (isLimit && (hasPreposition || hasColon || isDirect))
    }
    hasPreposition ||= GOODS_PREPOSITIONS.has(word)
    isOfGoods ||= GOODS_CUES.has(word) || (isPurchase && PURCHASE_CUES.has(word))
    isPurchase ||= word === 'compra' || word === 'compras'
    isDirect = false
  }
  return false
}

/** The phrase for the goods begins with words such as "productos seleccionados de". */
function startOfGoodsPhrase(folded: string, { start: from }: Clause, at: number): number {
  let lead = at
  for (const { word, start, gap } of wordsBefore(folded, from, at)) {
    if (!GOODS_FILLERS.has(word) || gap.includes(',') || gap.includes('-') || STOPS.some((stop) => gap.includes(stop))) break
    // "Productos" directly before an adjective belongs to the goods; before "de" it means some of them.
    if (GOODS_PHRASE_STARTS.has(word) && start + word.length + 1 < at) lead = start
  }
  return lead
}

const isSelection = (folded: string, { start, end }: Span) => folded.slice(start, end).includes('selec')

/** "Productos seleccionados" adds no category if goods are named beside it. */
function getCategories(folded: string, list: readonly GoodsMention[]): GoodsCategory[] {
  const named = list.filter((one) => !isSelection(folded, one))
  return [...new Set((named.length > 0 ? named : list).map(({ value }) => value))]
}

/** Up to the first gap that is more than a comma, a conjunction, a few words or a lone semicolon. */
function takeEnumeration(folded: string, goods: readonly GoodsMention[]): GoodsMention[] {
  const end = goods.findIndex((one, index) => {
    const between = folded.slice(goods[index - 1]?.end ?? one.start, one.start)
    return between.length > LONGEST_ITEM || between.includes('.') || (between.includes(';') && between.trim() !== ';')
  })
  return end < 0 ? [...goods] : goods.slice(0, end)
}
const LONGEST_ITEM = 60

function findDashedLimits(folded: string, next: readonly Clause[]): GoodsLimit[] {
  const end = next.findIndex((clause) => folded[clause.start] !== '-')
  return (end < 0 ? next : next.slice(0, end)).flatMap((clause) => {
    const list = selectGoods(clause).filter(({ kind }) => kind === 'category')
    const [first, last] = [list[0], list.at(-1)]
    return first && last ? [{ start: first.start, end: last.end, until: clause.end, categories: getCategories(folded, list) }] : []
  })
}

/** Instalments of other offers only are not about this one. */
function speaksOf({ offer: { discount } }: OfferView, { mentions }: Clause): boolean {
  if (discount.type !== 'cuotas sin intereses') return true
  const numbers = selectMentions(mentions, 'instalments').flatMap(({ value }) => value)
  return numbers.length === 0 || numbers.includes(discount.value)
}
