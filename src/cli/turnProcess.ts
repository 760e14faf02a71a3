import { chainWordsOf, readCard, readWords } from '#chains/readCard.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { millisecondsSinceBoot } from '#ingestion/watch/clockTrouble.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import { makeSecondReader } from '#readings/secondReader.ts'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#storage/storage.ts'
import { errorMessage, explainStorageFailure } from '#storage/storageError.ts'
import { takeTurn } from './takeTurn.ts'
import { STOP_GRACE, type TurnNews } from './turns.ts'

/** The process of a turn: it takes the one turn that its parent sends, tells what comes of it, and ends. */

const stopping = new AbortController()
const stop = () => stopping.abort()
// Ctrl-C on a terminal reaches this process too. The channel ends when the parent is gone.
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop)
process.on('disconnect', () => setTimeout(() => process.exit(1), STOP_GRACE).unref())
process.on('uncaughtException', (error) => void tell({ fault: errorMessage(error) }).then(() => process.exit(1)))
process.once('message', async (task: TurnTask) => {
  await work(task).catch((thrown: unknown) => tell({ problem: errorMessage(explainStorageFailure(thrown) ?? thrown) }))
  process.exit(0)
})

async function work(task: TurnTask): Promise<void> {
  const env = process.env
  const { clock, ...config } = readConfig(env)
  const storage = await openStorage(config)
  const report = await takeTurn(storage, task, {
    config: readLiveConfig(env),
    read: readCard,
    readWords,
    second: makeSecondReader(config.model, chainWordsOf),
    clock,
    passed: millisecondsSinceBoot,
    signal: stopping.signal,
    onProgress: (progress) => void tell({ progress }),
    onRecorded: (report) => void tell({ report }),
  })
  await tell({ report })
  await storage.close()
}

function tell(news: TurnNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(news, undefined, undefined, () => resolve())
    else resolve()
  })
}
