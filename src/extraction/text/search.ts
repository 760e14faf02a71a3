import type { BlockRole } from '#domain/capture.ts'
import type { Span } from '#domain/promotion.ts'
import { matchesOf, mayMatch } from './matches.ts'

/** A stretch of a card's text that is searched on its own. */
export type Stretch = Span & { role: BlockRole }

/** What a pattern found, with offsets into the whole text. */
export type Found = { groups: (string | undefined)[]; start: number; end: number; role: BlockRole; stretch: Stretch }

/** No pattern occurs more often in a real card; the bound keeps what is done with pairs of matches cheap on hostile input. */
const MAX_FOUND = 250

/** Every match of a global pattern in each stretch, in order of the stretches. No match reaches over the edge of a stretch. */
export function findAll(text: string, stretches: readonly Stretch[], pattern: RegExp): Found[] {
  const found: Found[] = []
  for (const stretch of stretches) {
    const words = text.slice(stretch.start, stretch.end)
    for (const match of matchesOf(words, pattern)) {
      if (found.length >= MAX_FOUND) return found
      const start = stretch.start + match.index
      found.push({ groups: [...match], start, end: start + match[0].length, role: stretch.role, stretch })
    }
  }
  return found
}

/** The first match of a pattern, stretch by stretch, or null. */
export function findFirst(text: string, stretches: readonly Stretch[], pattern: RegExp): Found | null {
  for (const stretch of stretches) {
    const words = text.slice(stretch.start, stretch.end)
    if (!mayMatch(words, pattern)) continue
    const match = pattern.exec(words)
    if (pattern.global) pattern.lastIndex = 0
    if (match === null) continue
    const start = stretch.start + match.index
    return { groups: [...match], start, end: start + match[0].length, role: stretch.role, stretch }
  }
  return null
}

/** Up to `length` units before an offset, within its stretch. */
export function before(text: string, found: Span & { stretch: Span }, length: number): string {
  return text.slice(Math.max(found.stretch.start, found.start - length), found.start)
}

/** Up to `length` units after an offset, within its stretch. */
export function after(text: string, found: Span & { stretch: Span }, length: number): string {
  return text.slice(found.end, Math.min(found.stretch.end, found.end + length))
}
