import type { Block } from '#domain/promotion/capture.ts'
import type { ReadableCard } from '#extraction/findings.ts'

/** Shorter quotes occur anywhere and prove nothing. */
const SHORTEST = 2
/** The most occurrences of one quote to check. */
const MAX_OCCURRENCES = 50

/** A block with collapsed white space; `offsets` maps back to the card's text. */
type Collapsed = { block: Block; words: string; offsets: number[] }

/** A card prepared for looking up quotes. */
export type QuotableCard = { text: ReadableCard; collapsed: Collapsed[] }

export function prepareForQuotes(text: ReadableCard): QuotableCard {
  return { text, collapsed: text.card.blocks.map((block) => collapse(text.card.text, block)) }
}

function collapse(text: string, block: Block): Collapsed {
  let words = ''
  const offsets: number[] = []
  for (let index = block.start; index < block.end; index++) {
    const unit = text.charAt(index)
    const space = /\s/.test(unit)
    if (space && (words === '' || words.endsWith(' '))) continue
    words += space ? ' ' : unit
    offsets.push(index)
  }
  return { block, words, offsets }
}

/**
 * Finds the quotes in the card, letter by letter except white space, each within one block; null when one is missing.
 * Among several places it prefers one that is neither denied nor an example.
 */
export function findQuotes(card: QuotableCard, quotes: readonly string[]): Block[] | null {
  if (quotes.length === 0) return null
  const found = quotes.map((quote) => findQuote(card, quote))
  return found.every((stretch) => stretch !== null) ? found : null
}

function findQuote({ text, collapsed }: QuotableCard, quote: string): Block | null {
  const wanted = quote.replace(/\s+/g, ' ').trim()
  if (wanted.length < SHORTEST) return null
  const places = collapsed.flatMap((block) => occurrences(block, wanted))
  const affirmed = places.find(({ start, end }) => text.affirmed.slice(start, end) === text.folded.slice(start, end))
  return affirmed ?? places[0] ?? null
}

function occurrences({ block, words, offsets }: Collapsed, wanted: string): Block[] {
  const places: Block[] = []
  for (let at = words.indexOf(wanted); at >= 0 && places.length < MAX_OCCURRENCES; at = words.indexOf(wanted, at + wanted.length)) {
    const start = offsets[at] as number
    places.push({ start, end: (offsets[at + wanted.length - 1] as number) + 1, role: block.role })
  }
  return places
}
