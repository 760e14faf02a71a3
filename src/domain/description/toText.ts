import { listPeopleConditions } from '../choice/pageFacts.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import type { Freshness } from '../promotion/freshness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { discountFigure } from '../promotion/promotionWords.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { capitalize, joinWithOr, pesos } from '../text/words.ts'
import {
  type Description,
  describeForAll,
  describeOffer,
  type Fact,
  type FactKind,
  type LeftOut,
  type OfferContext,
  type ToldOffer,
  type WordLength,
} from './describeOffer.ts'
import { PLACES, type PlaceName, type PlacePart, type PlaceRecipe } from './places.ts'
import { savingWords, shortFigure, upToPrefix, worthWords } from './words/gain.ts'

/** What a place tells of an offer. `left`: each *must* for which its parts have no room; `more`: what its end says of them. */
export type ToldDescription<P extends PlaceName> = {
  parts: { readonly [part in keyof (typeof PLACES)[P]]: readonly ToldFact[] }
  left: Description
  more: string | null
}
/** A fact as one place says it. */
export type ToldFact = { kind: FactKind; words: readonly string[]; more?: readonly (LeftOut | null)[] }

/** Chooses what a place tells, in its order and length. */
export function tell<P extends PlaceName>(all: Description, place: P): ToldDescription<P> {
  const parts: PlaceRecipe = PLACES[place]
  const isWithin = ({ within }: Fact) => within !== undefined && Object.values(parts).some((part) => lengthOf(part, within) === 'long')
  const description = all.filter((fact) => !isWithin(fact))
  const chosen = Object.entries(parts).map(([name, part]) => [name, chooseFacts(description, part)] as const)
  const told = new Set(chosen.flatMap(([, facts]) => facts.map(({ kind }) => kind)))
  const left = description.filter(({ kind, weight }) => weight === 'must' && !told.has(kind))
  const isBrief = Object.values(parts).every(({ length }) => length === 'word')
  const restOf = ({ kind, rest = 0 }: Fact) => (Object.values(parts).some((part) => (lengthOf(part, kind) ?? 'long') !== 'long') ? rest : 0)
  const rest = description.reduce((sum, one) => sum + restOf(one), 0)
  return {
    parts: Object.fromEntries(chosen) as unknown as ToldDescription<P>['parts'],
    left,
    more: moreWords(left, rest, isBrief ? 'word' : 'short'),
  }
}

/** How long a part tells a fact; nothing for one that it does not tell. */
function lengthOf({ facts, length }: PlacePart, kind: FactKind): WordLength | undefined {
  const item = facts.find((one) => one === kind || one[0] === kind)
  return typeof item === 'object' ? item[1] : item && length
}

function chooseFacts(description: Description, { facts, length, most = Number.POSITIVE_INFINITY }: PlacePart): ToldFact[] {
  const present = facts.flatMap((item) => {
    const [kind, own] = typeof item === 'string' ? [item, length] : item
    const fact = description.find((one) => one.kind === kind)
    return fact === undefined || wordsOf(fact, own).length === 0 ? [] : [{ fact, own }]
  })
  const isMust = ({ fact }: { fact: Fact }) => fact.weight === 'must'
  let room = most - Math.min(most, present.filter(isMust).length)
  let musts = most
  const kept = present.filter((one) => (isMust(one) ? musts-- > 0 : room-- > 0))
  return kept.map(({ fact, own }) => ({
    kind: fact.kind,
    words: wordsOf(fact, own),
    ...(fact.more && own === 'long' && { more: fact.more }),
  }))
}

/** A *must* without words of this length has those of the next. */
function wordsOf({ words, weight }: Fact, length: WordLength): readonly string[] {
  if (words[length].length > 0 || weight !== 'must') return words[length]
  return words.short.length > 0 ? words.short : words.long
}

/**
 * A single one takes no more room than its count would: «llevá tu DNI»; several are counted once: «y 2 condiciones más».
 * @param rest How many conditions the facts that are told leave out.
 */
function moreWords(left: Description, rest: number, length: WordLength): string | null {
  const [only] = left
  const count = left.length + rest
  return only !== undefined && count === 1 ? wordsOf(only, length).join(', ') : count === 0 ? null : `y ${count} condiciones más`
}

/** The facts of one part beside each other, and at their end what the place has no room for. */
export function notesOf({ parts, more }: { parts: { notes: readonly ToldFact[] }; more: string | null }): string[] {
  return [...parts.notes.flatMap(({ words }) => words), ...(more === null ? [] : [more])]
}

/** Joins the facts of a part; sentences begin with capitals and end in a point. */
export function joinPart(place: PlaceName, part: string, said: readonly ToldFact[]): string {
  const { join } = (PLACES[place] as PlaceRecipe)[part] as PlacePart
  const words = said.flatMap((one) => one.words)
  if (words.length === 0) return ''
  return join === '. ' ? words.map((one) => `${capitalize(one)}.`).join(' ') : words.join(join)
}

/** Says each part of a place that says anything, in its order; the last also how many conditions are left. */
export function textLines<P extends PlaceName>(
  description: Description,
  place: P,
  without: readonly (keyof (typeof PLACES)[P])[] = [],
): string[] {
  const { parts, more } = tell(description, place)
  const lines = Object.entries(parts as Record<string, readonly ToldFact[]>).flatMap(([name, said]) => {
    const line = without.includes(name as keyof (typeof PLACES)[P]) ? '' : joinPart(place, name, said)
    return line === '' ? [] : [capitalize(line)]
  })
  return more === null ? lines : [...lines, more]
}

/** Tells an offer as one text: «25% con Galicia y 3 más, hasta $ 12.000 por mes, sin carnes, los jueves: ahorrás $ 9.000». */
export function lineOf(description: Description): string {
  const { parts, more } = tell(description, 'line')
  const details = [joinPart('line', 'head', parts.head), ...parts.details.flatMap(({ words }) => words), more]
  const worth = joinPart('line', 'worth', parts.worth)
  return `${details.filter(Boolean).join(', ')}${worth === '' ? '' : `: ${worth}`}`
}

/** Says one fact of an offer, where a place is about that fact alone; empty where there is nothing to say. */
export function factWords(kind: FactKind, offer: ToldOffer, length: WordLength = 'short', context: OfferContext = {}): string {
  const told = describeOffer(offer, context).find((one) => one.kind === kind)
  return told?.words[length].join(' ') ?? ''
}

/** Names an offer in a title, as everybody reads it: «20% de descuento en Día con Galicia o Nación». */
export function titleOf(promotion: ListedPromotion): string {
  const { title } = tell(describeOffer({ promotion }), 'page').parts
  return joinPart('page', 'title', title)
}

/** The text of a message: the offer, the others of its page, and the age of old data. */
export function messageOf(promotion: ListedPromotion, offers: readonly ListedPromotion[], capture: Freshness | null): string {
  return [...textLines(describeForAll(promotion, capture), 'message'), ...otherLines(promotion, offers)].join('\n')
}

/** Two or three sentences for search engines and link previews. */
export function pageDescription(promotion: ListedPromotion, capture: Freshness | null): string {
  return [...textLines(describeForAll(promotion, capture), 'description', ['title']), 'Verificala en la fuente antes de ir.'].join(' ')
}

/** The lines of a calendar's entry; its title is that of the page. */
export function calendarLines(promotion: ListedPromotion, offers: readonly ListedPromotion[], capture: Freshness | null): string[] {
  return [...textLines(describeForAll(promotion, capture), 'calendar', ['title']), ...otherLines(promotion, offers)]
}

/** What is told of each offer of a page, even where all are alike. */
const OWN: readonly FactKind[] = ['gain', 'cap']
/** A doubt that names its field may be of the cap, which each line says. */
const isOwn = ({ kind, words }: Fact) => OWN.includes(kind) || (kind === 'doubt' && words.short.some((one) => one.includes(':')))

/**
 * Tells the other offers of a page, a row each, without what all offers of the page share: that stands above, with the one in front. Those that
 * differ by the number of instalments alone are one row: «3, 6 o 12 cuotas sin interés, solo en electro». `first` leads to them.
 */
export function otherRows(front: ListedPromotion, offers: readonly ListedPromotion[]): { first: ListedPromotion; words: string }[] {
  const others = offers.filter(({ id }) => id !== front.id)
  const needs = [front, ...others].map((promotion) => listPeopleConditions(promotion).map((need) => JSON.stringify(need)))
  const sharedNeeds = new Set(needs[0]?.filter((need) => needs.every((all) => all.includes(need))))
  const [ofFront = [], ...ofOthers] = [front, ...others].map((promotion) => describeOffer({ promotion }, { knows: ['chain'], sharedNeeds }))
  const isShared = (fact: Fact) =>
    !isOwn(fact) &&
    ofOthers.every((facts) => facts.some((one) => one.kind === fact.kind && JSON.stringify(one.words) === JSON.stringify(fact.words)))
  const shared = ofFront.filter(isShared).map(({ kind }) => kind)
  const rows = others.map((first, at) => {
    const facts = (ofOthers[at] ?? []).filter(({ kind }) => !shared.includes(kind))
    const besides = [discountFigure(first.discount).unit, facts.filter(({ kind }) => kind !== 'gain')]
    return { first, facts, alike: givesInstalments(first) ? JSON.stringify(besides) : first.id }
  })
  return [...Map.groupBy(rows, ({ alike }) => alike).values()].flatMap(([row, ...more]) => {
    if (row === undefined) return []
    const figures = [row, ...more].map(({ first }) => discountFigure(first.discount).figure)
    const gain = `${joinWithOr(figures)} ${discountFigure(row.first.discount).unit}`
    const counted = (fact: Fact) => (fact.kind === 'gain' && more.length > 0 ? { ...fact, words: { ...fact.words, short: [gain] } } : fact)
    return [{ first: row.first, words: lineOf(row.facts.map(counted)) }]
  })
}

/** The same, where they stand among other lines. */
export function otherLines(front: ListedPromotion, offers: readonly ListedPromotion[]): string[] {
  return otherRows(front, offers).map(({ words }) => `También ${words}`)
}

/**
 * What an offer gives in parts that places draw large: «hasta» «$ 12.000» «15%»; for instalments «3» «cuotas sin interés» and their worth.
 * `isPesos`: the figure is money. `upTo`: «hasta» where its worth is uncertain. `brief`: the discount, «15%», «3 cuotas». `short`: its worth
 * in a word, «hasta $ 12.000», «3 cuotas».
 */
export type Gain = Record<'before' | 'figure' | 'after' | 'upTo' | 'brief' | 'short', string> & { isPesos: boolean; worth: string | null }

/** Says the gain in pesos for the amount or a typical one, if the shopper can or may use it; otherwise as the card offers it. */
export function gainParts(offer: Ranked<ListedPromotion>, amount: number | undefined): Gain {
  const { promotion, eligibility, saving } = offer
  const { figure, unit } = discountFigure(promotion.discount)
  const [upTo, brief, short] = [upToPrefix(offer).trim(), shortFigure(promotion.discount), worthWords(offer)]
  const isWorth = eligibility.status !== 'no' && saving > 0
  if (isWorth && !givesInstalments(promotion))
    return { isPesos: true, before: upTo, figure: pesos(saving), after: figure, worth: null, upTo, brief, short }
  const worth = isWorth ? savingWords(offer, amount ?? TYPICAL_AMOUNT) : null
  return { isPesos: false, before: '', figure, after: unit, worth, upTo, brief, short }
}
