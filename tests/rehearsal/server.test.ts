import { afterEach, expect, test } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'

const CARDS = exampleCards('2026-11-20')
const running: Rehearsal[] = []
async function start(): Promise<Rehearsal> {
  const rehearsal = await startRehearsal({ cards: CARDS })
  running.push(rehearsal)
  return rehearsal
}
afterEach(async () => {
  for (const rehearsal of running.splice(0)) await rehearsal.close()
})

const setFault = (url: string, body: unknown) => fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(body) })
const statusOf = async (url: string) => (await fetch(url, { headers: { 'User-Agent': 'Mozilla/5.0' } })).status

test('listens on the loopback interface only', async () => {
  expect((await start()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('a site is reached under its host, and there is no other', async () => {
  const { url } = await start()
  expect(await statusOf(`${url}/makro.com.ar/beneficios-bancarios/`)).toBe(200)
  expect(await statusOf(`${url}/makro.com.ar/otra`)).toBe(404)
  expect(await statusOf(`${url}/otro.com.ar/`)).toBe(404)
  expect(await statusOf(`${url}/`)).toBe(404)
})

test('the database refuses to give all fields, and a plus in the query', async () => {
  const { url } = await start()
  const search = `${url}/www.carrefour.com.ar/api/dataentities/BP/search`
  expect(await statusOf(`${search}?_fields=_all&_where=active=true`)).toBe(403)
  expect(await statusOf(`${search}?_fields=id&_where=active=true+AND+market=true`)).toBe(400)
})

test('faults are set and removed over HTTP, for some addresses and a number of times', async () => {
  const { url } = await start()
  const legal = `${url}/www.coto.com.ar/legales/`
  expect((await setFault(url, { source: 'coto', fault: 'error-500', only: '/legales/', times: 1 })).status).toBe(200)
  expect([await statusOf(legal), await statusOf(legal)]).toEqual([500, 200])
  await setFault(url, { source: 'coto', fault: 'forbidden' })
  expect(await statusOf(legal)).toBe(403)
  await setFault(url, { source: 'coto', fault: 'none' })
  expect(await statusOf(legal)).toBe(200)
})

test.each([
  {},
  null,
  { source: 'lidl', fault: 'forbidden' },
  { source: 'coto', fault: 'earthquake' },
  { source: 'coto', fault: 'forbidden', times: -1 },
])('a fault that makes no sense is refused: %j', async (body) => {
  const { url } = await start()
  const response = await setFault(url, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/\S/) })
})

test('requests are on record', async () => {
  const { url, requests } = await start()
  await statusOf(`${url}/makro.com.ar/beneficios-bancarios/?a=1`)
  await statusOf(`${url}/makro.com.ar/otra`)
  expect(requests).toMatchObject([
    { source: 'makro', host: 'makro.com.ar', method: 'GET', path: '/beneficios-bancarios/?a=1', status: 200 },
    { path: '/otra', status: 404 },
  ])
})

test('a body beyond reason is not kept', async () => {
  const { url } = await start()
  expect((await fetch(`${url}/_faults`, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(413)
})
