import { methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { AMOUNT, pesosOf } from '../mentions/amounts.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import type { CardText } from '../text/cardText.ts'
import { type Found, findAll, type Stretch } from '../text/search.ts'
import { LEVELLED } from '../vocabulary/issuers.ts'
import type { Offer, Tier } from './offer.ts'

/**
 * One discount with several caps by segment or card ("tope $ 10.000 cartera general y $ 30.000 Búho", "niveles: 1 ($ 6.000) 2 ($ 8.000)")
 * is one offer for each segment, and one for everybody else.
 */
export function splitByTier(text: CardText, offer: Offer, header: readonly Stretch[]): Offer[] {
  if (offer.bonus || offer.discount.type !== 'porcentaje') return [offer]
  for (const stretch of header) {
    const tiers = tiersIn(text, stretch)
    if (tiers.length > 1) return tiers.map((tier) => ({ ...offer, tier }))
  }
  return [offer]
}

const AMOUNTS = new RegExp(AMOUNT, 'g')
const CAP_WORD = /topes?|maximo de reintegro|reintegro maximo|por reintegro/

function tiersIn(text: CardText, stretch: Stretch): Tier[] {
  const words = text.affirmed.slice(stretch.start, stretch.end)
  const from = words.search(CAP_WORD)
  if (from < 0) return []
  const first = from - 60
  const amounts = findAll(text.affirmed, [stretch], AMOUNTS).filter(
    ({ start }) =>
      start - stretch.start > first &&
      !/minim[a-z ]{0,20}:? ?$|\+ ?$|compras?[a-z ]{0,24}$/.test(text.affirmed.slice(Math.max(stretch.start, start - 28), start)),
  )
  if (amounts.length < 2) return []
  const after = amounts.map((found, index) => tierOf(text, found, 'after', found.end, amounts[index + 1]?.start ?? stretch.end))
  const before = amounts.map((found, index) => tierOf(text, found, 'before', amounts[index - 1]?.end ?? stretch.start, found.start))
  return [after, before].map(usable).find((candidate) => candidate.length > 1) ?? []
}

/** `people`: who the words next to the cap name; empty: no one in particular. */
type Candidate = Tier & { people: string }

/** The level stands after its cap (`$ 6.000 nivel 1`) or before it (`1 ($ 6.000)`). */
const LEVEL = { after: /^[ ,)]{0,3}(?:usuarios |para |de )?nivel (\d)/, before: /(?:^|[^\d$.])(\d) ?\(? ?$/ }

function tierOf(text: CardText, amount: Found, side: keyof typeof LEVEL, start: number, end: number): Candidate {
  const span = withinSentence(text, side, start, end)
  const words = text.affirmed.slice(span.start, span.end)
  const counted = LEVEL[side].exec(words)
  const level = counted?.[1] === undefined ? null : levelOf(text, counted[1], levelSpan(side, span.start, counted, amount))
  const cards: Tier['cards'] = [
    ...(/credito/.test(words) ? (['credit'] as const) : []),
    ...(/debito/.test(words) ? (['debit'] as const) : []),
    ...(/prepaga/.test(words) ? (['prepaid'] as const) : []),
  ]
  const cap = pesosOf(amount.groups[1], amount.groups[2]) ?? 0
  const people = level === null ? peopleIn(text, span) : level.name
  return { cap, span: { start: amount.start, end: amount.end }, words: span, level, cards, people }
}

/** What belongs to a cap is in the same sentence. */
function withinSentence({ folded }: CardText, side: keyof typeof LEVEL, start: number, end: number): { start: number; end: number } {
  const words = folded.slice(start, end)
  if (side === 'after') {
    const stop = words.indexOf('. ')
    return { start, end: stop < 0 ? end : start + stop }
  }
  return { start: start + words.lastIndexOf('. ') + 1, end }
}

/** The names of the tiers and people in a stretch; people without one are no one in particular. */
function peopleIn({ clauses }: CardText, { start, end }: { start: number; end: number }): string {
  const inside = (mention: Mention) => mention.start >= start && mention.end <= end
  const mentions = clauses.flatMap((clause) => clause.mentions).filter(inside)
  const tiers = mentionsOf(mentions, 'tier').map(({ value }) => value.name)
  const people = mentionsOf(mentions, 'people').filter(({ value }) => value.kind === 'salary' || value.kind === 'pensioner')
  return [...tiers.filter((name) => name !== null), ...people.map(({ value }) => value.kind)].sort().join('+')
}

/** The level with its cap, whichever stands first. */
function levelSpan(side: keyof typeof LEVEL, start: number, counted: RegExpExecArray, amount: Found): Span {
  if (side === 'after') return { start: amount.start, end: start + counted.index + counted[0].length }
  return { start: start + counted.index + counted[0].search(/\d/), end: amount.end }
}

/** Levels without the word stand only on the cards of a wallet that has them. */
function levelOf({ clauses }: CardText, number: string, span: Span): Tier['level'] {
  const named = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'institution')).find(({ value }) => LEVELLED.has(value))
  if (named === undefined) return null
  const name = `Nivel ${number}`
  return { name, issuer: named.value, variant: methodNamed(`${named.value} - ${name}` as string)?.name ?? null, span }
}

/** Caps that can be distinguished: by people, at most one of them for everybody else, or by the kind of card. */
function usable(candidates: readonly Candidate[]): Tier[] {
  const known = candidates.filter(({ cap }) => cap > 0)
  if (known.length < 2 || new Set(known.map(({ cap }) => cap)).size < 2) return []
  const byPeople = new Set(known.map(({ people }) => people)).size === known.length
  const kinds = known.map(({ cards }) => cards.join())
  const byCard = known.every(({ cards }) => cards.length === 1) && new Set(kinds).size === known.length
  if (!byPeople && !byCard) return []
  return known.map(({ cap, span, words, level, cards }) => ({ cap, span, words, level, cards: byPeople ? [] : cards }))
}
