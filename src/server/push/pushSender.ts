import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Counter, register } from 'prom-client'
import webPush from 'web-push'
import { type Clock, today as todayOf, wallTime } from '#domain/calendar/clock.ts'
import { dropDevice, loadDevicesToTell, loadPushKeys, markDevices, releaseSendingLease, takeSendingLease } from '#storage/devices.ts'
import type { Db, DeviceRow } from '#storage/tables.ts'
import type { Runtime } from '../runtime.server.ts'
import { isPushEndpoint, makePushMessage, type PushMessage } from './pushMessage.ts'

/** From which hour of Argentina on devices are told, and until when a late start still does. */
const HOURS: Record<DeviceRow['hour'], readonly [from: string, until: string]> = {
  evening: ['19:00', '22:00'],
  morning: ['08:30', '11:30'],
}

const AT_ONCE = 20
const PAGE = 200
/** Milliseconds. */
const PATIENCE = 15_000
const LEASE = 120_000
const LOOK = 30_000
const LONGEST_WAIT = 60_000
/** Seconds for which a push service keeps a message for a device that is off. */
const KEPT = 4 * 3_600
/** After so many days on which a device could not be told it is forgotten. */
const MOST_FAILURES = 7

const counted = (result: 'sent' | 'failed' | 'gone') => {
  const name = 'yapa_push_messages_total'
  const known = register.getSingleMetric(name) as Counter<'result'> | undefined
  const counter = known ?? new Counter({ name, help: 'Messages to devices, by what came of them.', labelNames: ['result'] })
  counter.inc({ result })
}

type Sending = {
  db: Db
  runtime: Pick<Runtime, 'index' | 'freshness' | 'config'>
  clock: Clock
  signal: AbortSignal
}

/** Returns the hour whose devices are due at an instant; null for none. */
export function findDueHour(now: Date): DeviceRow['hour'] | null {
  const time = wallTime(now).slice(11, 16)
  return (['morning', 'evening'] as const).find((hour) => time >= HOURS[hour][0] && time < HOURS[hour][1]) ?? null
}

/** Sends due messages until the signal, in one process of those on a database. Failures are logged and never end it. */
export async function keepSendingMessages(sending: Sending, log: (error: unknown) => void): Promise<void> {
  const holder = randomUUID()
  while (!sending.signal.aborted) {
    await sendDueMessages(sending, holder).catch(log)
    await wait(LOOK, sending.signal)
  }
  await releaseSendingLease(sending.db, holder).catch(log)
}

/**
 * Tells all devices that are due and were not told today. A device is marked before its message is sent: of those under way when a process
 * is killed, `AT_ONCE` at the most, some are told nothing that day, and none twice.
 */
export async function sendDueMessages({ db, runtime, clock, signal }: Sending, holder: string): Promise<void> {
  const hour = findDueHour(clock.now())
  const index = runtime.index()
  if (hour === null || index === null || index.snapshot.kind === 'example') return
  const holds = () => {
    const now = clock.now().getTime()
    return takeSendingLease(db, holder, { now: new Date(now).toISOString(), until: new Date(now + LEASE).toISOString() })
  }
  const keys = await loadPushKeys(db, webPush.generateVAPIDKeys)
  const data = { index, captures: runtime.freshness(), today: todayOf(clock) }
  const signatures = signaturesOf(keys, runtime.config.contactEmail)
  const limit = pLimit(AT_ONCE)
  let after = ''
  while (!signal.aborted && (await holds())) {
    const page = await loadDevicesToTell(db, { hour, date: data.today, after, most: PAGE })
    after = page.at(-1)?.endpoint ?? ''
    if (page.length === 0) return
    const untold: string[] = []
    await Promise.all(
      page.map((device) =>
        limit(async () => {
          if (signal.aborted) return
          const told = makePushMessage(device, data)
          if (told === null) {
            // Who was asked whether to go on, and did not come, is forgotten.
            if (device.asked && device.done_on !== '') await dropDevice(db, device.endpoint)
            else untold.push(device.endpoint)
            return
          }
          await markDevices(db, [device.endpoint], { done_on: data.today })
          const result = await deliver(device, told.message, { signatures, pushOrigins: runtime.config.pushOrigins, signal })
          counted(result)
          if (result === 'gone' || (result === 'failed' && device.failures + 1 >= MOST_FAILURES)) await dropDevice(db, device.endpoint)
          else if (result === 'failed') await markDevices(db, [device.endpoint], { failures: device.failures + 1 })
          else {
            const sent_at = clock.now().toISOString()
            await markDevices(db, [device.endpoint], { sent_at, failures: 0, asked: Number(told.kind === 'ask') })
          }
        }),
      ),
    )
    await markDevices(db, untold, { done_on: data.today })
  }
}

/** Signs once for each push service: a signature names the service alone, and holds for half a day. */
function signaturesOf({ publicKey, privateKey }: { publicKey: string; privateKey: string }, contactEmail: string) {
  const known = new Map<string, string>()
  return (origin: string): string => {
    const sign = () => webPush.getVapidHeaders(origin, `mailto:${contactEmail}`, publicKey, privateKey, 'aes128gcm').Authorization
    const signature = known.get(origin) ?? sign()
    known.set(origin, signature)
    return signature
  }
}

type Delivery = {
  signatures: (origin: string) => string
  pushOrigins: readonly string[]
  signal: AbortSignal
}

/** Sends one message, again after the time that its service asks for. `gone`: the browser takes none any more. */
async function deliver(
  { endpoint, p256dh, auth }: DeviceRow,
  message: PushMessage,
  delivery: Delivery,
): Promise<'sent' | 'failed' | 'gone'> {
  const { signatures, pushOrigins, signal } = delivery
  // The list may have become shorter since the device came.
  if (!isPushEndpoint(endpoint, pushOrigins)) return 'gone'
  const request = encrypt()
  if (request === null) return 'gone'
  for (let tries = 0; tries < 3; tries++) {
    try {
      const { status, headers } = await fetch(request.endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body as Buffer),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (status !== 429 && status < 500) return 'failed'
      await wait(Math.min(LONGEST_WAIT, 1_000 * (Number(headers.get('retry-after')) || 2 ** tries)), signal)
    } catch {
      if (signal.aborted) return 'failed'
      await wait(1_000 * 2 ** tries, signal)
    }
  }
  return 'failed'

  /** Null for keys with which nothing can be encrypted. */
  function encrypt() {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        headers: { Authorization: signatures(new URL(endpoint).origin) },
        TTL: KEPT,
        urgency: 'normal',
        topic: message.id.replace(/[^\w-]/g, '_'),
      })
    } catch {
      return null
    }
  }
}

/** Waits, and no longer than until the signal. */
const wait = (milliseconds: number, signal: AbortSignal) => delay(milliseconds, undefined, { signal }).catch(() => {})
