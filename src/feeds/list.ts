import { asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { changedFormError, LiveSourceError } from '#ingestion/fetch/liveSourceError.ts'
import type { FetchOptions, PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { isBounded, noCardsError, readCardDrafts } from '#ingestion/platforms/cardDrafts.ts'
import { parseJson } from '#ingestion/platforms/json.ts'
import type { CardDraft, WayResult } from '#ingestion/platforms/way.ts'
import type { NamedChain } from './chainNames.ts'

/** Asks for JSON. @throws LiveSourceError also for an empty answer, a page and anything else that is no JSON. */
export async function askJson(session: PoliteSession, address: string, options: FetchOptions = {}): Promise<unknown> {
  const { text } = await session.ask(address, { accept: 'application/json', ...options })
  return parseJson(text, `la respuesta de ${new URL(address).pathname}`)
}

/** Returns a value that must be a list. @throws LiveSourceError `changed` */
export function requireList(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  throw changedFormError(`${what} ya no es una lista`)
}

export type RecordFormat = {
  /** Fields of which a record has at least one. */
  expected: readonly string[]
  /** Whether the issuer itself shows it. */
  isShown(entry: JsonObject): boolean
  chainOf(entry: JsonObject): NamedChain | null
}

export type RecordList = Pick<WayResult, 'unreadable' | 'leftOut' | 'ofNoChain'> & { entries: JsonObject[] }

/**
 * Picks the records of an issuer's list that name a chain exactly. The others are counted.
 * @throws LiveSourceError `empty` and `changed`
 */
export function pickRecords(list: readonly unknown[], { expected, isShown, chainOf }: RecordFormat): RecordList {
  const all = readCardDrafts(list, { expected, shown: isShown, draft: (entry) => ({ id: '', raw: entry }) })
  const entries = all.cards.map(({ raw }) => raw as JsonObject)
  const named = entries.filter((entry) => chainOf(entry) !== null)
  return { entries: named, unreadable: all.unreadable, leftOut: all.leftOut, ofNoChain: entries.length - named.length }
}

/**
 * Checks a list against the count that its answer states.
 * @throws LiveSourceError `changed` when it holds fewer
 */
export function checkCount(list: readonly unknown[], total: unknown): void {
  const count = Number(asText(total) || Number.NaN)
  if (!Number.isInteger(count) || count < 0) throw changedFormError('la lista ya no dice cuántas promociones tiene')
  if (list.length < count) throw new LiveSourceError('cut-off', `la lista trae ${list.length} promociones y dice tener ${count}`)
}

/** The most details that are asked for in one reading; the client allows 40 requests. */
export const MAX_DETAILS = 34

export type DetailFacts = {
  address(id: string): string
  options?: FetchOptions
  /** Finds the detail of this number in an answer; null when it is of another form, or of another record. */
  detailIn(answer: JsonObject, id: string): JsonObject | null
  draftsOf(entry: JsonObject, detail: JsonObject): CardDraft[]
}

/** Finds a detail that has a field, itself or under `data`, and this number if any. */
export function detailFinder(field: string): DetailFacts['detailIn'] {
  return (answer, id) => {
    const detail = [asObject(answer.data), answer].find((one) => one?.[field] !== undefined)
    return detail && ['', id].includes(asText(detail.id)) ? detail : null
  }
}

/**
 * Asks for the detail of each picked record, by its number. One that is gone, or that `detailIn` does not know, is unreadable.
 * @throws LiveSourceError also when there is none in the known form
 */
export async function readDetails(session: PoliteSession, picked: RecordList, facts: DetailFacts, isComplete: boolean): Promise<WayResult> {
  const byId = new Map(picked.entries.map((entry) => [asText(entry.id), entry]))
  const cards: CardDraft[] = []
  let lost = 0
  for (const [id, entry] of [...byId].slice(0, MAX_DETAILS)) {
    const detail = /^\d{1,12}$/.test(id) ? await askDetail(session, id, facts) : null
    if (detail === null) lost++
    else cards.push(...facts.draftsOf(entry, detail))
  }
  if (lost > 0 && cards.length === 0) throw changedFormError('ningún detalle trae ya la promoción')
  return makeWayResult({ ...picked, unreadable: picked.unreadable + lost }, cards, isComplete)
}

async function askDetail(session: PoliteSession, id: string, { address, options, detailIn }: DetailFacts): Promise<JsonObject | null> {
  try {
    const answer = asObject(await askJson(session, address(id), options))
    const detail = answer && detailIn(answer, id)
    return detail && isBounded(detail) ? detail : null
  } catch (error) {
    if (error instanceof LiveSourceError && (error.kind === 'not-found' || error.kind === 'changed')) return null
    throw error
  }
}

/** With an unreadable record the list is not complete: it may be any. @throws LiveSourceError `empty` when no record names a chain */
export function makeWayResult({ entries, ...counts }: RecordList, cards: CardDraft[], isComplete: boolean): WayResult {
  if (cards.length === 0) throw noCardsError(counts.ofNoChain)
  return { cards, ...counts, isComplete: isComplete && counts.unreadable === 0 && entries.length <= MAX_DETAILS }
}
