import type { CardWords } from '#domain/promotion/capture.ts'
import { REFERENCE_WORDINGS } from './confidence/referenceWordings.ts'
import { foldKeepingOffsets } from './text/fold.ts'
import { splitIntoPlainWords } from './text/words.ts'

/** Words of a wording. */
const ROW = 4
/** 64 kB. A year of cards of all chains fills a third of them. */
const BITS = 2 ** 19
/** About one new wording in 500 is mistaken for a known one. */
const MARKS = 4

/** A Bloom filter of every four consecutive words of a block, with numbers masked; the order of adding does not matter. */
export class SeenWordings {
  readonly bits: Uint8Array

  /** The bits of another filter are copied. */
  constructor(bits: Uint8Array = new Uint8Array(BITS / 8)) {
    this.bits = Uint8Array.from(bits)
  }

  add(card: Pick<CardWords, 'text' | 'blocks'>): this {
    for (const wording of wordingsOf(card))
      for (const bit of bitsOf(wording)) this.bits[bit >> 3] = (this.bits[bit >> 3] as number) | (1 << (bit & 7))
    return this
  }

  /** The share that no earlier card has, 0–1. A card with too few words counts as new. */
  noveltyOf(card: Pick<CardWords, 'text' | 'blocks'>): number {
    const wordings = wordingsOf(card)
    return wordings.length === 0 ? 1 : wordings.filter((wording) => !this.#has(wording)).length / wordings.length
  }

  #has(wording: string): boolean {
    return bitsOf(wording).every((bit) => ((this.bits[bit >> 3] as number) & (1 << (bit & 7))) !== 0)
  }
}

let house: SeenWordings | null = null

/** Of the cards that the rules were written and checked on. */
export function getReferenceWordings(): SeenWordings {
  house ??= new SeenWordings(Buffer.from(REFERENCE_WORDINGS, 'base64'))
  return house
}

/** Marks are skipped: their text comes from the adapter, not from the card. */
function wordingsOf({ text, blocks }: Pick<CardWords, 'text' | 'blocks'>): string[] {
  const folded = foldKeepingOffsets(text)
  return blocks.flatMap((block) => {
    if (block.role === 'mark') return []
    const words = splitIntoPlainWords(folded, block).map((word) => (word.text < 'a' ? '0' : word.text))
    return words.slice(ROW - 1).map((_, index) => words.slice(index, index + ROW).join(' '))
  })
}

/** Double hashing over FNV-1a. */
function bitsOf(wording: string): number[] {
  let hash = 0x811c9dc5
  for (let index = 0; index < wording.length; index++) hash = Math.imul(hash ^ wording.charCodeAt(index), 0x01000193)
  const step = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) | 1
  return Array.from({ length: MARKS }, (_, index) => ((hash + Math.imul(index, step)) >>> 0) % BITS)
}
