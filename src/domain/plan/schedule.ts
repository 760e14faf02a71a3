import { type Constraint, solve } from 'yalps'
import { BLOCKS, daysOfBlock, type Frame } from './candidates.ts'
import { listDays, PLAN_DAYS } from './offers.ts'

type Room = Pick<Frame, 'perBlock'>

/** Returns how many purchases have room on a set of days. */
export function roomOn(days: number, { perBlock }: Room): number {
  return perBlock.reduce((sum, most, block) => sum + Math.min(most, listDays(days & daysOfBlock(block)).length), 0)
}

/** A day for each purchase, counted from 0, or a set of days on which there is no room for all those that need one of them. */
export type Schedule = { dayOf: readonly number[] } | { dayOf: readonly (number | null)[]; crowded: number }

/** A purchase that finds a day counts more than all that earlier days could win. */
const PLACED = 10_000

/** Gives each purchase one of its days, the earliest where there is a choice. @param trips The days of each purchase. */
export function schedule(trips: readonly number[], { perBlock }: Room): Schedule {
  const constraints = new Map<string, Constraint>(trips.map((_, trip) => [`trip ${trip}`, { max: 1 }]))
  for (let day = 0; day < PLAN_DAYS; day++) constraints.set(`day ${day}`, { max: 1 })
  for (let block = 0; block < BLOCKS; block++) constraints.set(`block ${block}`, { max: perBlock[block] as number })
  const variables = trips.flatMap((days, trip) =>
    listDays(days).map(
      (day) =>
        [
          { trip, day },
          { [`trip ${trip}`]: 1, [`day ${day}`]: 1, [`block ${Math.floor(day / 7)}`]: 1, early: PLACED - day },
        ] as const,
    ),
  )
  // Such an assignment comes out in whole numbers.
  const { variables: placed } = solve({ direction: 'maximize', objective: 'early', constraints, variables })
  const dayOf = trips.map((_, trip) => placed.find(([one, share]) => one.trip === trip && share > 0.5)?.[0].day ?? null)
  const lost = dayOf.indexOf(null)
  return lost < 0 ? { dayOf: dayOf as number[] } : { dayOf, crowded: crowdedBy(lost, trips, dayOf, { perBlock }) }
}

/** Collects the days of a purchase that found none, and those of all purchases that would have to make room for it. */
function crowdedBy(lost: number, trips: readonly number[], dayOf: readonly (number | null)[], { perBlock }: Room): number {
  const inBlock = (block: number) => dayOf.filter((day) => day !== null && Math.floor(day / 7) === block).length
  let days = trips[lost] as number
  for (let before = 0; before !== days; ) {
    before = days
    for (const [trip, day] of dayOf.entries()) {
      if (day === null) continue
      const block = Math.floor(day / 7)
      const isFull = inBlock(block) >= (perBlock[block] as number)
      if (days & (1 << day) || (isFull && days & daysOfBlock(block))) days |= trips[trip] as number
    }
  }
  return days
}
