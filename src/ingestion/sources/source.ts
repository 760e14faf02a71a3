import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { Capture } from '#storage/captures.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import { SourceError } from '../fetch/liveSourceError.ts'

/** An origin of one chain's cards: an archive, the live site, our own examples. */
export type Source = {
  source: SourceSlug
  /** @throws SourceError when the source cannot be read at all; single bad cards are counted in the capture instead. */
  read(): Promise<Capture>
}

/** Twenty times the longest list of any chain, and a thousand times the size of a real card (UTF-16 units of JSON). */
export const MAX_CARDS = 2_000
const MAX_CARD = 1024 * 1024
/** The size limit of a whole capture, including legal texts: a real one has less than two million. */
const MAX_CAPTURE = 24 * 1024 * 1024

const MAX_CARD_ID = 200
const CONTROL_CHARACTERS = /\p{Cc}|\p{Cs}/u

/**
 * Checks a capture from outside: cards with an invalid id, or too deep or large, are counted as unreadable. Afterwards ids are
 * unique: repeated cards are merged, and other cards with the same id get a number.
 * @throws SourceError when it has more or larger cards than any chain; nothing of it is kept.
 */
export function checkCapture(capture: Capture): Capture {
  const cards = new Map<string, CapturedCard>()
  const contents = new Set<string>()
  let { unreadable } = capture
  if (capture.cards.length > MAX_CARDS) throw tooManyCardsError(capture.cards.length)
  let units = 0
  for (const text of new Set(capture.cards.map(({ legalText }) => legalText ?? ''))) units += text.length
  for (const card of capture.cards) {
    const content = contentOf(card)
    if (content === null || content.length > MAX_CARD || !isCardId(card.id)) {
      unreadable++
      continue
    }
    units += content.length
    if (units > MAX_CAPTURE)
      throw new SourceError('La captura pesa más que cualquier página de una cadena (24 MB): no se guarda nada de ella.')
    if (contents.has(content)) continue
    contents.add(content)
    let id = card.id
    for (let number = 2; cards.has(id); number++) id = `${card.id}~${number}`
    cards.set(id, { ...card, id })
  }
  return { ...capture, cards: [...cards.values()], unreadable }
}

export function tooManyCardsError(count: number | string): SourceError {
  return new SourceError(`La captura trae ${count} tarjetas y ninguna cadena muestra más de ${MAX_CARDS}: no se guarda nada de ella.`)
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
