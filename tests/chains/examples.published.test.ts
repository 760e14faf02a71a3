import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { prepareStorage } from '#cli/prepareStorage.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openStorage } from '#storage/storage.ts'
import { temporaryFolders } from '../storage/databases.ts'

/** What a fresh clone shows, a line a promotion: `UPDATE_GOLDEN=1` writes it anew, as for the golden file beside it. */
const PUBLISHED = fileURLToPath(new URL('example.published.jsonl', import.meta.url))
const folders = temporaryFolders()

it('a first start publishes the same promotions as when the list was written', async () => {
  const settings = { databaseUrl: null, dataDirectory: folders.create() }
  await prepareStorage({ ...settings, clock: frozenClock(new Date('2026-11-20T15:00:00Z')), example: 'on' })
  const storage = await openStorage(settings)
  const snapshot = await loadLatestSnapshot(storage.db).finally(() => storage.close())
  expect(snapshot?.kind).toBe('example')
  const shown = (snapshot?.promotions ?? []).map((promotion) => {
    const { id, cardId, feed, supermarket, discount, weekdays, validFrom, validUntil, paymentMethods, limits, minPurchase } = promotion
    const cap = [limits.maxDiscount, limits.period]
    return JSON.stringify({ id, cardId, feed, supermarket, discount, weekdays, validFrom, validUntil, paymentMethods, cap, minPurchase })
  })
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(PUBLISHED, `${shown.join('\n')}\n`)
  expect(shown).toEqual(readFileSync(PUBLISHED, 'utf8').trimEnd().split('\n'))
})
