import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { PromotionChange, PublishedChange } from '#domain/promotion/promotionChange.ts'
import { splitIntoStatements } from './publication.ts'
import type { Db, EditionKind, Instant, PromotionChangeRow } from './tables.ts'

/** Stores changes of promotions. The same change on the same day is stored once, even when published again. */
export async function storeChanges(
  transaction: Db,
  { kind, changes, now }: { kind: EditionKind; changes: readonly PromotionChange[]; now: Instant },
): Promise<void> {
  for (const piece of splitIntoStatements(changes.map((change) => ({ ...rowOf(kind, change), published_at: now })))) {
    await transaction
      .insertInto('promotion_changes')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function loadChangesOfPromotion(db: Db, promotionId: string, limit = 50): Promise<PromotionChange[]> {
  const rows = await db
    .selectFrom('promotion_changes')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('seen_at', 'desc')
    .orderBy('event')
    .orderBy('field')
    .limit(limit)
    .execute()
  return rows.map(changeOf)
}

/** Returns the changes of all promotions since a day, the latest first. @param most How many at most. */
export async function loadRecentChanges(db: Db, kind: EditionKind, since: CivilDate, most: number): Promise<PublishedChange[]> {
  const rows = await db
    .selectFrom('promotion_changes')
    .selectAll()
    .where('kind', '=', kind)
    .where('seen_at', '>=', since)
    .orderBy('seen_at', 'desc')
    .orderBy('promotion_id')
    .orderBy('event')
    .orderBy('field')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...changeOf(row), publishedAt: row.published_at ?? `${row.seen_at}T15:00:00.000Z` }))
}

function rowOf(
  kind: EditionKind,
  { promotionId, supermarket, seenAt, event, field, was, became }: PromotionChange,
): Omit<PromotionChangeRow, 'published_at'> {
  return { promotion_id: promotionId, chain: supermarket, kind, seen_at: seenAt, event, field: field ?? '', was, became }
}

function changeOf({ promotion_id, chain, seen_at, event, field, was, became }: PromotionChangeRow): PromotionChange {
  return {
    promotionId: promotion_id,
    supermarket: chain,
    seenAt: seen_at,
    event: event as PromotionChange['event'],
    field: field === '' ? null : field,
    was,
    became,
  }
}
