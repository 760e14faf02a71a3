import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { readSecondReaderConfig, type SecondReaderConfig } from '#ingestion/read/secondReader/config.ts'
import { listLiveChains } from '#ingestion/sources/liveChains.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import type { Environment } from '#operations/environment.ts'

/** What the schedule has to know of the reading; all that is set for it is checked. @throws SourceError with what is wrong, in Spanish. */
export function readSourceSettings(env: Environment): { sources: ChainSlug[]; secondReader: SecondReaderConfig | null } {
  return { sources: listLiveChains(readLiveConfig(env).sisters ?? []), secondReader: readSecondReaderConfig(env) }
}
