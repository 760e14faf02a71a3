import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiRoute } from '#server/api/apiRoute.server.ts'
import { listChanges } from '#server/api/changes.server.ts'
import { type PublishedData, publishedData } from '../published.ts'

let data: PublishedData
beforeEach(() => {
  data = publishedData()
})
afterEach(() => data.remove())

const ask = (query: string) => apiRoute(listChanges)({ request: new Request(`http://localhost/api/v1/changes${query}`), params: {} })
const capped = (maxDiscount: number) => ({
  limits: { maxDiscount, explicitlyHasNoLimit: false, period: 'mes' as const, per: null, caps: [] },
})

describe('the list of changes', () => {
  test('tells in words what changed, of one chain and of so many days', async () => {
    await data.publish([capped(25_000), { supermarket: 'coto', where: ['Coto'] }])
    await data.publish([capped(20_000), { supermarket: 'coto', where: ['Coto'], minPurchase: 9_000 }])
    const all = await (await ask('')).json()
    expect(all).toMatchObject({ since: '2026-02-25', count: 2 })
    const { changes } = await (await ask('?supermarket=Carrefour&since=2026-03-27')).json()
    expect(changes).toMatchObject([{ event: 'changed', field: 'limits', date: '2026-03-27', publishedAt: '2026-03-27T15:00:00.000Z' }])
    expect(changes[0].words).toBe('el tope bajó de $\u00a025.000 a $\u00a020.000')
    expect(await (await ask('?limit=1')).json()).toMatchObject({ count: 2, changes: [all.changes[0]] })
    expect(await (await ask('?since=2026-03-28')).json()).toMatchObject({ count: 0, changes: [] })
  })

  test('answers with 304 who has it already', async () => {
    await data.publish([capped(25_000)])
    const etag = (await ask('')).headers.get('etag') ?? ''
    const request = new Request('http://localhost/api/v1/changes', { headers: { 'if-none-match': etag } })
    expect((await apiRoute(listChanges)({ request, params: {} })).status).toBe(304)
  })

  test.each([
    ['since', '2026-02-30'],
    ['since', 'ayer'],
    ['supermarket', 'nadie'],
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', '1e3'],
  ])('refuses %s=%s by its name', async (parameter, value) => {
    await data.publish([{}])
    const response = await ask(`?${new URLSearchParams({ [parameter]: value })}`)
    expect([response.status, (await response.json()).parameter]).toEqual([400, parameter])
  })

  test('answers anything with 200 or a 400 that names the parameter', async () => {
    await data.publish([{}])
    const name = fc.constantFrom('since', 'supermarket', 'limit', 'otro')
    const query = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.constantFrom('2026-03-27', 'coto', '7'))), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const response = await ask(`?${new URLSearchParams(pairs)}`)
        const { parameter } = await response.json()
        expect(response.status === 200 ? parameter === undefined : pairs.some(([asked]) => asked === parameter)).toBe(true)
      }),
    )
  })
})
