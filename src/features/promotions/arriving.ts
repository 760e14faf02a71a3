import type { Pieces } from '#domain/choice/pieces.ts'
import { type PackedWeek, unpackInPieces } from './promotionUnpack.ts'
import type { SharedWeek } from './sharedWeek.ts'

let latest: SharedWeek | undefined

/** The week with its content. Of the same name the same object as before, so that what is known of its promotions is found once. */
export function* arriving(week: SharedWeek, { promotions, ...rest }: PackedWeek): Pieces<SharedWeek> {
  if (latest?.name === week.name) return latest
  week.content = { ...rest, promotions: yield* unpackInPieces(promotions) }
  latest = week
  return week
}
