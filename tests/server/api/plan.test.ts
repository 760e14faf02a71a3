import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planAnswer } from '#server/api/answers.ts'
import { apiRoute } from '#server/api/apiRoute.server.ts'
import { showPlan } from '#server/api/plan.server.ts'
import { type PublishedData, publishedData } from '../published.ts'

vi.mock('#server/requestClient.ts', () => ({ requestClient: () => 'one' }))

let data: PublishedData
beforeEach(async () => {
  data = publishedData()
  const limits = { maxDiscount: 12_000, period: 'mes' as const, per: null, explicitlyHasNoLimit: false, caps: [] }
  const dates = { validFrom: '2026-03-01', validUntil: '2026-05-31', weekdays: null }
  await data.publish([
    { ...dates, discount: { type: 'porcentaje', value: 20 }, limits, paymentMethods: [['Banco Galicia']] },
    {
      ...dates,
      discount: { type: 'porcentaje', value: 10 },
      supermarket: 'coto',
      where: ['Coto', 'Online'],
      paymentMethods: [['Banco Galicia']],
    },
  ])
})
afterEach(() => data.remove())

function ask(parameters: Record<string, string>): Promise<Response> {
  return apiRoute(showPlan)({ request: new Request(`http://localhost/api/v1/plan?${new URLSearchParams(parameters)}`), params: {} })
}

const WALLET = { wallet: 'banco-galicia' }

test('plans for the wallet and the wishes', async () => {
  const plan = await (await ask({ ...WALLET, trips: '2', monthly: '120000' })).json()
  expect(planAnswer.parse(plan)).toEqual(plan)
  expect(plan).toMatchObject({ first: '2026-03-27', last: '2026-04-23', saving: 24_000, spent: 120_000, atMost: 24_000 })
  expect(plan.trips.map(({ date, supermarket, amount, via }: Record<string, unknown>) => [date, supermarket, amount, via])).toEqual([
    ['2026-03-27', 'carrefour', expect.any(Number), ['Banco Galicia']],
    ['2026-04-03', 'carrefour', expect.any(Number), ['Banco Galicia']],
  ])
  const wishes = { supermarkets: 'Coto', skip: '2026-03-27,2026-03-28:coto,2026-03-29:dia', fixed: '2026-04-04:coto:30000' }
  const other = await (await ask({ ...WALLET, ...wishes })).json()
  expect(other.trips.map(({ date, amount }: Record<string, unknown>) => [date, amount])).toEqual([
    ['2026-03-29', 60_000],
    ['2026-04-04', 30_000],
    ['2026-04-10', 60_000],
    ['2026-04-17', 60_000],
  ])
})

test.each([
  ['wallet', ''],
  ['monthly', '0'],
  ['monthly', '1e9'],
  ['monthly', '60.000'],
  ['trips', '0'],
  ['trips', '29'],
  ['largest', '-1'],
  ['supermarkets', 'coto,nada'],
  ['where', 'calle'],
  ['possible', 'si'],
  ['skip', '2026-02-30'],
  ['skip', '2026-03-27:nada'],
  ['fixed', '2026-03-27:coto'],
  ['fixed', '2026-03-27:coto:0'],
  ['wallet', 'banco-nada'],
  ['amount', '60000'],
])('refuses %s=%s and names it', async (parameter, value) => {
  const response = await ask({ [parameter]: value })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ parameter })
})

const NAMES = ['monthly', 'trips', 'largest', 'supermarkets', 'where', 'possible', 'skip', 'fixed', 'wallet', 'answers', 'nope']

test('answers whatever is asked, and no more plans in a minute than it can make', async () => {
  const first = { ...WALLET, trips: '2', monthly: '120000' }
  expect((await ask(first)).status).toBe(200)
  const values = fc.oneof(fc.string(), fc.constantFrom('1', '28', '240000', '999999999', 'true', 'coto', '2026-03-28', '2026-03-28:coto:1'))
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...NAMES), values, { maxKeys: 4, noNullPrototype: true }), async (parameters) => {
      const { status } = await ask(parameters)
      statuses.add(status)
      expect([200, 400, 429]).toContain(status)
    }),
    { numRuns: 300 },
  )
  expect(statuses).toContain(400)
  const asked = await Promise.all(Array.from({ length: 60 }, (_, more) => ask({ monthly: String(100_000 + more) })))
  const last = asked.find(({ status }) => status === 429)
  expect(last?.headers.get('retry-after')).toBe('60')
  // What is known is still told.
  expect((await ask(first)).status).toBe(200)
})
