import { setImmediate as nextTurn } from 'node:timers/promises'
import { ALL_SOURCE_SLUGS, isFeedSlug, isSourceSlug } from '#domain/catalogue/source.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { PublishedPromotion, Snapshot, SourceEdition } from '#domain/promotion/snapshot.ts'
import type { FeedCoverage } from '#domain/promotion/witness.ts'
import { contentHash } from './contentHash.ts'
import { type EditionSummary, loadCard, loadCardIds, loadEditionBefore, loadEditionPromotions, toEditionSummary } from './editions.ts'
import { wasReadCompletely } from './runs.ts'
import type { ContentHash, Database, Db, EditionKind, Instant } from './tables.ts'

export async function loadLatestVersion(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('snapshots')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst()
  return row?.version ?? null
}

/** Returns the name of the latest snapshot; null when nothing is published. Two index lookups, cheap enough for every second. */
export async function loadLatestName(db: Db): Promise<string | null> {
  const row = await db.selectFrom('snapshots').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!row) return null
  const editions = await db.selectFrom('snapshot_editions').select('edition_id').where('version', '=', row.version).execute()
  return nameOf(
    row,
    editions.map(({ edition_id }) => edition_id),
  )
}

function nameOf({ version, published_at, kind }: Database['snapshots'], editions: readonly ContentHash[]): string {
  return `${version} ${contentHash([published_at, kind, [...editions].sort()])}`
}

/**
 * Loads the latest snapshot with all promotions; null when nothing is published. Chains are in their usual order,
 * promotions in page order. Snapshots and editions never change, so no transaction is needed.
 */
export async function loadLatestSnapshot(db: Db): Promise<Snapshot | null> {
  const version = await loadLatestVersion(db)
  return version === null ? null : loadSnapshotByVersion(db, version)
}

export async function loadSnapshotByVersion(db: Db, version: number): Promise<Snapshot | null> {
  const row = await db.selectFrom('snapshots').selectAll().where('version', '=', version).executeTakeFirst()
  if (!row) return null
  const sources: SourceEdition[] = []
  const promotions: PublishedPromotion[] = []
  const editions = await editionsOf(db, version)
  for (const edition of editions) {
    const read = await loadEditionPromotions(db, edition.id)
    const { source } = edition
    promotions.push(...(isFeedSlug(source) ? read.promotions.map((promotion) => ({ ...promotion, feed: source })) : read.promotions))
    sources.push(sourceEdition(edition, read.promotions.length, read.unreadable))
  }
  const name = nameOf(
    row,
    editions.map(({ id }) => id),
  )
  return {
    name,
    version,
    publishedAt: row.published_at,
    kind: row.kind,
    sources,
    promotions,
    feeds: await listFeedCoverage(db, row.kind, editions),
  }
}

/** Returns, of each issuer's feed among the editions, how completely it was read, and the reading of an earlier day. */
async function listFeedCoverage(db: Db, kind: EditionKind, editions: readonly EditionSummary[]): Promise<FeedCoverage[]> {
  const readings: FeedCoverage[] = []
  for (const { source, capturedAt, captureId } of editions) {
    if (!isFeedSlug(source)) continue
    const earlier = await loadEditionBefore(db, { kind, source, day: capturedAt })
    const before = earlier && {
      capturedAt: earlier.capturedAt,
      isComplete: await wasReadCompletely(db, earlier.captureId),
      promotions: (await loadEditionPromotions(db, earlier.id)).promotions,
    }
    readings.push({ feed: source, capturedAt, isComplete: await wasReadCompletely(db, captureId), before })
  }
  return readings
}

/**
 * Returns a snapshot's editions, one per source, in the sources' usual order. An issuer's feed that an earlier version read and this one does
 * not know is left out: without its feed a promotion would count as the chain's.
 */
async function editionsOf(db: Db, version: number): Promise<EditionSummary[]> {
  const rows = await db
    .selectFrom('snapshot_editions')
    .innerJoin('editions', 'editions.id', 'snapshot_editions.edition_id')
    .selectAll('editions')
    .where('version', '=', version)
    .execute()
  return rows
    .map(toEditionSummary)
    .filter(({ source }) => isSourceSlug(source))
    .sort((a, b) => ALL_SOURCE_SLUGS.indexOf(a.source) - ALL_SOURCE_SLUGS.indexOf(b.source))
}

export async function loadLatestEditions(db: Db): Promise<{ version: number; kind: EditionKind; editions: EditionSummary[] } | null> {
  const row = await db.selectFrom('snapshots').select(['version', 'kind']).orderBy('version', 'desc').limit(1).executeTakeFirst()
  return row ? { ...row, editions: await editionsOf(db, row.version) } : null
}

/**
 * Publishes a snapshot of these editions under the next version. It must run inside `runInPublication`, which prevents equal
 * versions.
 * @returns The version.
 */
export async function publishSnapshot(
  transaction: Db,
  snapshot: {
    kind: EditionKind
    publishedAt: Instant
    runId: number | null
    editions: readonly { source: EditionSummary['source']; id: ContentHash }[]
  },
): Promise<number> {
  const version = ((await loadLatestVersion(transaction)) ?? 0) + 1
  await transaction
    .insertInto('snapshots')
    .values({ version, published_at: snapshot.publishedAt, kind: snapshot.kind, run_id: snapshot.runId })
    .execute()
  await transaction
    .insertInto('snapshot_editions')
    .values(snapshot.editions.map(({ source, id }) => ({ version, source, edition_id: id })))
    .execute()
  return version
}

export type ShownCard = { card: CardWords; promotions: PublishedPromotion[]; publishedAt: Instant }

/**
 * Returns all cards of the latest real snapshot in order, those without promotions last; none while examples are shown. The thread is free
 * between any two.
 */
export async function loadShownCards(db: Db): Promise<ShownCard[]> {
  const current = await loadLatestEditions(db)
  if (current?.kind !== 'real') return []
  const shown: ShownCard[] = []
  for (const edition of current.editions) {
    // What an issuer says is no card of the desk: its fields come from the feed as well, which a review does not know.
    if (isFeedSlug(edition.source)) continue
    const { promotions } = await loadEditionPromotions(db, edition.id)
    const row = await db.selectFrom('editions').select('published_at').where('id', '=', edition.id).executeTakeFirstOrThrow()
    const byCard = Map.groupBy(promotions, (promotion) => promotion.cardId)
    for (const cardId of new Set([...byCard.keys(), ...(await loadCardIds(db, edition.id))])) {
      await nextTurn()
      const card = await loadCard(db, edition, cardId)
      if (card !== null) shown.push({ card, promotions: byCard.get(cardId) ?? [], publishedAt: row.published_at })
    }
  }
  return shown
}

/** Returns the card of a snapshot's promotion, with its words as published; null when either does not exist. */
export async function loadPublishedCard(
  db: Db,
  version: number,
  promotion: Pick<PublishedPromotion, 'supermarket' | 'cardId' | 'feed'>,
): Promise<CardWords | null> {
  const source = promotion.feed ?? promotion.supermarket
  if (!isSourceSlug(source)) return null
  const edition = await db
    .selectFrom('snapshot_editions')
    .innerJoin('editions', 'editions.id', 'snapshot_editions.edition_id')
    .select(['editions.id', 'editions.captured_at'])
    .where('version', '=', version)
    .where('snapshot_editions.source', '=', source)
    .executeTakeFirst()
  if (!edition) return null
  return loadCard(db, { id: edition.id, source, capturedAt: edition.captured_at }, promotion.cardId)
}

const NO_LONGER_VALID = 'publicada por una versión anterior de Yapa y ya no válida'

function sourceEdition(edition: EditionSummary, promotions: number, unreadable: number): SourceEdition {
  const { source, capturedAt, cards, refused } = edition
  const lost = unreadable === 0 ? [] : [{ reason: NO_LONGER_VALID, count: unreadable }]
  return { source, capturedAt, cards, promotions, refused: [...refused, ...lost] }
}
