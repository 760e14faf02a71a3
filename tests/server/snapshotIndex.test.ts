import { expect, test } from 'vitest'
import type { Snapshot } from '#domain/promotion/snapshot.ts'
import { indexSnapshot } from '#server/snapshotIndex.ts'
import { aPromotion } from '../storage/samples.ts'

test('a promotion that is over is no other offer of a page, and stays on its own', () => {
  const TODAY = '2026-03-27'
  const [over, lasts] = [
    aPromotion({ id: 'over', cardId: 'one', validUntil: '2026-03-26' }),
    aPromotion({ id: 'lasts', cardId: 'one', validUntil: TODAY }),
  ]
  const snapshot: Snapshot = {
    ...{ name: '1', version: 1, publishedAt: `${TODAY}T12:00:00Z`, kind: 'real', sources: [], feeds: [] },
    promotions: [over, lasts],
  }
  const { offersWith, byId, on } = indexSnapshot(snapshot)
  expect(offersWith(lasts, TODAY)).toEqual([lasts])
  expect(offersWith(over, TODAY)).toEqual([over, lasts])
  expect(byId.get('over')).toBe(over)
  expect(on(TODAY)).not.toContain(over)
})

test('what only an issuer publishes has its page and a list of its own, and no other', () => {
  const ours = aPromotion({ id: 'ours' })
  const alone = aPromotion({ id: 'alone', feed: 'cuenta-dni', paymentMethods: [['Cuenta DNI']] })
  const snapshot: Snapshot = {
    ...{ name: '1', version: 1, publishedAt: '2026-03-27T12:00:00Z', kind: 'real', sources: [], feeds: [] },
    promotions: [ours, alone],
  }
  const { on, byId, promotions, issuerOnly, offersWith } = indexSnapshot(snapshot)
  expect([promotions, on('2026-03-30')]).toEqual([[ours], [ours]])
  expect([byId.get('alone'), issuerOnly, offersWith(alone, '2026-03-27')]).toEqual([alone, [alone], [alone]])
})
