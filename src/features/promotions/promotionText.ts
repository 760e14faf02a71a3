import { fetchPromotionSource } from './promotionSources.ts'

/** Returns a promotion's own words as one text, with the address of its official page; null when they could not be loaded. */
export async function loadPromotionText({ id }: { id: string }): Promise<{ words: string; url: string } | null> {
  const source = await fetchPromotionSource(id)
  if (!source?.words) return null
  const lines = source.words.blocks.flatMap(({ parts, called }) => (called === undefined ? [parts.map(({ text }) => text).join('')] : []))
  return { words: lines.join('\n').trim(), url: source.url }
}
