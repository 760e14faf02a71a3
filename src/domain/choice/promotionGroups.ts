import { type MethodSlug, methodNamed } from '../catalogue/paymentMethod.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { issuerOf } from '../questions/requirement.ts'
import { fold } from '../text/fold.ts'
import type { Ranked } from './ranking.ts'

/** The fields that decide which promotions are one entry of a list. `cardId` is the card of the source, unique within its chain. */
export type Groupable = Pick<
  ListedPromotion,
  'id' | 'supermarket' | 'discount' | 'where' | 'weekdays' | 'paymentMethods' | 'onlyForProducts' | 'conditions'
> & { cardId: string }

/**
 * For each promotion, in their order, the position of the first one of its group. One group are: all that one card of the source offers; the
 * same offer for several tiers of an issuer, also on cards of their own; the cards of one chain that offer the same issuers' clients nothing
 * but instalments. It is the same for every shopper, so it is computed once a snapshot. Pure.
 */
export function groupsOf(promotions: readonly Groupable[]): number[] {
  const heads = promotions.map((_, at) => at)
  const headOf = (at: number): number => (heads[at] === at ? at : headOf(heads[at] as number))
  const cards = sets(promotions, cardKey)
  const paying = new Set(cards.flatMap((offers) => (offers.some(isMoneyBack) ? offers.map(({ promotion }) => promotion) : [])))
  const instalments = sets(promotions, (promotion) => (paying.has(promotion) ? null : instalmentKey(promotion)))
  for (const members of [...cards, ...instalments, ...sets(promotions, tierKey).filter(hasTier)]) {
    const all = members.map(({ at }) => headOf(at))
    const first = Math.min(...all)
    for (const head of all) heads[head] = first
  }
  return promotions.map((_, at) => headOf(at))
}

type Placed = { at: number; promotion: Groupable }

/** The promotions that share a key. */
function sets(promotions: readonly Groupable[], keyOf: (promotion: Groupable) => string | null): Placed[][] {
  const placed = promotions.map((promotion, at) => ({ at, promotion }))
  return [...Map.groupBy(placed, ({ promotion }) => keyOf(promotion))].flatMap(([key, members]) => (key === null ? [] : [members]))
}

function cardKey({ supermarket, cardId }: Groupable): string {
  return JSON.stringify([supermarket, cardId])
}

const isMoneyBack = ({ promotion }: Placed) => promotion.discount.type === 'porcentaje'

function instalmentKey(promotion: Groupable): string | null {
  const issuers = issuersOf(promotion)
  if (issuers === null) return null
  return JSON.stringify([promotion.supermarket, issuers])
}

/** The parts that offers for different tiers share: place, days, products, issuers, and whether MODO pays. */
function tierKey(promotion: Groupable): string | null {
  const { supermarket, discount, where, weekdays, onlyForProducts, paymentMethods } = promotion
  const issuers = issuersOf(promotion)
  if (discount.type !== 'porcentaje' || issuers === null) return null
  const isWithModo = paymentMethods?.some((group) => group.includes('MODO'))
  return JSON.stringify([
    supermarket,
    [...where].sort(),
    weekdays && [...weekdays].sort(),
    onlyForProducts && fold(onlyForProducts),
    issuers,
    isWithModo,
  ])
}

/** Without a tier they are offers that happen to look alike. */
function hasTier(members: readonly Placed[]): boolean {
  return members.some(
    ({ promotion: { conditions, paymentMethods } }) =>
      conditions.who.some(({ kind }) => kind === 'segment' || kind === 'salary') ||
      paymentMethods?.flat().some((name) => methodNamed(name).parent !== null),
  )
}

/** The issuers whose methods it takes, in a fixed order; null where any issuer will do. */
function issuersOf({ paymentMethods }: Groupable): MethodSlug[] | null {
  // Without groups it is as with an empty one.
  const issuers = new Set((paymentMethods ?? [[]]).map(issuerOf))
  return issuers.has(null) ? null : ([...issuers].sort() as MethodSlug[])
}

/** Several promotions as one entry of a list: the best for the shopper, and the others in their order. */
export type Group<P> = { best: Ranked<P>; others: readonly Ranked<P>[] }

const NONE: readonly never[] = []

/** A ranked list by groups, each in the place of its best. Every promotion is in exactly one. Pure. */
export function inGroups<P>(ranked: readonly Ranked<P>[], groupOf: (promotion: P) => unknown): Group<P>[] {
  return [...Map.groupBy(ranked, ({ promotion }) => groupOf(promotion)).values()].map(([best, ...others]) => ({
    // A set of `groupBy` has a first.
    best: best as Ranked<P>,
    others: others.length === 0 ? NONE : others,
  }))
}

/** All promotions of groups, in their order. */
export function membersOf<P>(groups: readonly Group<P>[]): Ranked<P>[] {
  return groups.flatMap(({ best, others }) => [best, ...others])
}
