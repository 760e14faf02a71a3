// Tells all devices of a database, in a process that a test may kill: `node teller.ts <folder> <origin of the push service>`.
import { frozenClock } from '#domain/calendar/clock.ts'
import { sendDueMessages } from '#server/push/pushSender.ts'
import { openStorage } from '#storage/storage.ts'
import { EVENING, sampleIndex } from './samples.ts'

const [dataDirectory = '', origin = ''] = process.argv.slice(2)
const { db } = await openStorage({ databaseUrl: null, dataDirectory })
const index = sampleIndex()
const runtime = { index: () => index, freshness: () => [], config: { contactEmail: 'a@b.ar', pushOrigins: [origin] } as never }
await sendDueMessages({ db, runtime, clock: frozenClock(new Date(EVENING)), signal: new AbortController().signal }, 'teller')
