import { startGuard } from '#ingestion/isolation/startGuard.ts'
import { readSecondReaderConfig, type SecondReaderConfig } from '#ingestion/read/secondReader/config.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { millisecondsSinceBoot } from '#ingestion/watch/clockTrouble.ts'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { keepReserve } from '#storage/reserve.ts'
import { openStorage } from '#storage/storage.ts'
import { storageFailure } from '#storage/storageError.ts'
import { sourceReadings } from './sourceReadings.ts'
import { takeTurn } from './takeTurn.ts'
import { GRACE, type TurnNews, type TurnOrder } from './turns.ts'

/** The file of the process of one turn (docs/decisions/0103): it does what it is told once, and ends. */

const stopping = new AbortController()
const stop = () => stopping.abort()
// Ctrl-C on a terminal comes here too; a parent that is gone ends the channel.
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop)
startGuard(undefined, GRACE)
process.on('uncaughtException', (error) => void tell({ news: 'failed', problem: wordsOf(error) }).then(() => process.exit(1)))
process.once('message', async (order: TurnOrder) => {
  await tell(await carryOut(order, process.env))
  // At once, with all that may still be open.
  process.exit(0)
})

/** @returns How it ended. */
async function carryOut({ remembered, ...task }: TurnOrder, env: Environment): Promise<TurnNews> {
  const { clock, ...config } = readConfig(env)
  try {
    const storage = await openStorage(config)
    const secondReading = readSecondReaderConfig(env)
    await takeTurn(storage, task, {
      config: readLiveConfig(env),
      read: sourceReadings(env, remembered),
      secondReader: secondReading && (await readerOf(secondReading)),
      clock,
      passed: millisecondsSinceBoot,
      signal: stopping.signal,
      say: (line) => void tell({ news: 'said', line }),
    })
    await storage.close()
    await keepReserve(config)
    return { news: 'done', remembered }
  } catch (thrown) {
    return { news: 'failed', problem: wordsOf(storageFailure(thrown) ?? thrown) }
  }
}

/** It checks what it is told against our own reading, whose tables take 20 MB: they come only where there is one. */
async function readerOf(config: SecondReaderConfig) {
  const { makeSecondReader } = await import('#ingestion/read/secondReader/secondReader.ts')
  return makeSecondReader(config)
}

/** Resolves when it is on its way; also when nobody listens any more. */
function tell(news: TurnNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(news, undefined, undefined, () => resolve())
    else resolve()
  })
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
