import type { CivilDate } from '../calendar/calendar.ts'
import type { PromotionChange } from '../promotion/promotionChange.ts'
import { changeWords } from '../promotion/promotionFields.ts'

/** The changes of one day in words: «el tope subió de $ 10.000 a $ 12.000; ahora termina el 30 de abril». */
export type DayOfChanges = { date: CivilDate; words: string }

/** Groups changes by day, and keeps the order given. Appearances are shown elsewhere; an end does not matter while the promotion is on screen. */
export function groupChangesByDay(changes: readonly PromotionChange[]): DayOfChanges[] {
  const days = Map.groupBy(changes, ({ seenAt }) => seenAt)
  return [...days].flatMap(([date, all]) => {
    const words = changesOfDayWords(all)
    return words === '' ? [] : [{ date, words }]
  })
}

export function changesOfDayWords(changes: readonly PromotionChange[]): string {
  return [...new Set(changes.map(wordsOf).filter((one) => one !== null))].join('; ')
}

function wordsOf({ event, field, was, became, seenAt }: PromotionChange): string | null {
  if (event === 'returned') return 'volvió a mostrarse'
  if (event === 'follows') return 'reemplaza a una que terminó'
  // It holds already, as before.
  if (field === 'validFrom' && became !== null && became <= JSON.stringify(seenAt)) return null
  return event === 'changed' && field !== null ? changeWords(field, read(was), read(became)) : null
}

function read(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}
