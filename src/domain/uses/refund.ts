import { addDays, type CivilDate, weekdayOf } from '../calendar/calendar.ts'
import type { RefundCondition } from '../promotion/condition.ts'
import type { ExpectedRefund, Use } from './use.ts'

/** Null when it is taken off at the till, or the card does not say. */
export function makeExpectedRefund(refund: RefundCondition | null): ExpectedRefund | null {
  if (refund === null || refund.kind === 'till') return null
  const { kind, days, business, where } = refund
  return kind === null && days === null && where === null ? null : { days, business, where, arrival: 'awaited' }
}

/** Null if unsaid. Business days ignore holidays, and screens say so. */
export function computeRefundDueDate(
  { date }: Pick<Use, 'date'>,
  { days, business }: Pick<ExpectedRefund, 'days' | 'business'>,
): CivilDate | null {
  if (days === null) return null
  if (!business) return addDays(date, days)
  let due = date
  for (let left = days; left > 0; ) {
    due = addDays(due, 1)
    if (!isWeekend(due)) left--
  }
  return due
}

function isWeekend(date: CivilDate): boolean {
  const day = weekdayOf(date)
  return day === 'Sabado' || day === 'Domingo'
}

/** `isDue`: its day has come and nobody has said whether it arrived. */
export type OpenRefund = { use: Use; refund: ExpectedRefund; due: CivilDate | null; isDue: boolean; isLate: boolean }

export function listOpenRefunds(uses: readonly Use[], today: CivilDate): OpenRefund[] {
  return uses
    .flatMap((use): OpenRefund[] => {
      const { refund } = use
      if (refund === null || refund.arrival === 'arrived') return []
      const due = computeRefundDueDate(use, refund)
      const isDue = refund.arrival === 'awaited' && due !== null && due <= today
      return [{ use, refund, due, isDue, isLate: due !== null && due < today }]
    })
    .sort((a, b) => Number(b.isDue) - Number(a.isDue) || compareDates(a.due, b.due) || compareDates(a.use.date, b.use.date))
}

function compareDates(a: CivilDate | null, b: CivilDate | null): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -1 : 1
}
