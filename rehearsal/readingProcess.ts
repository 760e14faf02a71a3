import { readCard, readWords } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { doReading } from '#ingestion/isolation/doReading.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { makeLiveSources } from '#ingestion/sources/liveSources.ts'
import { isReadingFault, type ReadingFault } from './faults.ts'

/**
 * A reading process like the product's (`src/cli/readingProcess.ts`), in which some chains fail in ways that no site's
 * answer causes. `YAPA_REHEARSED_READINGS`: `dia=crash,makro=spin`.
 */

const faults = new Map((process.env.YAPA_REHEARSED_READINGS ?? '').split(',').map((pair) => pair.split('=') as [string, string]))
const config = readLiveConfig(process.env)
const eaten: unknown[] = []

const GO_WRONG: Record<ReadingFault, () => unknown> = {
  crash: () => setImmediate(() => buffersOf('no text')),
  rejection: () => Promise.reject(new Error('nobody waits for this')),
  exit: () => process.exit(3),
  spin: () => {
    for (;;) eaten.length = 0
  },
  'eat-heap': () => {
    for (;;) eaten.push(new Array(1_000_000).fill(1.5))
  },
  'eat-buffers': () => {
    for (;;) eaten.push(Buffer.alloc(4 * 1024 ** 2, 1))
  },
  hang: () => {},
}

function buffersOf(text: unknown): Buffer {
  return Buffer.from((text as { bytes: Uint8Array }).bytes.buffer)
}

doReading({
  async fetch({ source, now }) {
    const fault = faults.get(source)
    if (isReadingFault(fault)) {
      GO_WRONG[fault]()
      // Waits as for the site, so that asynchronous faults happen meanwhile.
      await new Promise(() => setInterval(() => {}, 1_000))
    }
    const live = makeLiveSources({ ...config, clock: frozenClock(new Date(now)) }).find((one) => one.source === source)
    if (!live) throw new Error(`no source of ${source}`)
    return live.read()
  },
  read: readCard,
  readWords,
})
