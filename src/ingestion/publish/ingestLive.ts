import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { Storage } from '#storage/storage.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import type { PriorKnowledge, ReadingProcesses } from '../isolation/readingProcesses.ts'
import type { CardReader } from '../read/reading.ts'
import { listLiveSources } from '../sources/liveConfig.ts'
import type { LiveConfig } from '../sources/liveSources.ts'
import type { Ingestion } from './ingestion.ts'
import { type RunReport, runIngestion } from './run.ts'

export type LiveIngestion = Omit<Ingestion, 'kind' | 'sources' | 'read'> & {
  config: Omit<LiveConfig, 'clock' | 'signal'>
  read: ReadingProcesses | CardReader
  names: readonly SourceSlug[]
}

/**
 * Runs over the official sites.
 * @throws SourceError when no requested source is switched on, or a setting is invalid; whatever storage throws.
 */
export async function ingestLive(storage: Pick<Storage, 'db'>, { config, names, read, ...ingestion }: LiveIngestion): Promise<RunReport> {
  const { clock, signal } = ingestion
  const on = listLiveSources(config).filter((source) => names.includes(source))
  if (on.length === 0) throw new SourceError(`No está activada: ${names.join(', ')}. Se activa con YAPA_SISTER_CHAINS o YAPA_FEEDS.`)
  if (typeof read !== 'function') {
    const sources = on.map((source) => ({
      source,
      readAll: (known: PriorKnowledge) => read.read(source, clock.now().toISOString(), known, signal),
    }))
    return runIngestion(storage, { ...ingestion, kind: 'live', sources })
  }
  // The ways into the sites load only where they are used.
  const { makeLiveSources } = await import('../sources/liveSources.ts')
  const sources = makeLiveSources({ ...config, clock, ...(signal && { signal }) }).filter(({ source }) => on.includes(source))
  return runIngestion(storage, { ...ingestion, kind: 'live', sources, read })
}
