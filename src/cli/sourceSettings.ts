import type { SourceSlug } from '#domain/catalogue/source.ts'
import { listLiveChains } from '#ingestion/sources/liveChains.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import type { Environment } from '#operations/environment.ts'

/** The sources that the settings switch on. @throws SourceError with what is wrong in the settings, in Spanish. */
export function readLiveSources(env: Environment): SourceSlug[] {
  return listLiveChains(readLiveConfig(env).sisters ?? [])
}
