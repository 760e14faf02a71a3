import { type Environment, settingOf } from '#domain/environment.ts'
import { readSecondReaderConfig, type SecondReaderConfig } from '#ingestion/read/secondReader/config.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { keepFresh } from '#ingestion/watch/keepFresh.ts'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#storage/storage.ts'
import { readingProcesses } from './readingProcesses.ts'

/** Keeps the data fresh by the environment's settings, until the signal. @throws ConfigError, SourceError */
export async function watch(env: Environment, signal: AbortSignal, log: (line: string) => void): Promise<void> {
  const { clock, webhook, siteUrl, ...config } = readConfig(env)
  const pace = settingOf(env, 'YAPA_SCHEDULE_PACE')
  const secondReading = readSecondReaderConfig(env)
  await keepFresh({
    open: () => openStorage(config),
    config: readLiveConfig(env),
    read: readingProcesses(env),
    secondReader: secondReading && (await readerOf(secondReading)),
    clock,
    webhook: webhook && { ...webhook, statusUrl: `${siteUrl}/estado` },
    signal,
    log,
    ...(pace !== null && { pace: paceOf(pace) }),
  })
}

/** It checks what it is told against our own reading, whose tables take 20 MB: they come only where there is one. */
async function readerOf(config: SecondReaderConfig) {
  const { secondReader } = await import('#ingestion/read/secondReader/secondReader.ts')
  return secondReader(config)
}

/** `first,tick` in milliseconds: for tests and rehearsals, which have no time to wait. */
function paceOf(text: string): { first: number; tick: number } {
  const [first = Number.NaN, tick = first] = text.split(',').map(Number)
  return { first: bounded(first), tick: bounded(tick) }
}

const bounded = (milliseconds: number) => Math.min(600_000, Math.max(50, Number.isFinite(milliseconds) ? milliseconds : 20_000))
