import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Database } from './tables.ts'

/** Migrations in order of their names. A released migration is never edited, only followed by another. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-ground': { up: createGround },
  '0002-ways-and-changes': { up: addWaysAndChanges },
  '0004-reports': { up: createReports },
  '0005-second-readings': { up: createSecondReadings },
  '0006-watch': { up: createWatch },
  '0007-patience': { up: addPatience },
  '0008-reviews': { up: createReviews },
  '0009-second-readings-contract': { up: dropSecondReadings },
  '0010-readings': { up: createReadings },
  '0011-change-instants': { up: addChangeInstants },
  '0012-sources-contract': { up: nameSources },
}

/** The name of the last migration; names sort by age. */
export const latestMigration = Object.keys(MIGRATIONS).sort().at(-1) ?? ''

/** Marks a migration that removes something which older processes may still use. */
const CONTRACTING = /-contract(-|$)/

/**
 * Updates the tables to this version. Several processes may call it at once: the first one migrates in one transaction. Later
 * versions only add, unless a name says otherwise, so this version continues beside them.
 * @param more Future migrations, for tests.
 * @throws NewerDatabaseError after a later version removed something.
 */
export async function migrate(db: Kysely<Database>, more: Record<string, Migration> = {}): Promise<void> {
  const own = { ...MIGRATIONS, ...more }
  const later = (await namesOfDone(db)).filter((name) => !Object.hasOwn(own, name))
  const contracting = later.find((name) => CONTRACTING.test(name) || name < latestMigration)
  if (contracting !== undefined) throw new NewerDatabaseError(contracting)
  const known = { ...own, ...Object.fromEntries(later.map((name) => [name, DONE_ALREADY])) }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  if (error) throw error
}

const DONE_ALREADY: Migration = {
  async up() {
    throw new Error('a migration of a later version')
  },
}

/** Returns the applied migrations of an open database that this version of the program does not know; cheap enough for every second. */
export async function unknownMigrations(db: Kysely<Database>): Promise<string[]> {
  return (await appliedNames(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name))
}

/** Whether the database has tables of ours. */
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

/** A migration sees the tables of its own time, never today's types, hence the untyped schema. */
type AnySchema = Kysely<unknown>

async function createGround(db: AnySchema): Promise<void> {
  await createCaptures(db)
  await createRuns(db)
  await createEditions(db)
  await createSnapshots(db)
  await createRegistry(db)
}

async function createCaptures(db: AnySchema): Promise<void> {
  const { schema } = db
  await schema
    .createTable('raw_cards')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('raw', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('legal_texts')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('captures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('captured_at', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addColumn('cards', 'integer', (column) => column.notNull())
    .addColumn('unreadable', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('captures_by_day').on('captures').columns(['chain', 'captured_at']).execute()
  await schema
    .createTable('capture_cards')
    .addColumn('capture_id', 'text', (column) => column.notNull().references('captures.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('card_id', 'text', (column) => column.notNull())
    .addColumn('card_hash', 'text', (column) => column.notNull().references('raw_cards.hash'))
    .addColumn('tabs', 'text')
    .addColumn('legal_hash', 'text', (column) => column.references('legal_texts.hash'))
    .addPrimaryKeyConstraint('capture_cards_key', ['capture_id', 'position'])
    .execute()
}

async function createRuns({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('runs')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('outcome', 'text')
    .addColumn('snapshot_version', 'integer')
    .addColumn('error', 'text')
    .execute()
  await schema
    .createTable('run_sources')
    .addColumn('run_id', 'integer', (column) => column.notNull().references('runs.id'))
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('capture_id', 'text', (column) => column.references('captures.id'))
    .addColumn('captured_at', 'text')
    .addColumn('cards', 'integer', (column) => column.notNull())
    .addColumn('promotions', 'integer', (column) => column.notNull())
    .addColumn('unreadable', 'integer', (column) => column.notNull())
    .addColumn('refused', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text')
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('milliseconds', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('run_sources_key', ['run_id', 'chain'])
    .execute()
}

async function createEditions({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('card_texts')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('card', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('editions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('captured_at', 'text', (column) => column.notNull())
    .addColumn('capture_id', 'text', (column) => column.notNull().references('captures.id'))
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('cards', 'integer', (column) => column.notNull())
    .addColumn('promotions', 'integer', (column) => column.notNull())
    .addColumn('refused', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('edition_cards')
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .addColumn('card_id', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull().references('card_texts.hash'))
    .addPrimaryKeyConstraint('edition_cards_key', ['edition_id', 'card_id'])
    .execute()
  await schema
    .createTable('edition_promotions')
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('promotion_id', 'text', (column) => column.notNull())
    .addColumn('card_id', 'text', (column) => column.notNull())
    .addColumn('promotion', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('edition_promotions_key', ['edition_id', 'position'])
    .execute()
}

async function createSnapshots({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('snapshots')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('run_id', 'integer', (column) => column.references('runs.id'))
    .execute()
  await schema
    .createTable('snapshot_editions')
    .addColumn('version', 'integer', (column) => column.notNull().references('snapshots.version'))
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .addPrimaryKeyConstraint('snapshot_editions_key', ['version', 'chain'])
    .execute()
}

async function createRegistry(db: AnySchema): Promise<void> {
  const { schema } = db
  await schema
    .createTable('promotions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('card_id', 'text', (column) => column.notNull())
    .addColumn('card_hash', 'text', (column) => column.notNull())
    .addColumn('offer', 'text', (column) => column.notNull())
    .addColumn('first_seen', 'text', (column) => column.notNull())
    .addColumn('last_seen', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('promotions_by_chain').on('promotions').columns(['kind', 'chain']).execute()
  await schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'text')
    .execute()
  await sql`insert into locks (name) values ('publication')`.execute(db)
}

/** Adds how a capture was fetched, and the changes of promotions between captures. */
async function addWaysAndChanges({ schema }: AnySchema): Promise<void> {
  await schema.alterTable('run_sources').addColumn('fetched', 'text').execute()
  await schema
    .createTable('promotion_changes')
    .addColumn('promotion_id', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('was', 'text')
    .addColumn('became', 'text')
    .addPrimaryKeyConstraint('promotion_changes_key', ['promotion_id', 'seen_at', 'event', 'field'])
    .execute()
  await schema.createIndex('promotion_changes_by_day').on('promotion_changes').columns(['kind', 'seen_at']).execute()
}

/** Adds the answers of a language model, which is no longer asked: see `dropSecondReadings`. */
async function createSecondReadings({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('second_readings')
    .addColumn('question', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text', (column) => column.notNull())
    .execute()
}

async function dropSecondReadings({ schema }: AnySchema): Promise<void> {
  await schema.dropTable('second_readings').execute()
}

async function createReports({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('field', 'text')
    .addColumn('promotion_id', 'text')
    .addColumn('snapshot_version', 'integer')
    .addColumn('promotion', 'text')
    .addColumn('done_at', 'text')
    .execute()
  await schema.createIndex('reports_by_time').on('reports').column('created_at').execute()
}

/** Adds leases of sources, their troubles, and the outbox of alerts. */
async function createWatch({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('source_leases')
    .addColumn('chain', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('source_troubles')
    .addColumn('chain', 'text', (column) => column.primaryKey())
    .addColumn('held_since', 'text')
    .addColumn('stale_since', 'text')
    .execute()
  await schema
    .createTable('alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('alert', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text')
    .addColumn('delivered_at', 'text')
    .execute()
  await schema.createIndex('alerts_to_send').on('alerts').column('next_try_at').execute()
}

/** Adds what the gate compares, since when a source shows the same, and when the operator last heard of a hold. */
async function addPatience({ schema }: AnySchema): Promise<void> {
  await schema.alterTable('editions').addColumn('reader', 'text').execute()
  await schema
    .alterTable('editions')
    .addColumn('confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('run_sources').addColumn('reading', 'text').execute()
  await schema.alterTable('source_troubles').addColumn('told_at', 'text').execute()
}

/** Adds reviews, by the template of the card. */
async function createReviews({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('reviews')
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('reviewed_at', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('review', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reviews_key', ['template', 'reviewed_at'])
    .execute()
}

/** Adds the readings of a model by the card's words, and what came of asking for them. */
async function createReadings({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('readings')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('readings_key', ['text', 'reader'])
    .execute()
  await schema.alterTable('run_sources').addColumn('asked', 'text').execute()
}

/** Adds when a change was published: several captures of a day may be. */
async function addChangeInstants({ schema }: AnySchema): Promise<void> {
  await schema.alterTable('promotion_changes').addColumn('published_at', 'text').execute()
}

/** The tables whose rows belong to a source. Before, every source was a chain, and the column had its name. */
export const TABLES_BY_SOURCE = [
  'raw_cards',
  'captures',
  'run_sources',
  'editions',
  'snapshot_editions',
  'promotions',
  'source_leases',
  'source_troubles',
  'reviews',
  'readings',
] as const

async function nameSources({ schema }: AnySchema): Promise<void> {
  for (const table of TABLES_BY_SOURCE) await schema.alterTable(table).renameColumn('chain', 'source').execute()
}
