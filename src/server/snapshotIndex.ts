import type { CivilDate } from '#domain/calendar/calendar.ts'
import { numberPromotionGroups } from '#domain/choice/promotionGroups.ts'
import { holdsOnDate, isOver } from '#domain/promotion/occurrence.ts'
import type { PublishedChange } from '#domain/promotion/promotionChange.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import type { Testimony } from '#domain/promotion/witness.ts'
import { confront } from '#domain/witness/confront.ts'

/** A snapshot with its look-ups. Callers share what it holds and must not change it. */
export type SnapshotIndex = {
  snapshot: Snapshot
  /** The latest changes of promotions, the latest first. */
  changes: readonly PublishedChange[]
  /** What was published in the last weeks and is no more, as last seen, until the day on which it was. */
  ended: readonly PublishedPromotion[]
  /** What lists, search, till and plan count, in the snapshot's order: with the stricter value where chain and issuer differ. */
  promotions: readonly PublishedPromotion[]
  /** All that is published, also what only issuers publish. */
  byId: ReadonlyMap<string, PublishedPromotion>
  witnessesOf(id: string): readonly Testimony[]
  /** What only issuers publish of a chain whose page is read: no list, search or plan counts it. */
  issuerOnly: readonly PublishedPromotion[]
  on(date: CivilDate): readonly PublishedPromotion[]
  /** The id of the first promotion in this one's group; its own id when it is alone. */
  groupOf(promotion: PublishedPromotion): string
  /** The promotions in this one's group that are not over, itself included, in the snapshot's order. One page shows them together. */
  offersWith(promotion: PublishedPromotion, today: CivilDate): readonly PublishedPromotion[]
}

export function indexSnapshot(
  snapshot: Snapshot,
  changes: readonly PublishedChange[] = [],
  ended: readonly PublishedPromotion[] = [],
): SnapshotIndex {
  const published = new Map(snapshot.promotions.map((promotion) => [promotion.id, promotion]))
  const { promotions, issuerOnly, witnesses } = confront(snapshot.promotions, snapshot.feeds)
  const groups = groupIds(promotions)
  const groupOf = ({ id }: PublishedPromotion) => groups.get(id) ?? id
  const members = Map.groupBy(promotions, groupOf)
  return {
    snapshot,
    changes,
    ended: ended.filter(({ id }) => !published.has(id)),
    promotions,
    byId: new Map([...published, ...promotions.map((promotion) => [promotion.id, promotion] as const)]),
    witnessesOf: (id) =>
      (witnesses.get(id) ?? []).flatMap((witness) => {
        const ours = published.get(id)
        return ours ? [{ witness, ours, theirs: published.get(witness.promotionId ?? '') ?? null }] : []
      }),
    issuerOnly,
    on: (date) => promotions.filter((promotion) => holdsOnDate(promotion, date)),
    groupOf,
    offersWith: (promotion, today) =>
      (members.get(groupOf(promotion)) ?? [promotion]).filter((one) => one === promotion || !isOver(one, today)),
  }
}

function groupIds(promotions: readonly PublishedPromotion[]): ReadonlyMap<string, string> {
  const groups = numberPromotionGroups(promotions)
  return new Map(promotions.map(({ id }, at) => [id, promotions[groups[at] ?? at]?.id ?? id]))
}
