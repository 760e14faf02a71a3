import type { PausableWork } from '#domain/choice/pieces.ts'
import { type PackedWeek, unpackWithPauses } from './promotionUnpack.ts'
import type { SharedWeek } from './sharedWeek.ts'

let latest: SharedWeek | undefined

/**
 * Combines a week's name with its content, pausing between promotions. The same name returns the same object, so
 * cached results for its promotions are reused.
 */
export function* combineWeek(week: SharedWeek, { promotions, ...rest }: PackedWeek): PausableWork<SharedWeek> {
  if (latest?.name === week.name) return latest
  week.content = { ...rest, promotions: yield* unpackWithPauses(promotions) }
  latest = week
  return week
}
