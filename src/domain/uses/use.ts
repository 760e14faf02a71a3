import { addDays, type CivilDate, isCivilDate } from '../calendar/calendar.ts'
import { type ChainSlug, isChainSlug } from '../catalogue/chain.ts'
import { type MethodName, methodNamed } from '../catalogue/paymentMethod.ts'
import { allCaps } from '../promotion/caps.ts'
import type { RefundCondition } from '../promotion/condition.ts'
import { holdsOnDate, type PromotionDates } from '../promotion/occurrence.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import type { Household, Person } from '../wallet/household.ts'

export const REFUND_STATES = ['awaited', 'arrived', 'missing'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export type ExpectedRefund = Pick<RefundCondition, 'days' | 'business' | 'where'> & { arrival: RefundState }

/** As noted on the device, with the terms of that day: the promotion ends, and the refund comes later. */
export type Use = {
  id: string
  /** Whose cap it used, by id in the household; empty for the first person. */
  whose: string
  /** The stable id, and those of its group with the same cap (`capSharers`). */
  promotions: readonly string[]
  supermarket: ChainSlug
  title: string
  url: string
  date: CivilDate
  /** Pesos: the purchase, and what came back or was taken off. */
  amount: number
  saved: number
  paidWith: readonly MethodName[]
  cap: string
  /** Null: taken off at the till, or no later refund is mentioned. */
  refund: ExpectedRefund | null
  /** That day's, cut to `MAX_WORDS`; empty when they could not be loaded. */
  words: string
}

export function findPayer({ whose }: Pick<Use, 'whose'>, [, ...others]: Household): Person | undefined {
  return others.find(({ id }) => id === whose)
}

/** Characters, and uses: together less storage than a photograph. */
export const MAX_WORDS = 4_000
export const MAX_USES = 500

/** Pesos. A larger figure is not a purchase. */
const MAX_PESOS = 100_000_000
const MAX_TEXT = 300
const MAX_LINK = 2_000
const MAX_SHARERS = 60
const ID = /^[\w-]{1,40}$/
const REFUND_PLACES = ['statement', 'account', 'wallet', null] as const

/** From outside (a file, an older version of the app), texts cut to their limits; null when it is none. */
export function readUse(value: unknown): Use | null {
  if (typeof value !== 'object' || value === null) return null
  // Older uses have no `whose`, because households did not exist yet.
  const {
    id,
    whose = '',
    promotions,
    supermarket,
    title,
    url,
    date,
    amount,
    saved,
    paidWith,
    cap,
    refund,
    words,
  } = value as Record<string, unknown>
  const expected = refund === null ? null : readRefund(refund)
  if (typeof whose !== 'string' || (whose !== '' && !ID.test(whose))) return null
  if (typeof id !== 'string' || !ID.test(id) || !areIds(promotions) || !isChainSlug(supermarket) || !isCivilDate(date)) return null
  if (typeof title !== 'string' || typeof cap !== 'string' || typeof words !== 'string' || !isLink(url)) return null
  if (!isPesos(amount) || amount === 0 || !isPesos(saved) || saved > amount || !isMethods(paidWith) || expected === undefined) return null
  const texts = { title: title.slice(0, MAX_TEXT), cap: cap.slice(0, MAX_TEXT), words: words.slice(0, MAX_WORDS) }
  return { id, whose, promotions, supermarket, ...texts, url, date, amount, saved, paidWith, refund: expected }
}

function readRefund(value: unknown): ExpectedRefund | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { days, business, where, arrival } = value as Record<string, unknown>
  const place = REFUND_PLACES.find((one) => one === where)
  const state = REFUND_STATES.find((one) => one === arrival)
  const isTerm = days === null || (typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= 365)
  if (place === undefined || state === undefined || typeof business !== 'boolean' || !isTerm) return undefined
  return { days, business, where: place, arrival: state }
}

function isLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_LINK && /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}

function isPesos(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_PESOS
}

function areIds(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.length <= MAX_SHARERS && value.every((one) => typeof one === 'string' && ID.test(one))
  )
}

function isMethods(value: unknown): value is MethodName[] {
  return Array.isArray(value) && value.length <= 12 && value.every((name) => typeof name === 'string' && methodNamed(name) !== undefined)
}

/** The latest first. `later` wins for the same use; beyond `MAX_USES` the oldest are dropped. */
export function mergeUses(earlier: readonly Use[], later: readonly Use[]): Use[] {
  const all = new Map([...earlier, ...later].map((use) => [use.id, use]))
  return [...all.values()].sort((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1)).slice(0, MAX_USES)
}

export type CapSharer = Pick<ListedPromotion, 'id' | 'limits'>

/** Its own first, then those of its group with an equal cap: were they separate, too little is told to be left, never too much. */
export function capSharers({ id, limits }: CapSharer, group: readonly CapSharer[]): string[] {
  const others = group.filter((other) => other.id !== id && limits.maxDiscount !== null && isSameCap(limits, other.limits))
  return [id, ...others.map((other) => other.id)].slice(0, MAX_SHARERS)
}

function isSameCap(a: CapSharer['limits'], b: CapSharer['limits']): boolean {
  return JSON.stringify(allCaps(a)) === JSON.stringify(allCaps(b))
}

export type UseContext = {
  promotion: ListedPromotion
  people: Household
  /** Pesos that the shopper means to spend. */
  amount: number | undefined
  today: CivilDate
  group: () => readonly CapSharer[]
}

const BACK = 31

/** Today, or the last day on which it held; null when it has not begun. */
export function guessDayOfUse(promotion: PromotionDates, today: CivilDate): CivilDate | null {
  for (let back = 0; back <= BACK; back++) {
    const date = addDays(today, -back)
    if (holdsOnDate(promotion, date)) return date
  }
  return null
}
