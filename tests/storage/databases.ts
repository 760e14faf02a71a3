import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, describe } from 'vitest'
import { openOrCreateStorage, type Storage, type StorageSettings } from '#storage/storage.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** What a test gets: new, empty databases of the kind the suite is running on. Everything is closed and removed after each test. */
export type Databases = {
  kind: 'SQLite' | 'PostgreSQL'
  /** Where an empty database is, or can be. */
  settings(): Promise<StorageSettings>
  /** Opens the storage of the settings, or of a new empty database. */
  open(settings?: StorageSettings): Promise<Storage>
}

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function describeOnBothDatabases(name: string, tests: (databases: Databases) => void): void {
  describe(`${name} on SQLite`, () => tests(sqliteDatabases()))
  describe(`${name} on PostgreSQL`, () => tests(postgresDatabases()))
}

/** For tests of what SQL does not differ in. Called outside of tests: it clears up after each of them. */
export function sqliteDatabases(): Databases {
  const folders = temporaryFolders()
  return { kind: 'SQLite', ...withOpening(async () => ({ databaseUrl: null, dataDirectory: folders.create() })) }
}

/** One server for all files of a worker: it ends with the process. */
let server: Promise<Postgres> | undefined

/** The same on PostgreSQL alone. */
export function postgresDatabases(): Databases {
  const running = () => (server ??= startPostgres())
  beforeAll(running, 60_000)
  return {
    kind: 'PostgreSQL',
    ...withOpening(async () => ({ databaseUrl: await (await running()).createDatabase(), dataDirectory: '/nowhere' })),
  }
}

function withOpening(settings: Databases['settings']): Pick<Databases, 'settings' | 'open'> {
  const opened: Storage[] = []
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close()
  })
  return {
    settings,
    async open(known) {
      const storage = await openOrCreateStorage(known ?? (await settings()))
      opened.push(storage)
      return storage
    },
  }
}

/** Folders that are removed after each test. */
export function temporaryFolders(): { create(): string } {
  const created: string[] = []
  afterEach(() => {
    for (const folder of created.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  return {
    create() {
      const folder = mkdtempSync(path.join(tmpdir(), 'yapa-test-'))
      created.push(folder)
      return folder
    },
  }
}
