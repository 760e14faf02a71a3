import type { CivilDate } from '#domain/calendar.ts'
import type { ChainSlug } from '#domain/chain.ts'
import type { ExtractedPromotion } from '#domain/promotion.ts'
import { storedOfferSchema } from '#domain/promotionSchema.ts'
import { fromJson, StoredDataError, toJson } from './jsonColumn.ts'
import { inPieces } from './publication.ts'
import type { ContentHash, Db, EditionKind, PromotionRow } from './tables.ts'

/** An offer of the registry: what a stable id stands for, as it was when last seen. */
export type KnownOffer = {
  id: string
  /** The card it was last read from, and the hash of what the source wrote there. */
  cardId: string
  cardHash: ContentHash
  /** Without evidence: that belongs to a card's text. */
  offer: ExtractedPromotion
  firstSeen: CivilDate
  lastSeen: CivilDate
}

/** All offers ever published for a chain. One that today's schema refuses is left out: nothing new can match it. */
export async function knownOffers(db: Db, kind: EditionKind, source: ChainSlug): Promise<KnownOffer[]> {
  const rows = await db.selectFrom('promotions').selectAll().where('kind', '=', kind).where('chain', '=', source).execute()
  return rows.flatMap((row) => {
    const offer = readOffer(row)
    return offer
      ? [{ id: row.id, cardId: row.card_id, cardHash: row.card_hash, offer, firstSeen: row.first_seen, lastSeen: row.last_seen }]
      : []
  })
}

function readOffer(row: PromotionRow): ExtractedPromotion | null {
  try {
    return fromJson(row.offer, storedOfferSchema, 'promotions.offer')
  } catch (error) {
    if (error instanceof StoredDataError) return null
    throw error
  }
}

/** Every id that was ever given, whatever for. */
export async function takenIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('promotions').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Enters offers into the registry, or brings their entries up to date. */
export async function rememberOffers(transaction: Db, kind: EditionKind, source: ChainSlug, offers: readonly KnownOffer[]): Promise<void> {
  const rows = offers.map((known) => ({
    id: known.id,
    chain: source,
    kind,
    card_id: known.cardId,
    card_hash: known.cardHash,
    offer: toJson({ ...known.offer, evidence: {} }),
    first_seen: known.firstSeen,
    last_seen: known.lastSeen,
  }))
  for (const piece of inPieces(rows)) {
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
