import type { CivilDate } from '#domain/calendar/calendar.ts'
import { isReadChain } from '#domain/catalogue/chain.ts'
import { ALL_SOURCE_SLUGS, isFeedSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import { loadWordsKeysOfCapture } from '#storage/captures.ts'
import { type EditionSummary, loadEditionPromotions, storeEdition } from '#storage/editions.ts'
import { storeChanges } from '#storage/history.ts'
import { loadRegistryEntries, loadTakenIds, type RegistryEntry, saveRegistryEntries } from '#storage/promotions.ts'
import { loadLatestEditions, publishSnapshot } from '#storage/snapshots.ts'
import type { ContentHash, Db, EditionKind, Instant } from '#storage/tables.ts'
import type { Candidate } from '../read/promotionKey.ts'
import type { CaptureReading } from '../read/reading.ts'
import { listEditionChanges, type ShownPromotions } from './changes.ts'
import { makePromotionIds, matchPromotions } from './matchPromotions.ts'

export type PublishableReading = {
  reading: CaptureReading
  captureId: ContentHash
  reader: string
  /** The gate would have held it; a person, or the source's persistence, confirmed it. */
  isConfirmed: boolean
}

export type Publication = {
  /** The new snapshot's version; null when everything was published already. */
  version: number | null
  published: ReadonlySet<SourceSlug>
}

/**
 * Publishes the readings together with the other sources' current editions, all or nothing. It must run inside
 * `runInPublication`, because ids are matched against the current registry. The first real reading removes all examples;
 * later examples are not published.
 */
export async function publishReadings(
  transaction: Db,
  { kind, readings, runId, now }: { kind: EditionKind; readings: readonly PublishableReading[]; runId: number; now: Instant },
): Promise<Publication> {
  const current = await loadLatestEditions(transaction)
  const nothing: Publication = { version: null, published: new Set() }
  if (readings.length === 0 || (kind === 'example' && current?.kind === 'real')) return nothing

  const replaced: EditionSummary[] = current?.kind === kind ? current.editions : []
  const editions = new Map(replaced.map(({ source, id }) => [source, id]))
  const published = new Set<SourceSlug>()
  for (const one of readings) {
    const { source } = one.reading.capture
    const id = await keepReading(transaction, kind, one, now)
    const before = replaced.find((edition) => edition.source === source)
    if (before?.id !== id) {
      published.add(source)
      if (before !== undefined) await keepHistory(transaction, kind, { before, after: { id, ...one }, now })
    }
    editions.set(source, id)
  }
  if (published.size === 0) return nothing
  const parts = ALL_SOURCE_SLUGS.flatMap((source) => {
    const id = editions.get(source)
    return id === undefined ? [] : [{ source, id }]
  })
  return { version: await publishSnapshot(transaction, { kind, publishedAt: now, runId, editions: parts }), published }
}

/**
 * Stores the changes between two editions of a source. An older capture is published without changes. What an issuer says of a
 * chain whose page is read is a witness, and no news of the chain.
 */
async function keepHistory(
  transaction: Db,
  kind: EditionKind,
  { before, after, now }: { before: EditionSummary; after: PublishableReading & { id: ContentHash }; now: Instant },
): Promise<void> {
  const { capturedAt } = after.reading.capture
  if (capturedAt < before.capturedAt) return
  const { source } = before
  const [old, current] = [await shownIn(transaction, source, before), await shownIn(transaction, source, after)]
  await storeChanges(transaction, { kind, changes: listEditionChanges(old, current, capturedAt), now })
}

async function shownIn(
  transaction: Db,
  source: SourceSlug,
  { id, captureId }: { id: ContentHash; captureId: ContentHash },
): Promise<ShownPromotions> {
  const { promotions: all } = await loadEditionPromotions(transaction, id)
  const promotions = isFeedSlug(source) ? all.filter(({ supermarket }) => !isReadChain(supermarket)) : all
  return { promotions, words: await loadWordsKeysOfCapture(transaction, captureId) }
}

async function keepReading(
  transaction: Db,
  kind: EditionKind,
  { reading, ...publishable }: PublishableReading,
  now: Instant,
): Promise<ContentHash> {
  const { capture, texts, refused } = reading
  const { source, capturedAt, cards } = capture
  const identified = await identify(transaction, kind, reading)
  await saveRegistryEntries(
    transaction,
    kind,
    source,
    identified.map(({ entry }) => entry),
  )
  const promotions = identified.map(({ entry: { id, firstSeen, lastSeen }, candidate: { promotion, cardId } }) => ({
    ...promotion,
    id,
    firstSeen,
    lastSeen,
    cardId,
  }))
  return storeEdition(
    transaction,
    { source, kind, capturedAt, cards: cards.length, promotions, refused, texts: [...texts.values()], ...publishable },
    now,
  )
}

async function identify(
  transaction: Db,
  kind: EditionKind,
  { capture, candidates }: CaptureReading,
): Promise<{ candidate: Candidate; entry: RegistryEntry }[]> {
  const { source, capturedAt } = capture
  const matches = matchPromotions(await loadRegistryEntries(transaction, kind, source), candidates)
  const unknown = candidates.filter((_, index) => matches[index] === null)
  const ids = unknown.length === 0 ? [] : makePromotionIds(kind, source, unknown, await loadTakenIds(transaction))
  const newIds = new Map(unknown.map((candidate, index) => [candidate, ids[index] as string]))
  return candidates.map((candidate, index) => {
    const known = matches[index]
    if (known) return { candidate, entry: seenAgain(known, candidate, capturedAt) }
    return { candidate, entry: { ...candidate, id: newIds.get(candidate) as string, firstSeen: capturedAt, lastSeen: capturedAt } }
  })
}

/** A capture older than the latest one can only move the promotion's first day. */
function seenAgain(known: RegistryEntry, candidate: Candidate, capturedAt: CivilDate): RegistryEntry {
  const firstSeen = capturedAt < known.firstSeen ? capturedAt : known.firstSeen
  return capturedAt < known.lastSeen ? { ...known, firstSeen } : { ...candidate, id: known.id, firstSeen, lastSeen: capturedAt }
}
