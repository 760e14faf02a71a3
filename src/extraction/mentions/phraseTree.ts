import type { Word } from '../text/words.ts'
import { expandPhrase, type Lexicon, type PhraseSlot, parseSlots } from '../vocabulary/lexicon.ts'

export type PhraseMatch = { kind: string; value: unknown; first: number; last: number }

/** `lengths` of the prefixes, so that a word needs one look-up per length. */
type Node = { exact: Map<string, Node[]>; prefixes: Map<string, Node[]>; lengths: number[]; meanings: Meaning[] }
type Meaning = { kind: string; value: unknown }

/** The nodes that the same words lead to. `next` is filled when a word is first met. */
type Place = { nodes: readonly Node[]; meanings: readonly Meaning[]; next: Map<string, Place | null> }

const node = (): Node => ({ exact: new Map(), prefixes: new Map(), lengths: [], meanings: [] })

/** Spaces and punctuation of names, but nothing that ends a sentence. */
const GAP = /^(?:[ _\-'"®™/*°º]{0,3}|\. ?|\.)$/

/** One pass over a card finds the phrases of all lexicons. */
export class PhraseTree {
  readonly #root = node()
  readonly #words = new Set<string>()
  readonly #prefixes = new Set<string>()
  /** Without one letter, to recognise typing errors. */
  readonly #near = new Map<string, string>()
  #start = placeOf([this.#root])
  #steps = 0

  // biome-ignore lint/suspicious/noExplicitAny: lexicons of any meaning share the tree
  constructor(lexicons: readonly Lexicon<string, any>[]) {
    for (const lexicon of lexicons) {
      for (const { value, phrases } of lexicon.entries) {
        for (const phrase of phrases) this.#add(phrase, { kind: lexicon.kind, value }, lexicon.isTolerant === true)
      }
    }
  }

  has(word: string): boolean {
    if (this.#words.has(word)) return true
    for (let ending = 0; ending <= LONGEST_ENDING && ending < word.length; ending++) {
      if (this.#prefixes.has(word.slice(0, word.length - ending))) return true
    }
    return false
  }

  nearest(word: string): string | null {
    if (word.length < LEAST_TOLERANT || /\d/.test(word)) return null
    const own = this.#near.get(word)
    if (own !== undefined) return own
    for (let at = 0; at < word.length; at++) {
      const shorter = word.slice(0, at) + word.slice(at + 1)
      if (shorter.length >= LEAST_TOLERANT && this.#words.has(shorter) && this.#near.has(dropped(shorter, 0))) return shorter
      const near = this.#near.get(shorter)
      if (near !== undefined && differsByOne(near, word)) return near
    }
    return null
  }

  /** A node a word, so that alternatives need no phrase of their own. */
  #add(phrase: string, meaning: Meaning, isTolerant: boolean): void {
    const slots = parseSlots(phrase)
    const places = [this.#root, ...slots.map(node)]
    for (const [at, place] of places.entries()) {
      if (at > 0 && slots.slice(at).every(({ isOptional }) => isOptional)) place.meanings.push(meaning)
      for (let next = at; next < slots.length; next++) {
        const slot = slots[next] as PhraseSlot
        lead(place, slot, places[next + 1] as Node)
        if (!slot.isOptional) break
      }
    }
    for (const glued of gluedOf(phrase, slots)) {
      lead(this.#root, { words: [glued], prefixes: [], isOptional: false }, { ...node(), meanings: [meaning] })
      this.#words.add(glued)
    }
    for (const { words, prefixes } of slots) {
      for (const prefix of prefixes) this.#prefixes.add(prefix)
      for (const word of words) this.#learn(word, isTolerant)
    }
  }

  #learn(word: string, isTolerant: boolean): void {
    this.#words.add(word)
    if (isTolerant && word.length >= LEAST_TOLERANT) for (let at = 0; at < word.length; at++) this.#near.set(dropped(word, at), word)
  }

  /** Of one kind the leftmost and longest wins. */
  find(words: readonly Word[], between: (left: Word, right: Word) => string): PhraseMatch[] {
    const matches: PhraseMatch[] = []
    const taken = new Map<string, number>()
    for (let first = 0; first < words.length; first++) {
      // All meanings of one word are compared before any of them is taken.
      const longest = this.#longestOfKind(words, first, between)
      const fresh = longest.length === 0 ? longest : longest.filter(({ kind }) => (taken.get(kind) ?? -1) < first)
      for (const match of fresh) {
        taken.set(match.kind, match.last)
        matches.push(match)
      }
    }
    return matches
  }

  /** A kind may have several meanings of the same length. */
  #longestOfKind(words: readonly Word[], first: number, between: (left: Word, right: Word) => string): readonly PhraseMatch[] {
    let longest: readonly PhraseMatch[] = NO_MATCH
    let place = this.#step(this.#start, (words[first] as Word).text)
    for (let last = first; place !== null; last++) {
      const { meanings } = place
      if (meanings.length > 0) {
        const matches = meanings.map(({ kind, value }): PhraseMatch => ({ kind, value, first, last }))
        const shorter = longest.length === 0 ? longest : longest.filter(({ kind }) => !meanings.some((meaning) => meaning.kind === kind))
        longest = shorter.length === 0 ? matches : [...shorter, ...matches]
      }
      const word = words[last] as Word
      const after = words[last + 1]
      if (after === undefined || after.block !== word.block) break
      place = this.#step(place, after.text)
      // The gap is tested last, because few words lead on. A full stop after "no" ends the sentence and is no abbreviation.
      const gap = place === null ? '' : between(word, after)
      if (!GAP.test(gap) || (word.text === 'no' && gap.startsWith('.'))) break
    }
    return longest
  }

  /** Words recur and most lead nowhere, so each step is computed once, up to a limit. */
  #step(from: Place, word: string): Place | null {
    const known = from.next.get(word)
    if (known !== undefined) return known
    if (this.#steps++ >= MOST_STEPS) {
      this.#start = placeOf([this.#root])
      this.#steps = 0
    }
    const nodes = from.nodes.flatMap((at) => reached(at, word))
    const to = nodes.length === 0 ? null : placeOf(nodes)
    from.next.set(word, to)
    return to
  }
}

/** Hostile input must not fill the memory. A year of cards takes fewer steps. */
const MOST_STEPS = 100_000

/** After the stem of an open word (`reintegr*`). A longer ending is another word that was glued on. */
const LONGEST_ENDING = 6
const LEAST_TOLERANT = 7
const LEAST_GLUED = 7

const dropped = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)

function differsByOne(a: string, b: string): boolean {
  if (a.length !== b.length) return Math.abs(a.length - b.length) === 1
  let wrong = 0
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) wrong++
  if (wrong <= 1) return true
  return [...a].sort().join('') === [...b].sort().join('') && wrong === 2
}

/** Names of two or three words are also written as one; phrases with many alternatives are no names. */
function gluedOf(phrase: string, slots: readonly PhraseSlot[]): string[] {
  const rows = slots.reduce((count, { words, prefixes, isOptional }) => count * (words.length + prefixes.length + (isOptional ? 1 : 0)), 1)
  if (rows > MOST_GLUED) return []
  return expandPhrase(phrase)
    .filter((row) => row.length > 1 && row.length < 4 && row.every((word) => !word.endsWith('*')) && row.join('').length >= LEAST_GLUED)
    .map((row) => row.join(''))
}
const MOST_GLUED = 64

function lead(from: Node, { words, prefixes }: PhraseSlot, to: Node): void {
  for (const word of words) push(from.exact, word, to)
  for (const prefix of prefixes) {
    push(from.prefixes, prefix, to)
    if (!from.lengths.includes(prefix.length)) from.lengths.push(prefix.length)
  }
}

function push(steps: Map<string, Node[]>, word: string, to: Node): void {
  const known = steps.get(word)
  if (known === undefined) steps.set(word, [to])
  else known.push(to)
}

const NOWHERE: readonly Node[] = []

function reached(at: Node, word: string): readonly Node[] {
  const exact = at.exact.get(word) ?? NOWHERE
  let nodes = exact
  for (const length of at.lengths) {
    const open = length <= word.length ? at.prefixes.get(word.slice(0, length)) : undefined
    if (open !== undefined) nodes = [...nodes, ...open]
  }
  return nodes
}

const NO_MATCH: readonly PhraseMatch[] = []

/** Without repeats: several phrases may have one meaning. */
function placeOf(nodes: readonly Node[]): Place {
  const all = nodes.flatMap((each) => each.meanings)
  const meanings = all.filter(({ kind, value }, at) => all.findIndex((other) => other.kind === kind && other.value === value) === at)
  return { nodes, meanings, next: new Map() }
}
