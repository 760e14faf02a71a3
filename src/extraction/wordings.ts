import type { CardWords } from '#domain/promotion/capture.ts'
import { HOUSE_WORDINGS } from './confidence/houseWordings.ts'
import { foldInPlace } from './text/fold.ts'
import { plainWords } from './text/words.ts'

/** Words in a row that make a wording. */
const ROW = 4
/** Of the filter: 64 kB, of which a year of all chains fills a third. */
const BITS = 2 ** 19
/** Bits that stand for one wording; one in 500 new ones is taken for known. */
const MARKS = 4

/**
 * The wordings of earlier cards, as a Bloom filter: every four words in a row of one of their parts, numbers masked. The order in which cards are
 * added does not matter, nor does adding one again.
 */
export class SeenWordings {
  readonly bits: Uint8Array

  /** @param bits Those of another one: it is copied. */
  constructor(bits: Uint8Array = new Uint8Array(BITS / 8)) {
    this.bits = Uint8Array.from(bits)
  }

  add(card: Pick<CardWords, 'text' | 'blocks'>): this {
    for (const wording of wordingsOf(card))
      for (const bit of marksOf(wording)) this.bits[bit >> 3] = (this.bits[bit >> 3] as number) | (1 << (bit & 7))
    return this
  }

  /** The share of a card's wordings that no earlier card has, 0–1. A card that has too few words is new. */
  noveltyOf(card: Pick<CardWords, 'text' | 'blocks'>): number {
    const wordings = wordingsOf(card)
    return wordings.length === 0 ? 1 : wordings.filter((wording) => !this.#has(wording)).length / wordings.length
  }

  #has(wording: string): boolean {
    return marksOf(wording).every((bit) => ((this.bits[bit >> 3] as number) & (1 << (bit & 7))) !== 0)
  }
}

let house: SeenWordings | null = null

/** The wordings of the cards on which the rules were written and checked. */
export function houseWordings(): SeenWordings {
  house ??= new SeenWordings(Buffer.from(HOUSE_WORDINGS, 'base64'))
  return house
}

/** Icons have no words of their own. */
function wordingsOf({ text, blocks }: Pick<CardWords, 'text' | 'blocks'>): string[] {
  const folded = foldInPlace(text)
  return blocks.flatMap((block) => {
    if (block.role === 'mark') return []
    const words = plainWords(folded, block).map((word) => (word.text < 'a' ? '0' : word.text))
    return words.slice(ROW - 1).map((_, index) => words.slice(index, index + ROW).join(' '))
  })
}

/** Double hashing over FNV-1a. */
function marksOf(wording: string): number[] {
  let hash = 0x811c9dc5
  for (let index = 0; index < wording.length; index++) hash = Math.imul(hash ^ wording.charCodeAt(index), 0x01000193)
  const step = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) | 1
  return Array.from({ length: MARKS }, (_, index) => ((hash + Math.imul(index, step)) >>> 0) % BITS)
}
