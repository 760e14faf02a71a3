import { isFeedSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import type { SourceFacts } from '#ingestion/platforms/way.ts'

export async function loadSourceFacts(source: SourceSlug): Promise<SourceFacts> {
  const loaded: { source: SourceFacts } = isFeedSlug(source)
    ? await import(`../feeds/${source}/source.ts`)
    : await import(`./${source}/source.ts`)
  return loaded.source
}
