import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { type Mention, selectMentions } from '../mentions/mention.ts'
import { type CapClaim, findCaps } from '../rules/amounts.ts'
import type { CardText } from '../text/cardText.ts'
import { ISSUERS_WITH_NUMBERED_LEVELS } from '../vocabulary/issuers.ts'
import { findEndOfPeer } from './attach.ts'
import type { Clause } from './clause.ts'
import type { Offer, Tier } from './offer.ts'

/** Caps by segment, level or kind of card make an offer each, and one for everybody else if named. */
export function splitByTier(text: CardText, offer: Offer, header: readonly Span[]): Offer[] {
  if (offer.isBonus || offer.discount.type !== 'porcentaje') return [offer]
  for (const place of header) {
    const tiers = tiersIn(text.folded, selectClausesIn(text, place), levelledIn(text.clauses))
    // With as many caps as percentages, each percentage has its own cap.
    if (tiers.length > 1 && tiers.length !== offer.rank?.of) return tiers.map((tier) => ({ ...offer, tier }))
  }
  return [offer]
}

export const selectClausesIn = ({ clauses }: CardText, place: Span) =>
  clauses.filter(({ start, end }) => start >= place.start && end <= place.end)

/** Whose levels are known by their number alone. */
const levelledIn = (clauses: readonly Clause[]) =>
  clauses.flatMap(({ mentions }) => selectMentions(mentions, 'institution')).find(({ value }) => ISSUERS_WITH_NUMBERED_LEVELS.has(value))
    ?.value

function tiersIn(folded: string, clauses: readonly Clause[], levelled: MethodName | undefined): Tier[] {
  const caps = findCaps(clauses).filter(({ amount }) => amount !== null)
  if (caps.length < 2) return []
  const mentions = clauses.flatMap((clause) => clause.mentions)
  const borders = caps.slice(1).map((cap, index) => findEndOfPeer(folded, mentions, (caps[index] as CapClaim).money, cap.money))
  return usable(
    caps.map((cap, index) =>
      tierOf(clauses, levelled, cap, { start: borders[index - 1] ?? 0, end: borders[index] ?? Number.POSITIVE_INFINITY }),
    ),
  )
}

/** `people`: named next to the cap; empty if nobody is. */
type Candidate = Tier & { people: string }

/** From a cap and the mentions beside it, within its sentence. */
function tierOf(clauses: readonly Clause[], levelled: MethodName | undefined, cap: CapClaim, side: Span): Candidate {
  const inSentence = clauses.filter(({ sentence }) => sentence === cap.clause.sentence)
  const words = {
    start: Math.max(side.start, Math.min(...inSentence.map(({ start }) => start))),
    end: Math.min(side.end, Math.max(...inSentence.map(({ end }) => end))),
  }
  const mentions = inSentence.flatMap((clause) => clause.mentions).filter(({ start, end }) => start >= words.start && end <= words.end)
  const number = selectMentions(mentions, 'level').at(-1)
  const level = number === undefined || levelled === undefined ? null : findNumberedLevel(levelled, levelWithin(number, cap.money))
  return {
    cap: cap.amount as number,
    period: cap.period,
    per: cap.per,
    span: { start: cap.money.start, end: cap.money.end },
    words,
    level,
    cards: [...new Set(selectMentions(mentions, 'cardKind').map(({ value }) => value))],
    people: level?.name ?? peopleBeside(mentions),
  }
}

const levelWithin = (level: Mention<'level'>, { start, end }: Span) => ({
  value: level.value,
  start: Math.min(level.start, start),
  end: Math.max(level.end, end),
})

/** The level of an issuer that its number names. */
export function findNumberedLevel(issuer: MethodName, { value, start, end }: Span & { value: number }): NonNullable<Tier['level']> {
  const name = `Nivel ${value}`
  return { name, issuer, variant: methodNamed(`${issuer} - ${name}` as string)?.name ?? null, span: { start, end } }
}

/** People of other kinds do not tell the caps apart. */
function peopleBeside(mentions: readonly Mention[]): string {
  const tiers = selectMentions(mentions, 'tier').flatMap(({ value }) => value.name ?? [])
  const people = selectMentions(mentions, 'people').flatMap(({ value: { kind } }) =>
    kind === 'salary' || kind === 'pensioner' ? kind : [],
  )
  return [...tiers, ...people].sort().join('+')
}

/** Told apart by people (at most one tier for everybody else) or by kind of card; else none. */
function usable(candidates: readonly Candidate[]): Tier[] {
  if (new Set(candidates.map(({ cap }) => cap)).size < 2) return []
  const byPeople = new Set(candidates.map(({ people }) => people)).size === candidates.length
  const kinds = candidates.map(({ cards }) => cards.join())
  const byCard = candidates.every(({ cards }) => cards.length === 1) && new Set(kinds).size === candidates.length
  if (!byPeople && !byCard) return []
  return candidates.map(({ people: _, ...tier }) => (byPeople ? { ...tier, cards: [] } : tier))
}
