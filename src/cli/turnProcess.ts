import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { millisecondsSinceBoot } from '#ingestion/watch/clockTrouble.ts'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#storage/storage.ts'
import { explainStorageFailure } from '#storage/storageError.ts'
import { sourceReadings } from './sourceReadings.ts'
import { takeTurn } from './takeTurn.ts'
import { GRACE, type TurnNews, type TurnOrder } from './turns.ts'

/** A process of one turn runs this file. It does one turn and ends. */

const stopping = new AbortController()
const stop = () => stopping.abort()
// Ctrl-C on a terminal reaches this process too. The channel ends when the parent is gone.
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop)
process.on('disconnect', () => setTimeout(() => process.exit(1), GRACE).unref())
process.on('uncaughtException', (error) => void tell({ news: 'failed', problem: wordsOf(error) }).then(() => process.exit(1)))
process.once('message', async (order: TurnOrder) => {
  await tell(await carryOut(order, process.env))
  // The process ends at once, whatever is still open.
  process.exit(0)
})

/** Does the turn. @returns Its end. */
async function carryOut({ remembered, ...task }: TurnOrder, env: Environment): Promise<TurnNews> {
  const { clock, ...config } = readConfig(env)
  try {
    const storage = await openStorage(config)
    await takeTurn(storage, task, {
      config: readLiveConfig(env),
      read: sourceReadings(env, remembered),
      clock,
      passed: millisecondsSinceBoot,
      signal: stopping.signal,
      say: (line) => void tell({ news: 'said', line }),
    })
    await storage.close()
    return { news: 'done', remembered }
  } catch (thrown) {
    return { news: 'failed', problem: wordsOf(explainStorageFailure(thrown) ?? thrown) }
  }
}

/** Sends a message, and resolves when it is on its way or nobody listens any more. */
function tell(news: TurnNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(news, undefined, undefined, () => resolve())
    else resolve()
  })
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
