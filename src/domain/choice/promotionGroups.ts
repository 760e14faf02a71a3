import { type MethodSlug, methodNamed } from '../catalogue/paymentMethod.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { groupIssuer } from '../questions/requirement.ts'
import { fold } from '../text/fold.ts'
import type { EligibilityStatus } from './eligibility.ts'
import type { Ranked } from './ranking.ts'

/** `cardId` is unique within its chain. */
export type Groupable = Pick<
  ListedPromotion,
  'id' | 'supermarket' | 'discount' | 'where' | 'weekdays' | 'paymentMethods' | 'onlyForProducts' | 'conditions'
> & { cardId: string }

/** Numbers the groups, by the index of their first: a card's offers, one offer for several tiers, a chain's instalments for the same issuers. */
export function numberPromotionGroups(promotions: readonly Groupable[]): number[] {
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

function sets(promotions: readonly Groupable[], keyOf: (promotion: Groupable) => string | null): Placed[][] {
  const placed = promotions.map((promotion, at) => ({ at, promotion }))
  return [...Map.groupBy(placed, ({ promotion }) => keyOf(promotion))].flatMap(([key, members]) => (key === null ? [] : [members]))
}

function cardKey({ supermarket, cardId }: Groupable): string {
  return JSON.stringify([supermarket, cardId])
}

const isMoneyBack = ({ promotion }: Placed) => promotion.discount.type === 'porcentaje'

function instalmentKey(promotion: Groupable): string | null {
  const issuers = issuersOfPromotion(promotion)
  if (issuers === null) return null
  return JSON.stringify([promotion.supermarket, issuers])
}

function tierKey(promotion: Groupable): string | null {
  const { supermarket, discount, where, weekdays, onlyForProducts, paymentMethods } = promotion
  const issuers = issuersOfPromotion(promotion)
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

/** Without tiers, equal keys are a coincidence. */
function hasTier(members: readonly Placed[]): boolean {
  return members.some(
    ({ promotion: { conditions, paymentMethods } }) =>
      conditions.who.some(({ kind }) => kind === 'segment' || kind === 'salary') ||
      paymentMethods?.flat().some((name) => methodNamed(name).parent !== null),
  )
}

function issuersOfPromotion({ paymentMethods }: Groupable): MethodSlug[] | null {
  // No groups mean the same as one empty group.
  const issuers = new Set((paymentMethods ?? [[]]).map(groupIssuer))
  return issuers.has(null) ? null : ([...issuers].sort() as MethodSlug[])
}

export type Group<P> = { best: Ranked<P>; others: readonly Ranked<P>[] }

const NONE: readonly never[] = []

export function groupRanked<P>(ranked: readonly Ranked<P>[], groupOf: (promotion: P) => unknown): Group<P>[] {
  return [...Map.groupBy(ranked, ({ promotion }) => groupOf(promotion)).values()].map(([best, ...others]) => ({
    // `groupBy` makes no empty sets.
    best: best as Ranked<P>,
    others: others.length === 0 ? NONE : others,
  }))
}

/** Groups promotions into rows, and drops those that look like another, because a source may publish one twice. */
export function groupIntoRows(
  ranked: readonly Ranked<ListedPromotion>[],
  groupOf: (promotion: ListedPromotion) => unknown,
): Group<ListedPromotion>[] {
  const first = new Map(ranked.toReversed().map((one) => [sayingOf(one.promotion), one]))
  return groupRanked(
    ranked.filter((one) => first.get(sayingOf(one.promotion)) === one),
    groupOf,
  )
}

const sayings = new WeakMap<ListedPromotion, string>()

/** Returns everything that a shopper sees of a promotion, as text to compare. */
function sayingOf(promotion: ListedPromotion): string {
  const known = sayings.get(promotion)
  if (known !== undefined) return known
  const { id, confidence, doubt, validFrom, excludesProducts, ...said } = promotion
  const text = JSON.stringify(said)
  sayings.set(promotion, text)
  return text
}

/** By whether the shopper can use the best of each. */
export function countByStatus(rows: readonly Group<ListedPromotion>[]): Record<EligibilityStatus, number> {
  const count = (status: EligibilityStatus) => rows.filter(({ best }) => best.eligibility.status === status).length
  return { yes: count('yes'), maybe: count('maybe'), no: count('no') }
}
