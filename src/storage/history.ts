import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { PromotionChange } from '#domain/promotion/promotionChange.ts'
import { inStatements } from './publication.ts'
import type { Db, EditionKind, PromotionChangeRow } from './tables.ts'

/** Stores changes of promotions. The same change on the same day is stored once, even when published again. */
export async function keepChanges(transaction: Db, kind: EditionKind, changes: readonly PromotionChange[]): Promise<void> {
  for (const piece of inStatements(changes.map((change) => rowOf(kind, change)))) {
    await transaction
      .insertInto('promotion_changes')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Returns the changes of one promotion, the latest first. */
export async function changesOf(db: Db, promotionId: string, limit = 50): Promise<PromotionChange[]> {
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

/** Returns changes from one day to another, both included, the latest first. */
export async function changesBetween(
  db: Db,
  { kind, from, until, limit = 2_000 }: { kind: EditionKind; from: CivilDate; until: CivilDate; limit?: number },
): Promise<PromotionChange[]> {
  const rows = await db
    .selectFrom('promotion_changes')
    .selectAll()
    .where('kind', '=', kind)
    .where('seen_at', '>=', from)
    .where('seen_at', '<=', until)
    .orderBy('seen_at', 'desc')
    .orderBy('chain')
    .orderBy('promotion_id')
    .orderBy('event')
    .orderBy('field')
    .limit(limit)
    .execute()
  return rows.map(changeOf)
}

function rowOf(kind: EditionKind, { promotionId, supermarket, seenAt, event, field, was, became }: PromotionChange): PromotionChangeRow {
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
