import { fetchPromotionSource } from './promotionSources.ts'

/** A promotion's own words as one text, with its official page; null when they could not be fetched. */
export async function textOfPromotion({ id }: { id: string }): Promise<{ words: string; url: string } | null> {
  const source = await fetchPromotionSource(id)
  if (!source?.words) return null
  const lines = source.words.blocks.flatMap(({ parts, called }) => (called === undefined ? [parts.map(({ text }) => text).join('')] : []))
  return { words: lines.join('\n').trim(), url: source.url }
}
