import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import { loadCapture } from '#storage/captures.ts'
import { loadLatestHeldCapture } from '#storage/runs.ts'
import { loadLatestEditions } from '#storage/snapshots.ts'
import type { ContentHash, Db, EditionKind } from '#storage/tables.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import type { Source } from './source.ts'

/** Stored captures to read again: by a better program, or because a person released a held one. */
export type StoredSources = { kind: EditionKind; sources: Source[] }

/** Returns the captures of today's snapshot. @returns null while nothing is published. */
export async function loadPublishedSources(db: Db, names: readonly SourceSlug[]): Promise<StoredSources | null> {
  const current = await loadLatestEditions(db)
  if (!current) return null
  const editions = current.editions.filter(({ source }) => names.includes(source))
  return { kind: current.kind, sources: editions.map(({ source, captureId }) => storedSource(db, source, captureId)) }
}

/** Returns the source's latest capture, which the gate held. @throws SourceError when it was not held. */
export async function loadHeldSource(db: Db, source: SourceSlug): Promise<Source> {
  const captureId = await loadLatestHeldCapture(db, source)
  if (captureId === null) throw new SourceError(`${sourceName(source)}: la última captura no está retenida, no hay nada que liberar.`)
  return storedSource(db, source, captureId)
}

function storedSource(db: Db, source: SourceSlug, captureId: ContentHash): Source {
  return {
    source,
    read: async () => {
      const capture = await loadCapture(db, captureId)
      if (capture) return capture
      throw new SourceError(`No está guardada la captura de ${sourceName(source)} que se publicó: hay que leer la fuente de nuevo.`)
    },
  }
}
