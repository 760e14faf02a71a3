import { fetchSource } from './promotionSources.ts'

/** A promotion's own words as one text, with its official page; null when they could not be fetched. */
export async function wordsOf({ id }: { id: string }): Promise<{ words: string; url: string } | null> {
  const source = await fetchSource(id)
  if (!source?.words) return null
  const lines = source.words.blocks.flatMap(({ parts, called }) => (called === undefined ? [parts.map(({ text }) => text).join('')] : []))
  return { words: lines.join('\n').trim(), url: source.url }
}
