import type { PromotionChange } from '#domain/promotion/promotionChange.ts'
import { splitIntoStatements } from './publication.ts'
import type { Db, EditionKind, PromotionChangeRow } from './tables.ts'

/** Stores changes of promotions. The same change on the same day is stored once, even when published again. */
export async function storeChanges(transaction: Db, kind: EditionKind, changes: readonly PromotionChange[]): Promise<void> {
  for (const piece of splitIntoStatements(changes.map((change) => rowOf(kind, change)))) {
    await transaction
      .insertInto('promotion_changes')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Returns the changes of one promotion, the latest first. */
export async function changesOfPromotion(db: Db, promotionId: string, limit = 50): Promise<PromotionChange[]> {
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
