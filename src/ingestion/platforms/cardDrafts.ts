import { asText, type JsonObject } from '#chains/forms/json.ts'
import { canonicalJson, contentHash } from '#storage/contentHash.ts'
import { changedFormError, LiveSourceError } from '../fetch/liveSourceError.ts'
import type { CardDraft, WayResult } from './way.ts'

/** Ten times the cards of any chain. */
const MAX_CARDS = 5_000
/** UTF-16 units of one card as JSON. The longest legal text so far has about 20,000. */
const MAX_CARD = 200_000

export type EntryReader = {
  /** Fields of which a card has at least one, as text or number. */
  expected: readonly string[]
  shown?(entry: JsonObject): boolean
  draft(entry: JsonObject): CardDraft
}

/**
 * Reads cards from a feed's list and counts entries that are no card, without throwing for them.
 * @throws LiveSourceError `empty` for an empty list, `too-large`, and `changed` when no entry is a card.
 */
export function readCardDrafts(list: readonly unknown[], { expected, shown, draft }: EntryReader): WayResult {
  if (list.length === 0) throw noCardsError()
  if (list.length > MAX_CARDS)
    throw new LiveSourceError('too-large', `la fuente trae ${list.length} tarjetas; más de ${MAX_CARDS} no puede ser`)
  const result: WayResult = { cards: [], unreadable: 0, leftOut: 0 }
  for (const entry of list) {
    if (!isEntry(entry, expected)) result.unreadable++
    else if (shown && !shown(entry)) result.leftOut++
    else result.cards.push(draft(entry))
  }
  if (result.unreadable === list.length) {
    throw changedFormError(`ninguna de las ${list.length} entradas tiene alguno de los campos ${expected.join(', ')}`)
  }
  if (result.cards.length === 0) throw noCardsError(result.leftOut)
  return result
}

export function noCardsError(leftOut = 0): LiveSourceError {
  const why = leftOut === 0 ? '' : `: las ${leftOut} que trae no están publicadas`
  return new LiveSourceError('empty', `la fuente no muestra ninguna tarjeta${why}`)
}

function isEntry(entry: unknown, expected: readonly string[]): entry is JsonObject {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false
  const fields = entry as JsonObject
  return expected.some((name) => asText(fields[name]) !== '') && isBounded(entry)
}

export function isBounded(entry: object): boolean {
  try {
    return canonicalJson(entry).length <= MAX_CARD
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Matches a usable id: short, in one line, without characters that are special in logs or addresses. */
const ID = /^[\w.:+-]{1,80}$/

/** Returns the feed's own id with a prefix that separates lists, or an id derived from the content. */
export function makeCardId(prefix: string, id: unknown, content: unknown): string {
  const own = asText(id)
  return `${prefix}-${ID.test(own) ? own : `h${contentHash(content).slice(0, 16)}`}`
}

/** Checks whether a flag is explicitly off: `false`, `"false"`, `0`. A missing value is not off. */
export function isFlagOff(flag: unknown): boolean {
  return flag === false || flag === 0 || /^(?:false|0)$/i.test(asText(flag))
}

const DAY = 86_400_000

/**
 * Checks whether a site shows an entry now, by its publication dates (milliseconds; NaN when unreadable, which
 * excludes nothing). The end has a day of tolerance: feeds write the last day in two ways, and the card's text
 * decides.
 */
export function isPublished(from: number, until: number, now: Date): boolean {
  const time = now.getTime()
  return !(from > time + DAY) && !(until < time - DAY)
}
