import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { sourceFacts } from '#domain/catalogue/source.ts'
import { type Block, type BlockRole, type CapturedCard, type CardWords, MAX_CARD_BLOCKS, MAX_CARD_TEXT } from '#domain/promotion/capture.ts'

/** Other than small print: the longest real one has about 600 units. */
const MAX_HEADER_BLOCK = 4 * 1024

export class CardWordsBuilder {
  readonly #card: CapturedCard
  readonly #blocks: Block[] = []
  #text = ''

  constructor(card: CapturedCard) {
    this.#card = card
  }

  /** Without words it is ignored, and a repeated block of a role is added once. */
  add(role: BlockRole, words: unknown): this {
    if (typeof words !== 'string') return this
    const room = MAX_CARD_TEXT - this.#text.length - BLOCK_SEPARATOR.length
    if (room <= 0 || this.#blocks.length >= MAX_CARD_BLOCKS) return this
    const tidied = normalizeWhitespace(words.slice(0, role === 'legal' ? MAX_CARD_TEXT : MAX_HEADER_BLOCK))
      .slice(0, room)
      .trimEnd()
    if (tidied === '' || this.#has(role, tidied)) return this
    if (this.#text !== '') this.#text += BLOCK_SEPARATOR
    const start = this.#text.length
    this.#text += tidied
    this.#blocks.push({ role, start, end: this.#text.length })
    return this
  }

  #has(role: BlockRole, words: string): boolean {
    return this.#blocks.some((block) => block.role === role && this.#text.slice(block.start, block.end) === words)
  }

  /** `about`: the chain and the page of an issuer's record; a chain's own card is about its source. */
  build(about?: { chain: ChainSlug; url: string }): CardWords {
    const { id, source, capturedAt } = this.#card
    const { chain, url } = about ?? { chain: source as ChainSlug, url: sourceFacts(source).url }
    return { id, source, chain, capturedAt, url, text: this.#text, blocks: this.#blocks }
  }
}

/** Only between blocks: within one, white space is single characters. */
const BLOCK_SEPARATOR = '\n\n'

/** White space is one character, accents are composed, control characters go: patterns then stay linear. */
export function normalizeWhitespace(text: string): string {
  return (PLAIN.test(text) ? text : text.normalize('NFC').replace(CONTROLS, ''))
    .replace(/[\s\u00a0]{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .replace(/\r/g, '\n')
    .trim()
}

/** Needs no change: checking is much faster than normalizing. */
const PLAIN = /^[\t\n\r -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u20ac\u2122]*$/
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu
