import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { FeedSlug, SourceSlug } from '#domain/catalogue/source.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { closeRuntime } from '#server/runtime.server.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'

/** The instant at which these tests happen: Friday 27 March 2026 at noon in Argentina. */
export const NOW = '2026-03-27T15:00:00Z'

type Held = Partial<ExtractedPromotion> & { feed?: FeedSlug }
const sourceOf = ({ feed, supermarket }: Held) => feed ?? supermarket ?? 'carrefour'

/** A folder with its own database; the runtime of this process reads from it until `remove`. */
export type PublishedData = {
  /** Publishes what the chains and issuers then hold: one card a promotion. Those without any keep what they had. */
  publish(promotions: Held[], kind?: 'archive' | 'example'): Promise<void>
  remove(): Promise<void>
}

export function publishedData(): PublishedData {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa-api-'))
  const before = { ...process.env }
  Object.assign(process.env, { YAPA_DATA: dataDirectory, YAPA_NOW: NOW, DATABASE_URL: '' })
  return {
    async publish(promotions, kind = 'archive') {
      const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
      const sources = [...Map.groupBy(promotions, sourceOf)].map(([name, own]) => {
        const source = name as SourceSlug
        const cards = own.map(({ feed: _, ...promotion }, index) =>
          aCard(`${source}-${index}`, { promotions: [{ supermarket: 'carrefour', ...promotion }] }, { source }),
        )
        return { source, read: async () => ({ source, capturedAt: '2026-03-27', cards, unreadable: 0 }) }
      })
      await runSources(storage, { kind, sources, read: plainReader, clock: frozenClock(new Date(NOW)) })
      await storage.close()
    },
    async remove() {
      await closeRuntime()
      process.env = before
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
