import type { CivilDate } from '#domain/calendar/calendar.ts'
import { fold } from '#domain/text/fold.ts'
import { COMPARED_FIELD_NAMES, type ComparedField, comparedValues, type GatePromotion } from './comparedFields.ts'

/**
 * A published promotion and the one that replaces it. `isRunning`: it should still hold; otherwise the other is next
 * month's. `isSameText`: both were read from identical words.
 */
export type Counterpart = {
  was: GatePromotion
  is: GatePromotion
  isRunning: boolean
  isSameText: boolean
  changed: ReadonlySet<ComparedField>
}

export type Counterparts = {
  pairs: readonly Counterpart[]
  running: readonly GatePromotion[]
  missing: readonly GatePromotion[]
}

/** `key`: all compared values; `dated`: the same with the dates. */
type Compared = { promotion: GatePromotion; values: readonly string[]; key: string; dated: string; isRunning: boolean }

/** Promotions with more differences than this are not paired. An ended one must be more similar, because a new one may follow it. */
const MOST_CHANGES = { running: 7, over: 4 }

/** More promotions than any chain has; beyond it, a broken capture is not compared in pairs. */
const MOST = 250

/**
 * Pairs each promotion of an edition with its most similar one in a new capture: first equal words, then equal values, then
 * fewest differences. Ids do not survive a changed bank or percentage. Independent of the order.
 * @param day The new capture's day.
 */
export function findCounterparts(before: readonly GatePromotion[], after: readonly GatePromotion[], day: CivilDate): Counterparts {
  const olds = before.slice(0, MOST).map((promotion) => comparedOn(promotion, day))
  const news = new Set(after.slice(0, MOST).map((promotion) => comparedOn(promotion, day)))
  const pairs: Counterpart[] = []
  const found = new Set<Compared>()
  const pair = (was: Compared, is: Compared, changed: ReadonlySet<ComparedField>) => {
    news.delete(is)
    found.add(was)
    pairs.push({ was: was.promotion, is: is.promotion, isRunning: was.isRunning, isSameText: isSameText(was, is), changed })
  }
  const left = () => olds.filter((old) => !found.has(old))
  const pairEqual = (isEqual: (old: Compared, one: Compared) => boolean) => {
    for (const old of left()) {
      const same = [...news].find((one) => isEqual(old, one))
      if (same) pair(old, same, NONE)
    }
  }
  const pairAlike = (mayPair: (old: Compared, one: Compared, changes: number) => boolean) => {
    const likely = left().flatMap((was) =>
      [...news].flatMap((is) => {
        const changed = changedBetween(was, is)
        return mayPair(was, is, changed.size) ? [{ was, is, changed }] : []
      }),
    )
    for (const { was, is, changed } of likely.sort((a, b) => a.changed.size - b.changed.size))
      if (!found.has(was) && news.has(is)) pair(was, is, changed)
  }
  pairEqual((old, one) => isSameText(old, one) && old.dated === one.dated)
  pairAlike(isSameText)
  pairEqual((old, one) => old.dated === one.dated)
  pairEqual((old, one) => old.key === one.key)
  pairAlike((old, _, changes) => changes <= MOST_CHANGES[old.isRunning ? 'running' : 'over'])
  const promotionsOf = (compared: readonly Compared[]) => compared.filter(({ isRunning }) => isRunning).map(({ promotion }) => promotion)
  return { pairs, running: promotionsOf(olds), missing: promotionsOf(left()) }
}

const NONE: ReadonlySet<ComparedField> = new Set()

function isSameText({ promotion: { words } }: Compared, { promotion }: Compared): boolean {
  return words !== undefined && words === promotion.words
}

function comparedOn(promotion: GatePromotion, day: CivilDate): Compared {
  const { validFrom, validUntil } = promotion
  const values = comparedValues(promotion)
  const key = values.join('\n')
  return { promotion, values, key, dated: `${validFrom} ${validUntil} ${key}`, isRunning: validUntil === null || validUntil >= day }
}

function changedBetween(a: Compared, b: Compared): Set<ComparedField> {
  return new Set(COMPARED_FIELD_NAMES.filter((_, at) => a.values[at] !== b.values[at]))
}

/** Shorter clauses are too common to be recognized without their «no». */
const LEAST_WORDS = 3

/** Checks whether a promotion lost a «no»: it now adds up to others, excludes nothing any more, or repeats a clause without its «no». */
export function hasLostNegation({ was, is }: Pick<Counterpart, 'was' | 'is'>): boolean {
  if (was.stackable === false && is.stackable !== false) return true
  if (was.excludesProducts !== null && is.excludesProducts === null) return true
  const after = clausesOf(is)
  const affirmed = new Map([...after].filter((clause) => !isNegative(clause)).map((clause) => [clause, clause]))
  return [...clausesOf(was)].some((clause) => isNegative(clause) && !after.has(clause) && affirmed.has(withoutNo(clause)))
}

function clausesOf({ restrictions, excludesProducts }: GatePromotion): Set<string> {
  const clauses = [...restrictions, ...(excludesProducts ?? '').split(';')].map((clause) => fold(clause).trim())
  return new Set(clauses.filter((clause) => clause.split(' ').length >= LEAST_WORDS))
}

const isNegative = (clause: string) => /\bno\b/.test(clause)
const withoutNo = (clause: string) =>
  clause
    .replace(/\bno\b/g, '')
    .replace(/ +/g, ' ')
    .trim()
