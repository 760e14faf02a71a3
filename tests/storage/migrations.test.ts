import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import type { StorageSettings } from '#storage/storage.ts'
import { postgresDatabases, temporaryFolders } from './databases.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a version to come may do while this one runs: tables, and columns that are nullable or have a default. */
const LATER = `
async function addLater({ schema }: AnySchema): Promise<void> {
  for (const table of ['snapshots', 'editions', 'runs', 'run_sources', 'promotions', 'captures', 'reports', 'source_leases', 'alerts'])
    await schema.alterTable(table).addColumn('later_note', 'text').execute()
  for (const table of ['snapshots', 'editions', 'runs', 'promotions', 'reports'])
    await schema.alterTable(table).addColumn('later_weight', 'integer', (column) => column.notNull().defaultTo(1)).execute()
  await schema.createTable('later_plans').addColumn('id', 'text', (column) => column.primaryKey()).execute()
}
`

/** A copy of this version with one more migration in a folder, on the same packages. */
function nextVersionIn(folder: string): string {
  for (const part of ['src', 'package.json', 'tests/ingestion/samples.ts', 'tests/storage/samples.ts', 'tests/storage/versionProcess.ts'])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true })
  mkdirSync(path.join(folder, '.tmp'), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const file = path.join(folder, 'src/storage/migrations.ts')
  const own = readFileSync(file, 'utf8')
  const last = /^ {2}\[BASELINE\]: .*\n/m
  expect(own).toMatch(last)
  writeFileSync(file, own.replace(last, (line) => `${line}  '9000-later': { up: addLater },\n`) + LATER)
  return folder
}

describe('an old and a new version side by side', () => {
  // On both databases, in one process: `storage.test.ts`.
  const databases = postgresDatabases()
  const folders = temporaryFolders()
  const running: ChildProcess[] = []
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL')
  })

  async function start(root: string, settings: StorageSettings) {
    const file = path.join(root, 'tests/storage/versionProcess.ts')
    const child = spawn(process.execPath, [file, JSON.stringify(settings)], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
    running.push(child)
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const next = async () => JSON.parse((await lines.next()).value ?? 'null')
    expect(await next()).toBe('open')
    return {
      async does(line: string) {
        child.stdin.write(`${line}\n`)
        return next()
      },
      async end() {
        child.stdin.end()
        expect(await once(child, 'exit')).toEqual([0, null])
      },
    }
  }

  test('publish, report and read on one database, whichever migrated it, and the old one starts again', async () => {
    const settings = await databases.settings()
    const next = nextVersionIn(folders.create())
    const old = await start(ROOT, settings)
    expect(await old.does('publish a')).toEqual({ outcome: 'published', snapshotVersion: 1 })
    const newer = await start(next, settings)
    expect(await newer.does('publish a,bb')).toEqual({ outcome: 'published', snapshotVersion: 2 })
    // The old one on the connections that it had before the migration.
    expect(await old.does('read')).toEqual({ version: 2, cards: ['a', 'bb'], runs: 2 })
    expect(await old.does('publish a,bb,ccc')).toEqual({ outcome: 'published', snapshotVersion: 3 })
    expect(await old.does('report old')).toBe('kept')
    expect(await newer.does('report new')).toBe('kept')
    await old.end()
    const again = await start(ROOT, settings)
    expect(await again.does('publish dddd')).toEqual({ outcome: 'published', snapshotVersion: 4 })
    expect(await newer.does('read')).toEqual({ version: 4, cards: ['dddd'], runs: 4 })
    // A fourth version of the page by the new one, and the old one reads that, too.
    expect(await newer.does('publish dddd,eeeee')).toEqual({ outcome: 'published', snapshotVersion: 5 })
    expect(await again.does('read')).toEqual({ version: 5, cards: ['dddd', 'eeeee'], runs: 5 })
    await again.end()
    await newer.end()
    // What only the new one knows has its defaults in the rows of both.
    const { db } = await databases.open(settings)
    const weighed = db.withTables<{ snapshots: { version: number; later_weight: number; later_note: string | null } }>()
    const rows = await weighed.selectFrom('snapshots').select(['version', 'later_weight', 'later_note']).orderBy('version').execute()
    expect(rows).toEqual([1, 2, 3, 4, 5].map((version) => ({ version, later_weight: 1, later_note: null })))
  }, 60_000)
})
