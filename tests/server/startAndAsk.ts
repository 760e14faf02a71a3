import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareStorage } from '#cli/prepareStorage.ts'
import { answerOf } from '#server/api/apiRoute.server.ts'
import { showReadiness } from '#server/api/status.server.ts'
import { readConfig } from '#server/config.ts'
import { closeRuntime, getRuntime } from '#server/runtime.server.ts'

/** A process that starts on the data folder as `serve` does, and says how ready it is: at once, and when the other file is gone. */
const [, , dataDirectory = '', other = ''] = process.argv
Object.assign(process.env, { YAPA_DATA: dataDirectory, DATABASE_URL: '', YAPA_NOW: '2026-03-27T15:00:00Z', YAPA_SCHEDULE: 'off' })
await prepareStorage(readConfig(process.env))
const runtime = await getRuntime()
const asked = { runtime, address: new URL('http://localhost/health/ready'), params: {} }
const ask = async () => console.log(JSON.stringify((await answerOf(showReadiness, asked)).body))
await ask()
rmSync(other)
while (runtime.storage().trouble !== null) await delay(20)
await ask()
await closeRuntime()
