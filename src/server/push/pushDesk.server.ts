import webPush from 'web-push'
import { z } from 'zod'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { withoutNames } from '#domain/plan/wishes.ts'
import { jsonOrNull } from '#domain/text/canonicalText.ts'
import { cookieValue, decodeHousehold, encodeHousehold, walletTextIn } from '#domain/wallet/codec/cookie.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import { countDevices, dropDevice, isDeviceKnown, loadPushKeys, noteDeviceVisit, saveDevice } from '#storage/devices.ts'
import type { Config } from '../config.ts'
import { makeRateLimit } from '../http/rateLimit.ts'
import { isSameOrigin } from '../http/refusals.ts'
import { getRequestClient } from '../requestClient.ts'
import { getRuntime } from '../runtime.server.ts'
import { withStorage } from '../withStorage.ts'
import { isPushEndpoint } from './pushMessage.ts'

/** New devices of an address in an hour, and all that are kept. */
const NEW_DEVICES = makeRateLimit({ limit: 5, window: 3_600_000, maxKeys: 10_000 })
const MOST_DEVICES = 50_000
/** The most characters of a request, and of the kept wallet and wishes. */
const LONGEST = 8_000

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes)
const asked = z.strictObject({
  endpoint: z.string(),
  keys: z.strictObject({ p256dh: key(65), auth: key(16) }).optional(),
  hour: z.enum(['evening', 'morning']).optional(),
  changes: z.boolean().optional(),
})

/**
 * Answers `/avisos`: GET says with which key a browser subscribes, or why there are no messages here; POST adds a device or changes its
 * hour; PUT notes a visit; DELETE forgets it. The wallet and the wishes are those of the request's cookies.
 */
export async function answerPush(request: Request, wishesCookie: string): Promise<Response> {
  const { config, clock } = await getRuntime()
  const trouble = findPushTrouble(config)
  if (trouble !== null) return answer(request.method === 'GET' ? 200 : 503, { publicKey: null, words: trouble })
  if (request.method === 'GET') {
    const { publicKey } = await withStorage(config, (db) => loadPushKeys(db, webPush.generateVAPIDKeys))
    return answer(200, { publicKey, words: null })
  }
  if (!['POST', 'PUT', 'DELETE'].includes(request.method)) return answer(405, { words: 'Eso no se puede hacer acá.' })
  if (!isSameOrigin(request, config.siteUrl)) return answer(403, { words: 'Este pedido viene de otro sitio.' })
  const body = (await request.text()).slice(0, LONGEST)
  const { data } = asked.safeParse(jsonOrNull(body))
  if (data === undefined || !isPushEndpoint(data.endpoint, config.pushOrigins))
    return answer(400, { words: 'Tu navegador pidió avisos de un modo que no conocemos.' })
  const { endpoint, keys, hour = 'evening', changes = false } = data
  const cookies = request.headers.get('cookie')
  const people = decodeHousehold(walletTextIn(cookies ?? undefined))
  const seen = {
    people: people === null ? '' : encodeHousehold(withoutNames(people)).slice(0, LONGEST),
    wishes: (cookieValue(cookies, wishesCookie) ?? '').slice(0, LONGEST),
    seen_on: todayOf(clock),
  }
  return await withStorage(config, async (db) => {
    if (request.method === 'DELETE') {
      await dropDevice(db, endpoint)
      return answer(200, { words: null })
    }
    if (people === null || areWithoutMethods(people)) return answer(400, { words: 'Primero decinos con qué pagás.' })
    if (request.method === 'PUT') return answer((await noteDeviceVisit(db, endpoint, seen)) ? 200 : 404, { words: null })
    if (keys === undefined) return answer(400, { words: 'Faltan las claves de tu navegador.' })
    if (!(await isDeviceKnown(db, endpoint))) {
      if (NEW_DEVICES.take(getRequestClient()) > 0)
        return answer(429, { words: 'Ya hay muchos avisos nuevos desde tu conexión: probá en una hora.' })
      if ((await countDevices(db)) >= MOST_DEVICES) return answer(503, { words: 'Por ahora no entran más avisos.' })
    }
    const { p256dh, auth } = keys
    await saveDevice(db, { endpoint, p256dh, auth, hour, changes: Number(changes), ...seen, created_at: clock.now().toISOString() })
    return answer(200, { words: null })
  })
}

function answer(status: number, body: { words: string | null; publicKey?: string | null }): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** Why this site cannot tell devices anything (Spanish); null: it can. On this machine itself browsers need no https. */
export function findPushTrouble({ siteUrl, contactEmail }: Pick<Config, 'siteUrl' | 'contactEmail'>): string | null {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname === '127.0.0.1') return null
  if (protocol !== 'https:') return 'Los avisos necesitan que el sitio esté en https.'
  // Push services ask for somebody to write to.
  return /\.example$/i.test(contactEmail) ? 'Los avisos esperan a que el sitio tenga una dirección de contacto.' : null
}
