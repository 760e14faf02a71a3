import type { Kysely } from 'kysely'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'

/**
 * Types of table rows for either database: only text and 32-bit integers, which both store alike. Civil dates are
 * `YYYY-MM-DD`, instants ISO 8601 in UTC; both sort as text. `JsonText` (`jsonColumn.ts`) is JSON in a text column: it
 * can hold what PostgreSQL refuses in plain text, such as U+0000.
 */
export type JsonText = string
/** ISO 8601 in UTC, with milliseconds. */
export type Instant = string
/** SHA-256 of a canonical form, in base64url: equal content is stored once. */
export type ContentHash = string

/** `example` marks our own example cards; the two kinds never share a snapshot or a history. */
export type EditionKind = 'example' | 'real'

export type Database = {
  raw_cards: RawCardRow
  legal_texts: { hash: ContentHash; text: JsonText }
  captures: CaptureRow
  capture_cards: CaptureCardRow
  runs: RunRow
  run_sources: RunSourceRow
  card_texts: { hash: ContentHash; card: JsonText }
  editions: EditionRow
  edition_cards: { edition_id: ContentHash; card_id: string; text_hash: ContentHash }
  edition_promotions: { edition_id: ContentHash; position: number; promotion_id: string; card_id: string; promotion: JsonText }
  snapshots: { version: number; published_at: Instant; kind: EditionKind; run_id: number | null }
  snapshot_editions: { version: number; source: SourceSlug; edition_id: ContentHash }
  promotions: RegistryRow
  promotion_changes: PromotionChangeRow
  locks: { name: string; taken_at: Instant | null }
  reports: ReportRow
  source_leases: SourceLeaseRow
  source_troubles: { source: SourceSlug; held_since: Instant | null; stale_since: Instant | null; told_at: Instant | null }
  alerts: AlertRow
  reviews: ReviewRow
  readings: ReadingRow
  devices: DeviceRow
  push_state: { name: string; public_key: string; private_key: string; holder: string; expires_at: string }
}

/** A database, or a transaction on it. */
export type Db = Kysely<Database>

/** A card as the source wrote it, kept as long as a capture contains it. */
export type RawCardRow = { hash: ContentHash; source: SourceSlug; raw: JsonText }

/** One capture: everything that a source showed at one moment. Equal content on the same day is one capture. */
export type CaptureRow = {
  id: ContentHash
  source: SourceSlug
  captured_at: CivilDate
  kept_at: Instant
  /** Cards, and entries of the source that were no card. */
  cards: number
  unreadable: number
}

export type CaptureCardRow = {
  capture_id: ContentHash
  position: number
  card_id: string
  card_hash: ContentHash
  /** The day tabs under which the source listed it. */
  tabs: JsonText | null
  legal_hash: ContentHash | null
}

/** One run over some sources. `outcome` null: running, or killed. */
export type RunRow = {
  id: number
  kind: 'archive' | 'live' | 'stored' | 'example'
  started_at: Instant
  finished_at: Instant | null
  outcome: string | null
  snapshot_version: number | null
  error: JsonText | null
}

export type RunSourceRow = {
  run_id: number
  source: SourceSlug
  outcome: string
  capture_id: ContentHash | null
  captured_at: CivilDate | null
  cards: number
  promotions: number
  unreadable: number
  refused: JsonText
  verdict: string | null
  reasons: JsonText
  error: JsonText | null
  milliseconds: number
  /** Hash of the capture's reading, equal while both the source and its reading stay the same; null when nothing was read. */
  reading: ContentHash | null
  /** Details of the download; null without one, and in old rows. */
  fetched: JsonText | null
  /** What came of asking a model about its texts; null when none was asked, and in old rows. */
  asked: JsonText | null
}

/** One edition: a published capture of a source. Immutable. */
export type EditionRow = {
  id: ContentHash
  source: SourceSlug
  kind: EditionKind
  captured_at: CivilDate
  capture_id: ContentHash
  published_at: Instant
  cards: number
  promotions: number
  refused: JsonText
  /** The version of the program that read it; null in old rows. */
  reader: string | null
  /** 1: the gate would have held it, and a person or the source's persistence confirmed it. */
  confirmed: number
}

/** One change of a promotion on the day of a capture. `field` is empty for events without one. */
export type PromotionChangeRow = {
  promotion_id: string
  chain: ChainSlug
  kind: EditionKind
  seen_at: CivilDate
  event: string
  field: string
  was: JsonText | null
  became: JsonText | null
  /** null in old rows. */
  published_at: Instant | null
}

/** The registry: every promotion ever published, with its fields as last seen. */
export type RegistryRow = {
  id: string
  source: SourceSlug
  kind: EditionKind
  card_id: string
  card_hash: ContentHash
  offer: JsonText
  first_seen: CivilDate
  last_seen: CivilDate
}

/** A mistake that a shopper reported: their words, and the promotion as published in that version. */
export type ReportRow = {
  id: string
  created_at: Instant
  message: JsonText
  email: JsonText | null
  field: string | null
  promotion_id: string | null
  snapshot_version: number | null
  promotion: JsonText | null
  done_at: Instant | null
}

/** A person's review of the cards of one template (`#domain/promotion/review.ts`). The latest one counts; earlier ones are kept. */
export type ReviewRow = { template: string; reviewed_at: Instant; source: SourceSlug; review: JsonText }

/** What a reader besides the program and a person says of a card's words: a model's answer, as it came (`#readings/`). */
export type ReadingRow = { text: ContentHash; reader: string; source: SourceSlug; read_at: Instant; answer: JsonText }

/**
 * The holder of a source's lease. After the reading the row expires but stays: `taken_at` is the last attempt, even by
 * a process that died.
 */
export type SourceLeaseRow = { source: SourceSlug; holder: string; taken_at: Instant; expires_at: Instant }

/**
 * A device that asked to be told. `endpoint`, `p256dh`, `auth`: its address and keys at its browser's maker. `people`: the wallets, without
 * names; `wishes`: of the plan. `seen_on`: its last visit; `done_on`: the day on which it was looked at last, empty before the first one;
 * `asked`: 1 when it was asked whether to go on.
 */
export type DeviceRow = {
  endpoint: string
  p256dh: string
  auth: string
  hour: 'evening' | 'morning'
  changes: number
  people: string
  wishes: string
  created_at: Instant
  seen_on: CivilDate
  done_on: CivilDate
  sent_at: Instant | null
  failures: number
  asked: number
}

/** An alert in the outbox. `next_try_at` null: delivered, or given up. */
export type AlertRow = {
  id: string
  created_at: Instant
  alert: JsonText
  attempts: number
  next_try_at: Instant | null
  delivered_at: Instant | null
}
