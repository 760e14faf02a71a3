import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { readSecondReaderConfig, type SecondReaderConfig } from '#ingestion/read/secondReader/config.ts'
import { listLiveChains } from '#ingestion/sources/liveChains.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import type { Environment } from '#operations/environment.ts'

/** Reads and checks all settings of the sources, and returns those that the schedule needs. @throws SourceError with what is wrong, in Spanish. */
export function readSourceSettings(env: Environment): { sources: ChainSlug[]; secondReader: SecondReaderConfig | null } {
  return { sources: listLiveChains(readLiveConfig(env).sisters ?? []), secondReader: readSecondReaderConfig(env) }
}
