import { type CivilDate, monthOf, yearOf } from '#domain/calendar/calendar.ts'
import type { Use } from '#domain/uses/use.ts'

/** The pesos that a year saved: in total and per month (January first), with the part still to come. */
export type SavedYear = { months: { saved: number; toCome: number }[]; saved: number; toCome: number }

export function savedIn(uses: readonly Use[], year: number): SavedYear {
  const months = Array.from({ length: 12 }, () => ({ saved: 0, toCome: 0 }))
  for (const { date, saved, refund } of uses) {
    const month = months[monthOf(date) - 1]
    if (yearOf(date) !== year || refund?.arrival === 'missing' || month === undefined) continue
    month.saved += saved
    if (refund?.arrival === 'awaited') month.toCome += saved
  }
  const sum = (of: 'saved' | 'toCome') => months.reduce((total, month) => total + month[of], 0)
  return { months, saved: sum('saved'), toCome: sum('toCome') }
}

/** Returns the years that have uses, and always this year, the latest first. */
export function yearsOf(uses: readonly Use[], today: CivilDate): number[] {
  return [...new Set([yearOf(today), ...uses.map(({ date }) => yearOf(date))])].sort((a, b) => b - a)
}
