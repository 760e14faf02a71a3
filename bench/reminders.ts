// `npm run yapa -- push:measure`: the processor that an evening's messages take, to 10,000 devices of a real day, on SQLite.
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addDays } from '#domain/calendar/calendar.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { type CardSlug, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { TRIPS_A_MONTH_LABELS } from '#domain/plan/wishes.ts'
import { encodeWallet } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET, normaliseWallet } from '#domain/wallet/wallet.ts'
import { sendDueMessages } from '#server/push/pushSender.ts'
import { indexSnapshot } from '#server/snapshotIndex.ts'
import { saveDevice } from '#storage/devices.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import { archivedPromotions } from './archivedWeek.ts'
import { formatNumber } from './measure.ts'
import { seededRandom } from './seededRandom.ts'

const TODAY = '2026-07-08'
const EVENING = `${TODAY}T22:30:00Z`
const HELD = PAYMENT_METHODS.filter(({ kind, parent }) => (kind === 'bank' || kind === 'wallet') && parent === null).slice(0, 24)

const CARDS: CardSlug[] = ['visa-credito', 'mastercard-debito']

const random = seededRandom(1)
const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T

/** A wallet of one to five methods, banks with two cards each, and wishes as the page's form has them, from a day of the last four weeks on. */
function someWishes() {
  const count = 1 + Math.floor(random() * 5)
  const methods = [...new Set(Array.from({ length: count }, () => oneOf(HELD)))]
  const instruments = methods.map(({ slug, kind }) => ({ method: slug, cards: kind === 'bank' ? CARDS : null }))
  const wallet = normaliseWallet({ ...EMPTY_WALLET, instruments })
  const since = addDays(TODAY, -Math.floor(random() * 28))
  const wishes = `compras=${oneOf(Object.keys(TRIPS_A_MONTH_LABELS))}&gasto=${oneOf([200_000, 240_000, 300_000, 400_000, 600_000])}&desde=${since}`
  return { people: encodeWallet(wallet), wishes }
}

const { values } = parseArgs({ options: { devices: { type: 'string', default: '10000' } } })
const devices = Number(values.devices)
const archive = path.join(REAL_CARDS, 'archive-2026')
if (existsSync(archive)) await measure()
else console.error(`SKIPPED: there is no ${archive}`)

async function measure(): Promise<void> {
  // A tenth of them has appeared since Monday.
  const promotions = (await archivedPromotions(archive, TODAY)).map((promotion, at) => ({
    ...promotion,
    firstSeen: at % 10 === 0 ? addDays(TODAY, -((at / 10) % 3)) : '2026-06-01',
  }))
  const index = indexSnapshot({
    ...{ name: 'bench', version: 1, publishedAt: `${TODAY}T10:00:00.000Z`, kind: 'real', sources: [], feeds: [] },
    promotions,
  })
  const told = new Map<string, number>()
  const service = createServer((request, response) => {
    told.set(request.url ?? '', (told.get(request.url ?? '') ?? 0) + 1)
    request.resume().once('end', () => response.writeHead(201).end())
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-reminders-'))
  const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folder })
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
    const asked = Array.from({ length: devices }, someWishes)
    for (const [at, one] of asked.entries()) {
      const row = { ...keys, ...one, hour: 'evening' as const, changes: 0, seen_on: TODAY, created_at: EVENING }
      await saveDevice(storage.db, { ...row, endpoint: `${origin}/${at}-${randomBytes(16).toString('hex')}` })
    }
    const config = { contactEmail: 'avisos@yapa.ar', pushOrigins: [origin] } as never
    const runtime = { index: () => index, freshness: () => [], config }
    const tell = async () => {
      const start = process.cpuUsage()
      const sending = { db: storage.db, runtime, clock: frozenClock(new Date(EVENING)), signal: new AbortController().signal }
      await sendDueMessages(sending, 'bench')
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1_000_000
    }
    const first = await tell()
    const again = await tell()
    const distinct = new Set(asked.map(({ people, wishes }) => `${people} ${wishes}`)).size
    const twice = [...told.values()].filter((count) => count > 1).length
    console.log(
      `${formatNumber(devices)} devices, ${formatNumber(distinct)} different wallets and wishes, ${promotions.length} promotions: ${formatNumber(first, 1)} s of processor with the push service in it, ${formatNumber(told.size)} told, ${twice} twice; asked again ${formatNumber(again, 1)} s`,
    )
  } finally {
    await storage.close()
    service.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
