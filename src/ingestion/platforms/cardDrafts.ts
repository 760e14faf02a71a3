import { asText, type JsonObject } from '#chains/forms/json.ts'
import { canonicalJson, contentHash } from '#storage/contentHash.ts'
import { changedShape, LiveSourceError } from '../fetch/liveSourceError.ts'
import type { CardDraft, WayResult } from './way.ts'

/** More cards than any chain shows, ten times over. */
const MAX_CARDS = 5_000
/** UTF-16 units of one card as JSON. The longest legal text that was seen has about 20,000. */
const MAX_CARD = 200_000

export type EntryReader = {
  /** Fields of which at least one holds a text or a number, or the entry is no card. */
  expected: readonly string[]
  /** Whether the page shows the entry. */
  shown?(entry: JsonObject): boolean
  draft(entry: JsonObject): CardDraft
}

/**
 * Cards from a feed's list, as tolerant as possible: an entry that is no card is counted, never thrown.
 * @throws LiveSourceError `empty` for an empty list, `too-large`, and `changed` when nothing of the list is a card.
 */
export function cardDrafts(list: readonly unknown[], { expected, shown, draft }: EntryReader): WayResult {
  if (list.length === 0) throw noCards()
  if (list.length > MAX_CARDS)
    throw new LiveSourceError('too-large', `la fuente trae ${list.length} tarjetas; más de ${MAX_CARDS} no puede ser`)
  const result: WayResult = { cards: [], unreadable: 0, leftOut: 0 }
  for (const entry of list) {
    if (!isEntry(entry, expected)) result.unreadable++
    else if (shown && !shown(entry)) result.leftOut++
    else result.cards.push(draft(entry))
  }
  if (result.unreadable === list.length) {
    throw changedShape(`ninguna de las ${list.length} entradas tiene alguno de los campos ${expected.join(', ')}`)
  }
  if (result.cards.length === 0) throw noCards(result.leftOut)
  return result
}

export function noCards(leftOut = 0): LiveSourceError {
  const why = leftOut === 0 ? '' : `: las ${leftOut} que trae no están publicadas`
  return new LiveSourceError('empty', `la fuente no muestra ninguna tarjeta${why}`)
}

function isEntry(entry: unknown, expected: readonly string[]): entry is JsonObject {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false
  const fields = entry as JsonObject
  return expected.some((name) => asText(fields[name]) !== '') && isBounded(entry)
}

function isBounded(entry: object): boolean {
  try {
    return canonicalJson(entry).length <= MAX_CARD
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** What a feed uses as an id: short, in one line, without characters that are special in logs or addresses. */
const ID = /^[\w.:+-]{1,80}$/

/** The feed's own id with a prefix that keeps lists apart, or one out of the content where the feed has none. */
export function cardId(prefix: string, id: unknown, content: unknown): string {
  const own = asText(id)
  return `${prefix}-${ID.test(own) ? own : `h${contentHash(content).slice(0, 16)}`}`
}

/** Whether a feed says explicitly that something is off: `false`, `"false"`, `0`. A missing value is not off. */
export function isOff(flag: unknown): boolean {
  return flag === false || flag === 0 || /^(?:false|0)$/i.test(asText(flag))
}
