import type { CivilDate } from '#domain/calendar.ts'
import { fold } from '#domain/fold.ts'
import { COMPARED_FIELD_NAMES, type ComparedField, comparedValues, type Profiled } from './comparedFields.ts'

/** A promotion of the last good edition and what became of it. `isRunning`: it should still hold; else it is the next month's. */
export type Counterpart = { was: Profiled; is: Profiled; isRunning: boolean; changed: ReadonlySet<ComparedField> }

export type Counterparts = {
  pairs: readonly Counterpart[]
  /** How many promotions of the last good edition should still hold, and how many of those have no counterpart. */
  running: number
  missing: number
}

/** `key`: all compared values; `dated`: the same with the dates. */
type Compared = { promotion: Profiled; values: readonly string[]; key: string; dated: string; isRunning: boolean }

/** Beyond so many differences two promotions are not taken for the same. One that is over must be more alike: another may follow it. */
const MOST_CHANGES = { running: 7, over: 4 }

/** More promotions than any chain has; a broken capture's many are not compared in pairs. */
const MOST = 250

/**
 * Finds each promotion of the last good edition in a new capture by likeness, as no id survives a changed bank or percentage: first those
 * that are the same, then the most alike. One to one, and independent of order among equals. Pure.
 * @param day Of the new capture.
 */
export function counterparts(before: readonly Profiled[], after: readonly Profiled[], day: CivilDate): Counterparts {
  const olds = before.slice(0, MOST).map((promotion) => comparedOn(promotion, day))
  const news = new Set(after.slice(0, MOST).map((promotion) => comparedOn(promotion, day)))
  const pairs: Counterpart[] = []
  const pair = (was: Compared, is: Compared, changed: ReadonlySet<ComparedField>) => {
    news.delete(is)
    pairs.push({ was: was.promotion, is: is.promotion, isRunning: was.isRunning, changed })
  }
  const unlike = (key: 'key' | 'dated') => (old: Compared) => {
    const same = [...news].find((one) => one[key] === old[key])
    if (same) pair(old, same, NONE)
    return !same
  }
  const left = olds.filter(unlike('dated')).filter(unlike('key'))
  const likely = left.flatMap((was) =>
    [...news].flatMap((is) => {
      const changed = changedBetween(was, is)
      return changed.size <= MOST_CHANGES[was.isRunning ? 'running' : 'over'] ? [{ was, is, changed }] : []
    }),
  )
  const found = new Set<Compared>()
  for (const { was, is, changed } of likely.sort((a, b) => a.changed.size - b.changed.size)) {
    if (found.has(was) || !news.has(is)) continue
    found.add(was)
    pair(was, is, changed)
  }
  const running = olds.filter(({ isRunning }) => isRunning).length
  return { pairs, running, missing: left.filter((old) => old.isRunning && !found.has(old)).length }
}

const NONE: ReadonlySet<ComparedField> = new Set()

function comparedOn(promotion: Profiled, day: CivilDate): Compared {
  const { validFrom, validUntil } = promotion
  const values = comparedValues(promotion)
  const key = values.join('\n')
  return { promotion, values, key, dated: `${validFrom} ${validUntil} ${key}`, isRunning: validUntil === null || validUntil >= day }
}

function changedBetween(a: Compared, b: Compared): Set<ComparedField> {
  return new Set(COMPARED_FIELD_NAMES.filter((_, at) => a.values[at] !== b.values[at]))
}

/** Shorter clauses say too little to be recognized without their «no». */
const LEAST_WORDS = 3

/**
 * Whether a promotion lost a «no»: it may be added to others now, excludes nothing any more, or a clause of it stands there without its «no».
 */
export function lostNegation({ was, is }: Pick<Counterpart, 'was' | 'is'>): boolean {
  if (was.stackable === false && is.stackable !== false) return true
  if (was.excludesProducts !== null && is.excludesProducts === null) return true
  const after = clausesOf(is)
  const affirmed = new Map([...after].filter((clause) => !isNegative(clause)).map((clause) => [clause, clause]))
  return [...clausesOf(was)].some((clause) => isNegative(clause) && !after.has(clause) && affirmed.has(withoutNo(clause)))
}

function clausesOf({ restrictions, excludesProducts }: Profiled): Set<string> {
  const clauses = [...restrictions, ...(excludesProducts ?? '').split(';')].map((clause) => fold(clause).trim())
  return new Set(clauses.filter((clause) => clause.split(' ').length >= LEAST_WORDS))
}

const isNegative = (clause: string) => /\bno\b/.test(clause)
const withoutNo = (clause: string) =>
  clause
    .replace(/\bno\b/g, '')
    .replace(/ +/g, ' ')
    .trim()
