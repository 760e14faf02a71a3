import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { millisecondsSinceBoot } from '#ingestion/watch/clockTrouble.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import { doOneTask, GRACE, wordsOf } from '#operations/oneTask.ts'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#storage/storage.ts'
import { explainStorageFailure } from '#storage/storageError.ts'
import { secondReader } from './secondReader.ts'
import { sourceReadings } from './sourceReadings.ts'
import { takeTurn } from './takeTurn.ts'
import type { TurnNews } from './turns.ts'

/** A process of one turn runs this file. It does one turn and ends. */

const stopping = new AbortController()
const stop = () => stopping.abort()
// Ctrl-C on a terminal reaches this process too. The channel ends when the parent is gone.
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop)
process.on('disconnect', () => setTimeout(() => process.exit(1), GRACE).unref())

doOneTask<TurnTask, TurnNews>(
  async (task, tell) => {
    try {
      const env = process.env
      const { clock, ...config } = readConfig(env)
      const storage = await openStorage(config)
      await takeTurn(storage, task, {
        config: readLiveConfig(env),
        read: sourceReadings(env),
        second: secondReader(config),
        clock,
        passed: millisecondsSinceBoot,
        signal: stopping.signal,
        say: (line) => void tell({ line }),
      })
      await storage.close()
    } catch (thrown) {
      await tell({ problem: wordsOf(explainStorageFailure(thrown) ?? thrown) })
    }
  },
  (problem) => ({ problem }),
)
