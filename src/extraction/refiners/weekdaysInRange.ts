import { addDays, type CivilDate, daysBetween, type Weekday, weekdayOf } from '#domain/calendar.ts'
import type { Draft, Refiner } from './refiner.ts'

/** In a range of a few days, weekdays that none of them is are left over from another month: the range says enough. */
export const dropForeignWeekdays: Refiner = (drafts) =>
  drafts.map((draft): Draft => {
    const { validFrom, validUntil, weekdays } = draft.promotion
    if (weekdays === null || validFrom === null || validUntil === null) return draft
    const days = daysOf(validFrom, validUntil)
    if (days === null || weekdays.some((day) => days.includes(day))) return draft
    const { weekdays: _, ...evidence } = draft.promotion.evidence
    return { ...draft, promotion: { ...draft.promotion, weekdays: null, evidence } }
  })

function daysOf(from: CivilDate, until: CivilDate): Weekday[] | null {
  const length = daysBetween(from, until)
  return length < 0 || length >= 6 ? null : Array.from({ length: length + 1 }, (_, index) => weekdayOf(addDays(from, index)))
}
