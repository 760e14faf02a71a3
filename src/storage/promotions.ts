import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { registeredPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { fromJsonOrNull, toJson } from './jsonColumn.ts'
import { splitIntoStatements } from './publication.ts'
import type { ContentHash, Db, EditionKind, RegistryRow } from './tables.ts'

/** An entry of the registry: a stable id and its promotion as last seen. */
export type RegistryEntry = {
  id: string
  /** The card it was last read from, and the hash of its raw form. */
  cardId: string
  cardHash: ContentHash
  /** Without evidence, which belongs to a card's text. */
  promotion: ExtractedPromotion
  firstSeen: CivilDate
  lastSeen: CivilDate
}

/** Returns all promotions ever published of a source. One that today's schema refuses is skipped: nothing new can match it. */
export async function loadRegistryEntries(db: Db, kind: EditionKind, source: SourceSlug): Promise<RegistryEntry[]> {
  const rows = await db.selectFrom('promotions').selectAll().where('kind', '=', kind).where('source', '=', source).execute()
  return rows.flatMap((row) => {
    const promotion = readPromotion(row)
    return promotion
      ? [{ id: row.id, cardId: row.card_id, cardHash: row.card_hash, promotion, firstSeen: row.first_seen, lastSeen: row.last_seen }]
      : []
  })
}

/** Returns promotions as they were last seen, which is their last day. One that today's schema refuses is left out. */
export async function loadEndedPromotions(db: Db, ids: readonly string[]): Promise<PublishedPromotion[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('promotions').selectAll().where('id', 'in', ids.slice(0, MOST_ENDED)).execute()
  return rows.flatMap((row) => {
    const promotion = readPromotion(row)
    if (promotion === null) return []
    const { id, card_id: cardId, first_seen: firstSeen, last_seen: lastSeen } = row
    const validUntil = promotion.validUntil !== null && promotion.validUntil < lastSeen ? promotion.validUntil : lastSeen
    return [{ ...promotion, id, cardId, firstSeen, lastSeen, validUntil }]
  })
}

/** More than end in a month; a statement has room for so many. */
const MOST_ENDED = 900

const readPromotion = ({ offer }: RegistryRow) => fromJsonOrNull(offer, registeredPromotionSchema, 'promotions.offer')

export async function loadTakenIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('promotions').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

export async function saveRegistryEntries(
  transaction: Db,
  kind: EditionKind,
  source: SourceSlug,
  entries: readonly RegistryEntry[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    id: entry.id,
    source,
    kind,
    card_id: entry.cardId,
    card_hash: entry.cardHash,
    offer: toJson({ ...entry.promotion, evidence: {} }),
    first_seen: entry.firstSeen,
    last_seen: entry.lastSeen,
  }))
  for (const piece of splitIntoStatements(rows)) {
    await transaction
      .insertInto('promotions')
      .values(piece)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          card_id: ref('excluded.card_id'),
          card_hash: ref('excluded.card_hash'),
          offer: ref('excluded.offer'),
          first_seen: ref('excluded.first_seen'),
          last_seen: ref('excluded.last_seen'),
        })),
      )
      .execute()
  }
}
