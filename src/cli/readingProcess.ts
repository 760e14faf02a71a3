import { readCard, readWords } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { doReading } from '#ingestion/isolation/doReading.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { makeLiveSources } from '#ingestion/sources/liveSources.ts'

/** The file of the process of one reading: it fetches a live source and reads its cards. */

/** How much of a source's answers is remembered until its next reading, in UTF-16 units. */
const MAX_REMEMBERED = 512 * 1024

const config = readLiveConfig(process.env)
const { validators } = config.client

doReading({
  async fetch({ source, now, remembered }) {
    validators.replace(remembered)
    const live = makeLiveSources({ ...config, clock: frozenClock(new Date(now)) }).find((one) => one.source === source)
    if (!live) throw new Error(`no source of ${source}`)
    return { capture: await live.read(), remembered: validators.entries(MAX_REMEMBERED) }
  },
  read: readCard,
  readWords,
})
