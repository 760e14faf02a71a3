import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { captureById } from '#storage/captures.ts'
import { heldCapture } from '#storage/runs.ts'
import { latestEditions } from '#storage/snapshots.ts'
import type { ContentHash, Db, EditionKind } from '#storage/tables.ts'
import { SourceError } from '../fetch/sourceError.ts'
import type { Source } from './source.ts'

/** Stored captures to read again: by a better program, or because a person released a held one. */
export type StoredSources = { kind: EditionKind; sources: Source[] }

/** Returns the captures of today's snapshot. @returns null while nothing is published. */
export async function publishedSources(db: Db, chains: readonly ChainSlug[]): Promise<StoredSources | null> {
  const current = await latestEditions(db)
  if (!current) return null
  const editions = current.editions.filter(({ source }) => chains.includes(source))
  return { kind: current.kind, sources: editions.map(({ source, captureId }) => storedSource(db, source, captureId)) }
}

/** Returns the chain's latest capture, which the gate held. @throws SourceError when it was not held. */
export async function heldSource(db: Db, chain: ChainSlug): Promise<Source> {
  const captureId = await heldCapture(db, chain)
  if (captureId === null) throw new SourceError(`${CHAINS[chain].name}: la última captura no está retenida, no hay nada que liberar.`)
  return storedSource(db, chain, captureId)
}

function storedSource(db: Db, source: ChainSlug, captureId: ContentHash): Source {
  return {
    source,
    read: async () => {
      const capture = await captureById(db, captureId)
      if (capture) return capture
      throw new SourceError(`No está guardada la captura de ${CHAINS[source].name} que se publicó: hay que leer la fuente de nuevo.`)
    },
  }
}
