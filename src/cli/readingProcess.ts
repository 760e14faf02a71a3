import { readCard, readWords } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { doReading } from '#ingestion/isolation/doReading.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { makeLiveSources } from '#ingestion/sources/liveSources.ts'

/** The file of the process of one reading: it fetches a live source and reads its cards. */

const config = readLiveConfig(process.env)

doReading({
  fetch({ source, now }) {
    const live = makeLiveSources({ ...config, clock: frozenClock(new Date(now)) }).find((one) => one.source === source)
    if (!live) throw new Error(`no source of ${source}`)
    return live.read()
  },
  read: readCard,
  readWords,
})
