import type { CivilDate } from '#domain/calendar/calendar.ts'
import { assignGroups } from '#domain/choice/promotionGroups.ts'
import { holdsOnDate, isOver } from '#domain/promotion/occurrence.ts'
import type { PublishedChange } from '#domain/promotion/promotionChange.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'

/** A snapshot with its look-ups. Each is computed once, on first use. Callers share the results and must not change them. */
export type SnapshotIndex = {
  snapshot: Snapshot
  /** The latest changes of promotions, the latest first. */
  changes: readonly PublishedChange[]
  byId: ReadonlyMap<string, PublishedPromotion>
  /** The promotions that hold on a civil date, in the snapshot's order. */
  on(date: CivilDate): readonly PublishedPromotion[]
  /** The id of the first promotion in this one's group; its own id when it is alone. */
  groupOf(promotion: PublishedPromotion): string
  /** The promotions in this one's group that are not over, itself included, in the snapshot's order. One page shows them together. */
  offersWith(promotion: PublishedPromotion, today: CivilDate): readonly PublishedPromotion[]
}

/** How many dates the index remembers: more than shoppers look at. A caller of the API that walks through years must not fill the memory. */
const MAX_DATES = 64

export function indexSnapshot(snapshot: Snapshot, changes: readonly PublishedChange[] = []): SnapshotIndex {
  const byDate = new Map<CivilDate, readonly PublishedPromotion[]>()
  let groups: ReadonlyMap<string, string> | null = null
  let members: ReadonlyMap<string, readonly PublishedPromotion[]> | null = null
  const groupOf = ({ id }: PublishedPromotion): string => {
    groups ??= groupIds(snapshot.promotions)
    return groups.get(id) ?? id
  }
  return {
    snapshot,
    changes,
    byId: new Map(snapshot.promotions.map((promotion) => [promotion.id, promotion])),
    on(date) {
      const known = byDate.get(date)
      if (known) return known
      const found = snapshot.promotions.filter((promotion) => holdsOnDate(promotion, date))
      if (byDate.size >= MAX_DATES) byDate.delete(byDate.keys().next().value as CivilDate)
      byDate.set(date, found)
      return found
    },
    groupOf,
    offersWith(promotion, today) {
      members ??= Map.groupBy(snapshot.promotions, groupOf)
      return (members.get(groupOf(promotion)) ?? [promotion]).filter((one) => one === promotion || !isOver(one, today))
    },
  }
}

function groupIds(promotions: readonly PublishedPromotion[]): ReadonlyMap<string, string> {
  const groups = assignGroups(promotions)
  return new Map(promotions.map(({ id }, at) => [id, promotions[groups[at] ?? at]?.id ?? id]))
}
