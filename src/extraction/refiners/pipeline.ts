import { dropDuplicates } from './duplicates.ts'
import { dropRailsOnline } from './railsOnline.ts'
import type { Refiner } from './refiner.ts'
import { dropForeignWeekdays } from './weekdaysInRange.ts'

/** What needs the whole promotion, or all promotions of a card, in order. */
export const REFINERS: readonly Refiner[] = [dropRailsOnline, dropForeignWeekdays, dropDuplicates]
