import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import { encodeWallet } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { indexSnapshot } from '#server/snapshotIndex.ts'
import { capped } from '../../domain/uses.ts'

/** Wednesday 22 July 2026 at 19:30 in Argentina; the offer holds on Thursdays. */
export const EVENING = '2026-07-22T22:30:00Z'
export const TODAY: CivilDate = '2026-07-22'

let version = 0

export function sampleIndex(more: Partial<PublishedPromotion> = {}) {
  const promotion = {
    ...capped,
    ...{
      id: 'p1',
      cardId: 'c1',
      weekdays: ['Jueves'],
      minPurchase: 10_000,
      paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA']],
      firstSeen: '2026-07-01',
      lastSeen: TODAY,
    },
    limits: { ...capped.limits, period: 'semana' },
    ...more,
  } as PublishedPromotion
  const snapshot: Snapshot = {
    ...{ name: 'one', version: ++version, publishedAt: '2026-07-22T10:00:00.000Z', kind: 'real', sources: [], feeds: [] },
    promotions: [promotion],
  }
  return indexSnapshot(snapshot)
}

export const GALICIA = encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: ['visa-credito'] }] })
export const WISHES = 'compras=4&desde=2026-07-20'
