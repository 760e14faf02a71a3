import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApiRoute, type Operation } from '#server/api/apiRoute.server.ts'
import { OPERATIONS } from '#server/api/openapi.server.ts'
import { type PublishedData, publishedData } from '../published.ts'

type Body = { count?: number } & Partial<Record<'paymentMethods' | 'memberships', { slug: string }[]>>
type Recorded = { request: string; status: number; headers: Record<string, string>; body: Body }

/** What the first release answers on this data. Only what a release changes on purpose changes here. */
const RECORDED: Recorded[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'equalAnswers.json'), 'utf8'))

let data: PublishedData
beforeAll(async () => {
  data = publishedData()
  const dates = { weekdays: null, validFrom: '2026-03-01', validUntil: '2026-03-31' }
  const capped = (maxDiscount: number) => ({ maxDiscount, explicitlyHasNoLimit: false, period: 'mes' as const, per: null, caps: [] })
  const offer = { ...dates, paymentMethods: [['Cuenta DNI' as const]], evidence: { discount: [{ start: 0, end: 3 }] } }
  await data.publish([
    { ...offer, limits: capped(20_000) },
    { ...offer, feed: 'cuenta-dni', limits: capped(15_000), minPurchase: 10_000 },
    { ...offer, feed: 'cuenta-dni', supermarket: 'la-anonima', where: ['La Anónima'], discount: { type: 'porcentaje', value: 5 } },
    {
      ...dates,
      supermarket: 'coto',
      where: ['Coto', 'Online'],
      discount: { type: 'cuotas sin intereses', value: 6 },
      paymentMethods: [['Banco Nación'], ['Banco Galicia', 'Tarjeta de crédito VISA']],
    },
    {
      ...dates,
      supermarket: 'jumbo',
      where: ['Jumbo'],
      membership: ['Jumbo Mas'],
      appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false },
    },
  ])
})
afterAll(() => data.remove())

async function answerTo(request: string): Promise<Recorded> {
  const url = new URL(request, 'http://localhost')
  const id = /^\/api\/v1\/promotions\/(.+)$/.exec(url.pathname)?.[1]
  const operation = OPERATIONS.find(({ address }) => address === (id === undefined ? url.pathname : '/api/v1/promotions/{id}'))
  if (!operation) throw new Error(`nothing answers ${request}`)
  const response = await makeApiRoute(operation as Operation)({ request: new Request(url), params: id === undefined ? {} : { id } })
  const body = await response.json()
  const headers = Object.fromEntries(['content-type', 'cache-control', 'link'].map((name) => [name, response.headers.get(name) ?? '']))
  return { request, status: response.status, headers, body }
}

/** The catalogue grows: a bank or a club that came later stands among those of the first release. */
function withoutLaterRows(body: Body, first: Body): Body {
  if (first.paymentMethods === undefined) return body
  const kept = (['paymentMethods', 'memberships'] as const).map((name) => [name, body[name]?.filter((row) => isAmong(first[name], row))])
  return { ...body, ...Object.fromEntries(kept), ...(body.count === body.paymentMethods?.length && { count: first.count }) }
}
const isAmong = (rows: Body['memberships'], { slug }: { slug: string }) => rows?.some((row) => row.slug === slug)

test.each(RECORDED)('$request is answered as the first release does', async (recorded) => {
  const { body, ...answer } = await answerTo(recorded.request)
  expect({ ...answer, body: withoutLaterRows(body, recorded.body) }).toEqual(recorded)
})
