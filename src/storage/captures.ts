import { z } from 'zod'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { contentHash } from './contentHash.ts'
import { fromJson, toJson } from './jsonColumn.ts'
import { runInPublication, splitIntoStatements } from './publication.ts'
import type { CaptureCardRow, CaptureRow, ContentHash, Db, Instant } from './tables.ts'

export type Capture = {
  source: SourceSlug
  capturedAt: CivilDate
  /** In the order of the page. */
  cards: CapturedCard[]
  /** The number of the source's entries that were no card. */
  unreadable: number
  /** Details of the download; not part of the capture's content. */
  fetched?: DownloadDetails | undefined
}

export const downloadDetailsSchema = z.object({
  way: z.string(),
  /** Bytes of all bodies after decompression, and requests sent, including failed ways. */
  bytes: z.number(),
  requests: z.number(),
  /** The number of entries that the source itself hides. */
  leftOut: z.number(),
  /** Of an issuer's list: whether it was read to its own count, and how many records named no chain. */
  isComplete: z.boolean().optional(),
  ofNoChain: z.number().optional(),
  /** Warnings for operators: ways that failed before, missing parts (Spanish). */
  warnings: z.array(z.string()),
})
export type DownloadDetails = z.infer<typeof downloadDetailsSchema>

/** Hashes a card's `raw`: equal words have the same hash on any day. @throws RangeError when nested too deep. */
export function hashCard(card: Pick<CapturedCard, 'source' | 'raw'>): ContentHash {
  return contentHash([card.source, card.raw])
}

/** Serializes everything that a card is read from except its day. */
export function makeWordsKey(card: Pick<CapturedCard, 'source' | 'raw' | 'tabs' | 'legalText'>): string {
  const tabs = card.tabs === undefined ? null : toJson(card.tabs)
  return wordsOf(hashCard(card), tabs, card.legalText === undefined ? null : contentHash(card.legalText))
}

const wordsOf = (card: ContentHash, tabs: string | null, legal: ContentHash | null) => `${card} ${tabs ?? ''} ${legal ?? ''}`

export async function loadWordsKeysOfCapture(db: Db, id: ContentHash): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('capture_cards')
    .select(['card_id', 'card_hash', 'tabs', 'legal_hash'])
    .where('capture_id', '=', id)
    .execute()
  return new Map(rows.map(({ card_id, card_hash, tabs, legal_hash }) => [card_id, wordsOf(card_hash, tabs, legal_hash)]))
}

/** Stores a capture with all its raw cards; the same content on the same day once. @returns The capture's id, a hash of its content. */
export async function storeCapture(db: Db, capture: Capture, now: Instant): Promise<ContentHash> {
  const rows = rowsOf(capture)
  const { id } = rows.capture
  const known = await db.selectFrom('captures').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return id
  await runInPublication(db, now, async (transaction) => {
    for (const piece of splitIntoStatements(rows.rawCards)) {
      await transaction
        .insertInto('raw_cards')
        .values(piece)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    for (const piece of splitIntoStatements(rows.legalTexts)) {
      await transaction
        .insertInto('legal_texts')
        .values(piece)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const added = await transaction
      .insertInto('captures')
      .values({ ...rows.capture, kept_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    // Another process may have stored the same capture between our check and our lock.
    if (added.length === 0) return
    for (const piece of splitIntoStatements(rows.captureCards)) await transaction.insertInto('capture_cards').values(piece).execute()
  })
  return id
}

export async function loadCapture(db: Db, id: ContentHash): Promise<Capture | null> {
  const capture = await db.selectFrom('captures').selectAll().where('id', '=', id).executeTakeFirst()
  if (!capture) return null
  const rows = await db
    .selectFrom('capture_cards')
    .innerJoin('raw_cards', 'raw_cards.hash', 'capture_cards.card_hash')
    .select(['card_id', 'raw', 'tabs', 'legal_hash'])
    .where('capture_id', '=', id)
    .orderBy('position')
    .execute()
  const legalTexts = await legalTextsOf(db, id)
  const cards = rows.map((row): CapturedCard => {
    const tabs = row.tabs === null ? undefined : fromJson(row.tabs, tabsSchema, 'capture_cards.tabs')
    const legalText = row.legal_hash === null ? undefined : legalTexts.get(row.legal_hash)
    return {
      id: row.card_id,
      source: capture.source,
      capturedAt: capture.captured_at,
      raw: fromJson(row.raw, z.unknown(), 'raw_cards.raw'),
      ...(tabs && { tabs }),
      ...(legalText !== undefined && { legalText }),
    }
  })
  return { source: capture.source, capturedAt: capture.captured_at, cards, unreadable: capture.unreadable }
}

const tabsSchema = z.array(z.int())

async function legalTextsOf(db: Db, captureId: ContentHash): Promise<Map<ContentHash, string>> {
  const rows = await db
    .selectFrom('legal_texts')
    .selectAll()
    .where('hash', 'in', (query) =>
      query
        .selectFrom('capture_cards')
        .select('legal_hash')
        .where('capture_id', '=', captureId)
        .where('legal_hash', 'is not', null)
        .distinct(),
    )
    .execute()
  return new Map(rows.map(({ hash, text }) => [hash, fromJson(text, z.string(), 'legal_texts.text')]))
}

type CaptureRows = {
  capture: Omit<CaptureRow, 'kept_at'>
  captureCards: CaptureCardRow[]
  rawCards: { hash: ContentHash; source: SourceSlug; raw: string }[]
  legalTexts: { hash: ContentHash; text: string }[]
}

function rowsOf({ source, capturedAt, cards, unreadable }: Capture): CaptureRows {
  const hashes = cards.map(hashCard)
  const legalHashes = hashOnce(cards.flatMap(({ legalText }) => (legalText === undefined ? [] : [legalText])))
  const listed = cards.map((card, position) => ({
    position,
    card_id: card.id,
    card_hash: hashes[position] as ContentHash,
    tabs: card.tabs === undefined ? null : toJson(card.tabs),
    legal_hash: card.legalText === undefined ? null : (legalHashes.get(card.legalText) ?? null),
  }))
  const id = contentHash([source, capturedAt, unreadable, listed])
  const rawCards = cards.map((card, position) => ({ hash: hashes[position] as ContentHash, source, raw: toJson(card.raw) }))
  return {
    capture: { id, source, captured_at: capturedAt, cards: cards.length, unreadable },
    captureCards: listed.map((row) => ({ capture_id: id, ...row })),
    rawCards: [...new Map(rawCards.map((row) => [row.hash, row])).values()],
    legalTexts: [...legalHashes].map(([text, hash]) => ({ hash, text: toJson(text) })),
  }
}

/** Hashes each text once: all cards of a day share a legal page of 100 kB. */
function hashOnce(texts: readonly string[]): Map<string, ContentHash> {
  return new Map([...new Set(texts)].map((text) => [text, contentHash(text)]))
}
