import { exampleCards } from '#chains/examples.ts'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { RecordReader } from '#feeds/record.ts'
import { LiveSourceError } from '#ingestion/fetch/liveSourceError.ts'
import type { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import type { SourceFacts, WayResult } from '#ingestion/platforms/way.ts'
import { siteOf } from '#rehearsal/exampleSites.ts'
import type { Site } from '#rehearsal/site.ts'

export const TODAY = '2026-11-20'

type Feed = {
  readRecord: RecordReader
  source: SourceFacts
  examples: CapturedCard[]
  site(cards: readonly CapturedCard[], now: Date): Site
}

export async function feedOf(slug: FeedSlug): Promise<Feed> {
  const { readRecord }: { readRecord: RecordReader } = await import(`../../src/feeds/${slug}/record.ts`)
  const { source }: { source: SourceFacts } = await import(`../../src/feeds/${slug}/source.ts`)
  return { readRecord, source, site: (cards, now) => siteOf(slug, cards, now), examples: exampleCards(TODAY, [slug]) }
}

/** Reads the feed's rehearsed site by one of its ways, without a network. */
export async function readSite({ source, site, examples }: Feed, way = 0): Promise<WayResult> {
  const now = new Date(`${TODAY}T12:00:00Z`)
  const { answer, entries } = site(examples, now)
  const session = {
    hosts: source.hosts,
    once: (_: string, find: () => Promise<unknown>) => find(),
    async ask(address: string, { headers = {}, json }: { headers?: Record<string, string>; json?: unknown } = {}) {
      const url = new URL(address)
      const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
      const request = { method: json === undefined ? 'GET' : 'POST', url, headers: lowerCase, body: JSON.stringify(json ?? null) }
      const given = answer(request, entries)
      if (given === null) throw new LiveSourceError('not-found', address)
      if (given.status !== 200) throw new Error(`${address}: ${given.status}`)
      return { url, text: given.body, headers: new Headers() }
    },
  } as unknown as PoliteSession
  const chosen = source.ways[way]
  if (chosen === undefined) throw new Error('no such way')
  return chosen.read({ session, now, warn: () => {} })
}
