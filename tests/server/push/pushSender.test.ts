import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { findPushTrouble } from '#server/push/pushDesk.server.ts'
import { findDueHour, sendDueMessages } from '#server/push/pushSender.ts'
import { saveDevice, takeSendingLease } from '#storage/devices.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { pushService } from './pushService.ts'
import { EVENING, GALICIA, sampleIndex, TODAY, WISHES } from './samples.ts'

let folder: string
let storage: Storage
let service: Awaited<ReturnType<typeof pushService>>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yapa-push-'))
  storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folder })
  service = await pushService()
})
afterEach(async () => {
  await storage.close()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

type Wished = Partial<Parameters<typeof saveDevice>[1]>

async function add(name: string, more: Wished = {}): Promise<void> {
  const row = { hour: 'evening' as const, changes: 0, people: GALICIA, wishes: WISHES, seen_on: TODAY, created_at: EVENING }
  await saveDevice(storage.db, { ...service.browser(name), ...row, ...more })
}

async function tell(at = EVENING, promotion: Partial<PublishedPromotion> = {}, holder = 'one'): Promise<void> {
  const index = sampleIndex(promotion)
  const config = { contactEmail: 'avisos@yapa.ar', pushOrigins: [service.origin] }
  const runtime = { index: () => index, freshness: () => [], config } as unknown as Parameters<typeof sendDueMessages>[0]['runtime']
  await sendDueMessages({ db: storage.db, runtime, clock: frozenClock(new Date(at)), signal: new AbortController().signal }, holder)
}

const rows = () => storage.db.selectFrom('devices').selectAll().execute()

describe('messages', () => {
  test('are the answer of the evening before, once a day, and a tap opens the till', async () => {
    await add('phone')
    await tell()
    await tell()
    expect(service.arrived).toHaveLength(1)
    const [{ message, topic, ttl, authorization }] = service.arrived as [(typeof service.arrived)[number]]
    expect(message).toMatchObject({ id: '2026-07-23', url: '/caja?supermarket=coto&monto=60000' })
    expect(message.title).toBe('Mañana jueves · Coto con Visa crédito de Galicia')
    expect(message.body).toMatch(/^Si todavía no usaste el tope, gastá \$\s60\.000, vuelven (?:hasta )?\$\s12\.000\. .*Mínimo \$\s10\.000/)
    expect([topic, ttl]).toEqual(['2026-07-23', String(4 * 3_600)])
    expect(authorization).toMatch(/^vapid t=/)
    // The day after is another day.
    await tell('2026-07-29T22:30:00Z')
    expect(service.arrived).toHaveLength(2)
  })

  test('come in the morning for whom that is better, and at no other hour of Argentina', async () => {
    await add('early', { hour: 'morning' })
    await tell()
    expect(service.arrived).toEqual([])
    await tell('2026-07-23T11:30:00Z')
    expect(service.arrived.map(({ message }) => message.title)).toEqual(['Hoy jueves · Coto con Visa crédito de Galicia'])
    expect(
      [
        '2026-07-22T21:59:00Z',
        '2026-07-22T22:00:00Z',
        '2026-07-23T00:59:00Z',
        '2026-07-23T01:00:00Z',
        '2026-07-22T11:29:00Z',
        '2026-07-22T11:30:00Z',
      ].map((at) => findDueHour(new Date(at))),
    ).toEqual([null, 'evening', 'evening', null, null, 'morning'])
  })

  test('are none where nothing is sure, and none of changes unless that is wished', async () => {
    await add('phone')
    await add('curious', { changes: 1 })
    await tell(EVENING, { weekdays: ['Lunes'] })
    await tell(EVENING, { paymentMethods: [['Mercado Pago']] })
    expect(service.arrived).toEqual([])
    expect((await rows()).map(({ done_on, sent_at }) => [done_on, sent_at])).toEqual([
      [TODAY, null],
      [TODAY, null],
    ])
  })

  test('end where the browser is gone, and are tried again when a service asks for time', async () => {
    await add('gone')
    await add('busy')
    let tries = 0
    service.answerWith((at) => (at === '/gone' ? { status: 410 } : tries++ === 0 ? { status: 429, retryAfter: '1' } : { status: 201 }))
    const start = performance.now()
    await tell()
    expect(performance.now() - start).toBeGreaterThan(950)
    expect(service.arrived.map(({ path: at }) => at)).toEqual(['/busy'])
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([`${service.origin}/busy`])
  })

  test('ask a device that was away for 60 days once, and then stop', async () => {
    await add('away', { seen_on: addDays(TODAY, -61) })
    await tell()
    expect(service.arrived.map(({ message }) => message.title)).toEqual(['¿Seguimos avisándote?'])
    await tell('2026-07-23T22:30:00Z')
    expect(service.arrived).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  test('are sent by one process of several, and by another when it has died', async () => {
    await add('phone')
    const lease = { now: EVENING, until: '2026-07-22T22:32:00.000Z' }
    await tell('2026-07-22T12:30:00Z')
    await storage.db
      .insertInto('push_state')
      .values({ name: 'push', public_key: '', private_key: '', holder: '', expires_at: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    expect(await takeSendingLease(storage.db, 'other', lease)).toBe(true)
    expect(await takeSendingLease(storage.db, 'one', lease)).toBe(false)
    expect(await takeSendingLease(storage.db, 'one', { now: '2026-07-22T22:33:00.000Z', until: '2026-07-22T22:35:00.000Z' })).toBe(true)
  })

  test('of a process that is killed are never sent twice, and as many are lost as were under way at the most', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `phone-${String(at).padStart(2, '0')}`)
    for (const name of names) await add(name)
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'teller.ts'), folder, service.origin], { stdio: 'inherit' })
    // The service has some of them, and the process notes none any more.
    service.answerWith(() => {
      if (service.arrived.length >= 10) child.kill('SIGKILL')
      return { status: 201 }
    })
    await new Promise((resolve) => child.on('exit', resolve))
    const first = service.arrived.length
    expect(first).toBeGreaterThanOrEqual(10)
    expect(first).toBeLessThan(60)
    service.answerWith(() => ({ status: 201 }))
    await storage.db.updateTable('push_state').set({ expires_at: '' }).execute()
    await tell(EVENING, {}, 'two')
    const told = new Set(service.arrived.map(({ path: at }) => at))
    expect(service.arrived).toHaveLength(told.size)
    expect(told.size).toBeGreaterThanOrEqual(60 - 20)
  }, 60_000)

  test('of 300 devices with wishes of their own take less than two hundredths of a second of processor each', async () => {
    for (let at = 0; at < 300; at++) await add(`phone-${at}`, { wishes: `compras=4&gasto=${200_000 + 100 * at}&desde=2026-07-20` })
    const start = process.cpuUsage()
    await tell()
    const { user, system } = process.cpuUsage(start)
    expect(service.arrived).toHaveLength(300)
    // The service of this test, in the same process, decrypts each of them.
    expect((user + system) / 300_000).toBeLessThan(20)
  }, 120_000)
})

test('a site without https or without an address to write to says that it tells nobody', () => {
  const words = (siteUrl: string, contactEmail: string) => findPushTrouble({ siteUrl, contactEmail })
  expect(words('http://localhost:3000', 'contacto@yapa.example')).toBeNull()
  expect(words('https://yapa.ar', 'hola@yapa.ar')).toBeNull()
  expect(words('http://yapa.ar', 'hola@yapa.ar')).toContain('https')
  expect(words('https://yapa.ar', 'contacto@yapa.example')).toContain('contacto')
})
