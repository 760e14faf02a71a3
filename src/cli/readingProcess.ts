import { readCard, readWords } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { doReadings } from '#ingestion/isolation/doReadings.ts'
import { makeLiveSources } from '#ingestion/sources/live.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'

/** The file of a process of readings (docs/decisions/0103): it fetches one live source at a time and reads its cards. */

/** UTF-16 units of a source's answers that are remembered until its next reading. */
const MAX_REMEMBERED = 2 * 1024 * 1024

const config = readLiveConfig(process.env)
const { validators } = config.client

doReadings(
  {
    async fetch({ source, now, remembered }) {
      validators.replace(remembered)
      const live = makeLiveSources({ ...config, clock: frozenClock(new Date(now)) }).find((one) => one.source === source)
      if (!live) throw new Error(`no source of ${source}`)
      return { capture: await live.read(), remembered: validators.entries(MAX_REMEMBERED) }
    },
    read: readCard,
    readWords,
  },
  JSON.parse(process.argv[2] ?? '{}'),
)
