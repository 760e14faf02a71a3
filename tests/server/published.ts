import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { frozenClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { runIngestion } from '#ingestion/publish/run.ts'
import { closeRuntime } from '#server/runtime.server.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'

/** The instant at which these tests happen: Friday 27 March 2026 at noon in Argentina. */
export const NOW = '2026-03-27T15:00:00Z'

/** A folder with its own database; the runtime of this process reads from it until `remove`. */
export type PublishedData = {
  /** Publishes what the chains then hold: one card a promotion. Chains without any keep what they had. */
  publish(promotions: Partial<ExtractedPromotion>[], kind?: 'archive' | 'example'): Promise<void>
  remove(): Promise<void>
}

export function publishedData(): PublishedData {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa-api-'))
  const before = { ...process.env }
  Object.assign(process.env, { YAPA_DATA: dataDirectory, YAPA_NOW: NOW, DATABASE_URL: '' })
  return {
    async publish(promotions, kind = 'archive') {
      const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
      const sources = CHAIN_SLUGS.map((source) => {
        const own = promotions.filter((promotion) => (promotion.supermarket ?? 'carrefour') === source)
        const cards = own.map((promotion, index) => aCard(`${source}-${index}`, { promotions: [promotion] }, { source }))
        return { source, read: async () => ({ source, capturedAt: '2026-03-27', cards, unreadable: 0 }) }
      }).filter(({ source }) => promotions.some((promotion) => (promotion.supermarket ?? 'carrefour') === source))
      await runIngestion(storage, { kind, sources, read: plainReader, clock: frozenClock(new Date(NOW)) })
      await storage.close()
    },
    async remove() {
      await closeRuntime()
      process.env = before
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
