import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Database } from './tables.ts'

/** Its name is the last one of the first release's own steps, which made the same tables: a database of that release has it. */
const BASELINE = '0012-sources-contract'

/** Migrations in order of their names. A released migration is never edited, only followed by another. */
const MIGRATIONS: Record<string, Migration> = {
  [BASELINE]: { up: createTables },
  '0013-devices': { up: createDevices },
}

/** The name of the last migration; names sort by age. */
export const latestMigration = Object.keys(MIGRATIONS).sort().at(-1) ?? BASELINE

/** Marks a migration that removes something which older processes may still use. */
const CONTRACTING = /-contract(-|$)/

/** Whether a database or backup with this last migration is from before the first release. */
export const isBeforeFirstRelease = (migration: string) => migration < BASELINE

/**
 * Updates the tables to this version. Several processes may call it at once: the first one migrates in one transaction. Later
 * versions only add, unless a name says otherwise, so this version continues beside them.
 * @param more Future migrations, for tests.
 * @throws NewerDatabaseError after a later version removed something; OlderDatabaseError for tables from before the first release.
 */
export async function migrate(db: Kysely<Database>, more: Record<string, Migration> = {}): Promise<void> {
  const own = { ...MIGRATIONS, ...more }
  const done = await namesOfDone(db)
  if (done.length > 0 && done.every(isBeforeFirstRelease)) throw new OlderDatabaseError()
  const others = done.filter((name) => !Object.hasOwn(own, name))
  const isRemoving = (name: string) => !isBeforeFirstRelease(name) && (CONTRACTING.test(name) || name < latestMigration)
  if (others.some(isRemoving)) throw new NewerDatabaseError()
  const known = { ...own, ...Object.fromEntries(others.map((name) => [name, DONE_ALREADY])) }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  if (error) throw error
}

const DONE_ALREADY: Migration = {
  async up() {
    throw new Error('a migration of another version')
  },
}

/** Returns the applied migrations of an open database that this version of the program does not know; cheap enough for every second. */
export async function listUnknownMigrations(db: Kysely<Database>): Promise<string[]> {
  return (await appliedNames(db)).filter((name) => !isBeforeFirstRelease(name) && !Object.hasOwn(MIGRATIONS, name))
}

export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  return (await namesOfDone(db)).length > 0
}

async function namesOfDone(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE) ? appliedNames(db) : []
}

async function appliedNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
}

export class OlderDatabaseError extends Error {
  override name = 'OlderDatabaseError'
}

/** The tables of the first release, in the SQL that both databases take. A migration sees the tables of its own time, never today's types. */
const BASELINE_TABLES = [
  `create table raw_cards (hash text primary key, source text not null, raw text not null)`,
  `create table legal_texts (hash text primary key, text text not null)`,
  `create table captures (
    id text primary key, source text not null, captured_at text not null, kept_at text not null,
    cards integer not null, unreadable integer not null
  )`,
  `create index captures_by_day on captures (source, captured_at)`,
  `create table capture_cards (
    capture_id text not null references captures (id), position integer not null, card_id text not null,
    card_hash text not null references raw_cards (hash), tabs text, legal_hash text references legal_texts (hash),
    constraint capture_cards_key primary key (capture_id, position)
  )`,
  `create table runs (
    id integer primary key, kind text not null, started_at text not null, finished_at text,
    outcome text, snapshot_version integer, error text
  )`,
  `create table run_sources (
    run_id integer not null references runs (id), source text not null, outcome text not null,
    capture_id text references captures (id), captured_at text,
    cards integer not null, promotions integer not null, unreadable integer not null, refused text not null,
    verdict text, reasons text not null, error text, milliseconds integer not null, fetched text, reading text, asked text,
    constraint run_sources_key primary key (run_id, source)
  )`,
  `create table card_texts (hash text primary key, card text not null)`,
  `create table editions (
    id text primary key, source text not null, kind text not null, captured_at text not null,
    capture_id text not null references captures (id), published_at text not null,
    cards integer not null, promotions integer not null, refused text not null, reader text, confirmed integer default 0 not null
  )`,
  `create table edition_cards (
    edition_id text not null references editions (id), card_id text not null, text_hash text not null references card_texts (hash),
    constraint edition_cards_key primary key (edition_id, card_id)
  )`,
  `create table edition_promotions (
    edition_id text not null references editions (id), position integer not null,
    promotion_id text not null, card_id text not null, promotion text not null,
    constraint edition_promotions_key primary key (edition_id, position)
  )`,
  `create table snapshots (
    version integer primary key, published_at text not null, kind text not null, run_id integer references runs (id)
  )`,
  `create table snapshot_editions (
    version integer not null references snapshots (version), source text not null, edition_id text not null references editions (id),
    constraint snapshot_editions_key primary key (version, source)
  )`,
  `create table promotions (
    id text primary key, source text not null, kind text not null, card_id text not null, card_hash text not null,
    offer text not null, first_seen text not null, last_seen text not null
  )`,
  `create index promotions_by_chain on promotions (kind, source)`,
  `create table promotion_changes (
    promotion_id text not null, chain text not null, kind text not null, seen_at text not null,
    event text not null, field text not null, was text, became text, published_at text,
    constraint promotion_changes_key primary key (promotion_id, seen_at, event, field)
  )`,
  `create index promotion_changes_by_day on promotion_changes (kind, seen_at)`,
  `create table locks (name text primary key, taken_at text)`,
  `insert into locks (name) values ('publication')`,
  `create table reports (
    id text primary key, created_at text not null, message text not null, email text, field text,
    promotion_id text, snapshot_version integer, promotion text, done_at text
  )`,
  `create index reports_by_time on reports (created_at)`,
  `create table source_leases (source text primary key, holder text not null, taken_at text not null, expires_at text not null)`,
  `create table source_troubles (source text primary key, held_since text, stale_since text, told_at text)`,
  `create table alerts (
    id text primary key, created_at text not null, alert text not null, attempts integer not null, next_try_at text, delivered_at text
  )`,
  `create index alerts_to_send on alerts (next_try_at)`,
  `create table reviews (
    template text not null, reviewed_at text not null, source text not null, review text not null,
    constraint reviews_key primary key (template, reviewed_at)
  )`,
  `create table readings (
    text text not null, reader text not null, source text not null, read_at text not null, answer text not null,
    constraint readings_key primary key (text, reader)
  )`,
]

async function createTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of BASELINE_TABLES) await sql.raw(statement).execute(db)
}

/** Adds the devices that asked to be told, the site's keys for that, and who tells them. */
async function createDevices({ schema }: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder) => column.notNull()
  let devices = schema.createTable('devices').addColumn('endpoint', 'text', (column) => column.primaryKey())
  for (const name of ['p256dh', 'auth', 'hour', 'people', 'wishes', 'created_at', 'seen_on', 'done_on'])
    devices = devices.addColumn(name, 'text', filled)
  for (const name of ['changes', 'failures', 'asked']) devices = devices.addColumn(name, 'integer', filled)
  await devices.addColumn('sent_at', 'text').execute()
  let state = schema.createTable('push_state').addColumn('name', 'text', (column) => column.primaryKey())
  for (const name of ['public_key', 'private_key', 'holder', 'expires_at']) state = state.addColumn(name, 'text', filled)
  await state.execute()
}
