import { z } from 'zod'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, type ChainSlug, isChainSlug } from '#domain/catalogue/chain.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { BLOCK_ROLES, type CardWords } from '#domain/promotion/capture.ts'
import { storedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import type { PublishedPromotion, RefusedCount } from '#domain/promotion/snapshot.ts'
import { contentHash } from './contentHash.ts'
import { fromJson, fromJsonOrNull, toJson } from './jsonColumn.ts'
import { splitIntoStatements } from './publication.ts'
import type { ContentHash, Db, EditionKind, EditionRow, Instant } from './tables.ts'

/** One capture of a source as published: the promotions, and the words of their cards. Immutable once stored. */
export type Edition = {
  source: SourceSlug
  kind: EditionKind
  capturedAt: CivilDate
  captureId: ContentHash
  /** All cards of the capture, including those without a promotion. */
  cards: number
  /** In the order of the page. */
  promotions: PublishedPromotion[]
  refused: RefusedCount[]
  /** The cards of the promotions, and those without any, each once. */
  texts: CardWords[]
  /** The version of the program that read it; null when unknown. */
  reader: string | null
  /** Whether the gate would have held it, and a person or the source's persistence confirmed it. */
  isConfirmed: boolean
}

export type EditionSummary = Omit<Edition, 'promotions' | 'texts'> & { id: ContentHash; promotions: number }

/**
 * Stores the edition unless it exists; then it only records that this program reads the same.
 * @returns Its id, a hash of all its content, whoever read or confirmed it.
 */
export async function storeEdition(transaction: Db, edition: Edition, now: Instant): Promise<ContentHash> {
  const texts = edition.texts.map((card) => ({ card_id: card.id, text_hash: contentHash(wordsOf(card)), card: toJson(wordsOf(card)) }))
  const links = texts.map(({ card_id, text_hash }) => ({ card_id, text_hash }))
  const { reader, isConfirmed, ...content } = edition
  const id = contentHash({ ...content, texts: links })
  const known = await transaction.selectFrom('editions').select('id').where('id', '=', id).executeTakeFirst()
  if (known) {
    await transaction
      .updateTable('editions')
      .set({ reader, ...(isConfirmed && { confirmed: 1 }) })
      .where('id', '=', id)
      .execute()
    return id
  }
  for (const piece of splitIntoStatements(texts)) {
    const rows = new Map(piece.map(({ text_hash, card }) => [text_hash, { hash: text_hash, card }]))
    await transaction
      .insertInto('card_texts')
      .values([...rows.values()])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await transaction
    .insertInto('editions')
    .values(editionRow(id, edition, now))
    .execute()
  for (const piece of splitIntoStatements(links)) {
    await transaction
      .insertInto('edition_cards')
      .values(piece.map((link) => ({ edition_id: id, ...link })))
      .execute()
  }
  for (const piece of splitIntoStatements(promotionRows(id, edition.promotions))) {
    await transaction.insertInto('edition_promotions').values(piece).execute()
  }
  return id
}

function editionRow(id: ContentHash, edition: Edition, now: Instant): EditionRow {
  return {
    id,
    source: edition.source,
    kind: edition.kind,
    captured_at: edition.capturedAt,
    capture_id: edition.captureId,
    published_at: now,
    cards: edition.cards,
    promotions: edition.promotions.length,
    refused: toJson(edition.refused),
    reader: edition.reader,
    confirmed: edition.isConfirmed ? 1 : 0,
  }
}

function promotionRows(editionId: ContentHash, promotions: readonly PublishedPromotion[]) {
  return promotions.map(({ cardId, ...promotion }, position) => ({
    edition_id: editionId,
    position,
    promotion_id: promotion.id,
    card_id: cardId,
    promotion: toJson(promotion),
  }))
}

export function toEditionSummary(row: EditionRow): EditionSummary {
  return {
    id: row.id,
    source: row.source,
    kind: row.kind,
    capturedAt: row.captured_at,
    captureId: row.capture_id,
    cards: row.cards,
    promotions: row.promotions,
    refused: fromJson(row.refused, refusedCountsSchema, 'editions.refused'),
    reader: row.reader,
    isConfirmed: row.confirmed === 1,
  }
}

/** Returns the source's latest edition of a day before this one; null when there is none. */
export async function loadEditionBefore(
  db: Db,
  { kind, source, day }: { kind: EditionKind; source: SourceSlug; day: CivilDate },
): Promise<EditionSummary | null> {
  const row = await db
    .selectFrom('editions')
    .selectAll()
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('captured_at', '<', day)
    .orderBy('captured_at', 'desc')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toEditionSummary(row) : null
}

export async function loadEditionsOfReader(
  db: Db,
  { kind, source, reader, until }: { kind: EditionKind; source: SourceSlug; reader: string; until: CivilDate },
): Promise<EditionSummary[]> {
  const rows = await db
    .selectFrom('editions')
    .selectAll()
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('reader', '=', reader)
    .where('captured_at', '<=', until)
    .orderBy('captured_at')
    .orderBy('published_at')
    .execute()
  return rows.map(toEditionSummary)
}

export const refusedCountsSchema: z.ZodType<RefusedCount[]> = z.array(z.strictObject({ reason: z.string(), count: z.int().positive() }))

/**
 * Loads the promotions of an edition in order. One that today's schema refuses (from an older version) is skipped and
 * counted in `unreadable`, so that a bad row never takes the site down.
 */
export async function loadEditionPromotions(
  db: Db,
  editionId: ContentHash,
): Promise<{ promotions: PublishedPromotion[]; unreadable: number }> {
  const rows = await db
    .selectFrom('edition_promotions')
    .select(['card_id', 'promotion'])
    .where('edition_id', '=', editionId)
    .orderBy('position')
    .execute()
  const promotions: PublishedPromotion[] = []
  for (const row of rows) {
    const promotion = fromJsonOrNull(row.promotion, storedPromotionSchema, 'edition_promotions.promotion')
    if (promotion) promotions.push({ ...promotion, cardId: row.card_id })
  }
  return { promotions, unreadable: rows.length - promotions.length }
}

/** Yields the words of cards that were really published until a day, each once, the latest captures first. */
export async function* loadPublishedWords(db: Db, until: CivilDate, most: number): AsyncGenerator<Words> {
  const latest = await db
    .selectFrom('edition_cards')
    .innerJoin('editions', 'editions.id', 'edition_cards.edition_id')
    .select('text_hash')
    .where('kind', '=', 'real')
    .where('captured_at', '<=', until)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('edition_promotions')
          .select('position')
          .whereRef('edition_promotions.edition_id', '=', 'edition_cards.edition_id')
          .whereRef('edition_promotions.card_id', '=', 'edition_cards.card_id'),
      ),
    )
    .groupBy('text_hash')
    .orderBy(({ fn }) => fn.max('captured_at'), 'desc')
    .orderBy('text_hash')
    .limit(most)
    .execute()
  for (const piece of splitIntoStatements(latest)) {
    const hashes = piece.map(({ text_hash }) => text_hash)
    const rows = await db.selectFrom('card_texts').select('card').where('hash', 'in', hashes).execute()
    for (const { card } of rows) yield fromJson(card, wordsSchema, 'card_texts.card')
  }
}

/** Returns the card with its words as published; null when the edition has no such card. */
export async function loadCard(
  db: Db,
  edition: { id: ContentHash; source: SourceSlug; capturedAt: CivilDate },
  cardId: string,
): Promise<CardWords | null> {
  const row = await db
    .selectFrom('edition_cards')
    .innerJoin('card_texts', 'card_texts.hash', 'edition_cards.text_hash')
    .select('card')
    .where('edition_id', '=', edition.id)
    .where('card_id', '=', cardId)
    .executeTakeFirst()
  if (!row) return null
  return wordsIn(row.card, { ...edition, id: cardId })
}

export async function loadCardIds(db: Db, editionId: ContentHash): Promise<string[]> {
  const rows = await db.selectFrom('edition_cards').select('card_id').where('edition_id', '=', editionId).orderBy('card_id').execute()
  return rows.map(({ card_id }) => card_id)
}

/** `chain`: of an issuer's record; a chain's own card is about its source. */
type Words = Pick<CardWords, 'url' | 'text' | 'blocks'> & { chain?: ChainSlug | undefined }

/** Returns the part of a card that stays the same while the page is unchanged. */
function wordsOf({ source, chain, url, text, blocks }: CardWords): Words {
  return { url, text, blocks, ...(chain !== source && { chain }) }
}

function wordsIn(text: string, { id, source, capturedAt }: Pick<CardWords, 'id' | 'source' | 'capturedAt'>): CardWords | null {
  const { chain = source, ...words } = fromJson(text, wordsSchema, 'card_texts.card')
  return isChainSlug(chain) ? { id, source, chain, capturedAt, ...words } : null
}

const wordsSchema: z.ZodType<Words> = z.strictObject({
  url: z.string(),
  text: z.string(),
  blocks: z.array(z.strictObject({ role: z.enum(BLOCK_ROLES), start: z.int().min(0), end: z.int().min(0) })),
  chain: z.enum(ALL_CHAIN_SLUGS).optional(),
})
