import type { CapturedCard } from '#domain/capture.ts'
import type { ChainSlug } from '#domain/chain.ts'
import type { Capture } from '#storage/captures.ts'
import { canonicalJson } from '#storage/contentHash.ts'

/** A place that cards of one chain come from: an archive, the live site, our own examples. */
export type Source = {
  source: ChainSlug
  /** @throws SourceError when the source cannot be read at all; single bad cards are counted in the capture instead. */
  read(): Promise<Capture>
}

const MAX_CARD_ID = 200
const CONTROL_CHARACTERS = /\p{Cc}|\p{Cs}/u

/**
 * The capture as the rest of the pipeline may rely on it. Cards come from outside: one whose id cannot be an id, or whose content is
 * nested beyond reason, is counted as unreadable. Ids are unique after this: a repeated card is taken once, another card under the same
 * id gets a number behind it.
 */
export function soundCapture(capture: Capture): Capture {
  const cards = new Map<string, CapturedCard>()
  const contents = new Set<string>()
  let { unreadable } = capture
  for (const card of capture.cards) {
    const content = contentOf(card)
    if (content === null || !isCardId(card.id)) {
      unreadable++
      continue
    }
    if (contents.has(content)) continue
    contents.add(content)
    let id = card.id
    for (let number = 2; cards.has(id); number++) id = `${card.id}~${number}`
    cards.set(id, { ...card, id })
  }
  return { ...capture, cards: [...cards.values()], unreadable }
}

function isCardId(id: string): boolean {
  return id.length > 0 && id.length <= MAX_CARD_ID && !CONTROL_CHARACTERS.test(id)
}

function contentOf({ id, raw, tabs }: CapturedCard): string | null {
  try {
    return canonicalJson([id, raw, tabs])
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
