import { today } from '#domain/calendar/clock.ts'
import type { Environment } from '#operations/environment.ts'
import { type Config, readConfig } from '#server/config.ts'
import { loadLatestEditions } from '#storage/snapshots.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { isOutOfRoom } from '#storage/storageError.ts'
import { usingStorage } from './command.ts'

type StorageConfig = Pick<Config, 'databaseUrl' | 'dataDirectory' | 'clock' | 'example'>

/**
 * Creates the database when there is none, and brings its tables up to date. While nothing real has been published it also publishes the example
 * data set, dated for today, unless that is switched off. On a full disk it only says so: what is stored can be served.
 * @throws StorageError when the database cannot be used.
 */
export async function prepareStorage(config: StorageConfig): Promise<void> {
  try {
    await usingStorage(openOrCreateStorage(config), (storage) => publishExample(storage, config))
  } catch (error) {
    if (!isOutOfRoom(error)) throw error
    console.error(`${error instanceof Error ? error.message : error} Se muestra lo guardado, sin nada nuevo.`)
  }
}

async function publishExample(storage: Storage, { clock, example }: StorageConfig): Promise<void> {
  if (example === 'off') return
  const current = await loadLatestEditions(storage.db)
  if (current?.kind === 'real') return
  // The readers are loaded for the examples only: a server with real data starts without them.
  const [{ seedExample }, { exampleCards }, { readCard }] = await Promise.all([
    import('#ingestion/publish/seedExample.ts'),
    import('#chains/examples.ts'),
    import('#chains/readCard.ts'),
  ])
  await seedExample(storage, { cards: exampleCards(today(clock)), read: readCard, clock })
}

/** `prepare` does the same as a command, for the development server, which does not do it itself. */
export async function prepare(_argv: string[], env: Environment): Promise<number> {
  await prepareStorage(readConfig(env))
  return 0
}
