import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { runInPublication } from '#storage/publication.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { type FreezingProxy, freezingProxy } from './freezingProxy.ts'
import { type Postgres, startPostgres } from './postgres.ts'

let postgres: Postgres | undefined
let proxy: FreezingProxy | undefined
let storage: Storage | undefined

/** A failure that nobody listens for ends a process, and a run of tests. */
const unheard: unknown[] = []
const hear = (error: unknown) => void unheard.push(error)

async function throughProxy(): Promise<{ db: Storage['db']; cut: () => void }> {
  postgres = await startPostgres()
  proxy = await freezingProxy(postgres.url)
  storage = await openOrCreateStorage({ databaseUrl: proxy.url, dataDirectory: '/nowhere' })
  process.on('uncaughtException', hear)
  const { thaw } = proxy
  return { db: storage.db, cut: thaw }
}

afterEach(async () => {
  await storage?.close()
  await proxy?.close()
  await postgres?.stop()
  process.off('uncaughtException', hear)
  unheard.length = 0
})

const one = sql`select 1 as one`

/** A connection that was idle when it was cut may fail one statement more, until it is noticed. */
const answers = (db: Storage['db']) => expect.poll(() => one.execute(db).then(({ rows }) => rows, String)).toEqual([{ one: 1 }])

test('a connection that is lost during a statement fails that statement alone, and the next one has another connection', async () => {
  const { db, cut } = await throughProxy()
  const asleep = sql`select pg_sleep(20)`.execute(db)
  const failed = expect(asleep).rejects.toThrow(/terminated/)
  await sql`select pg_sleep(0.2)`.execute(db)
  cut()
  await failed
  await answers(db)
  expect(unheard).toEqual([])
}, 60_000)

test('one that is lost between two statements of a publication fails it, and nothing else', async () => {
  const { db, cut } = await throughProxy()
  const publication = runInPublication(db, '2026-03-27T15:00:00.000Z', async (transaction) => {
    await one.execute(transaction)
    cut()
    // The work between two statements.
    await new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))))
    await sql`select 2`.execute(transaction)
  })
  await expect(publication).rejects.toThrow()
  await answers(db)
  expect(unheard).toEqual([])
}, 60_000)
