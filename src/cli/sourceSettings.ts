import type { SourceSlug } from '#domain/catalogue/source.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { listLiveSources } from '#ingestion/sources/liveNames.ts'
import type { Environment } from '#operations/environment.ts'

/** The sources that the settings switch on. @throws SourceError with what is wrong in the settings, in Spanish. */
export function readLiveSources(env: Environment): SourceSlug[] {
  return listLiveSources(readLiveConfig(env))
}
