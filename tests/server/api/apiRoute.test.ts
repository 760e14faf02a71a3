import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { PARAMETERS } from '#domain/wallet/codec/parameters.ts'
import { answerUnknownAddress, makeApiRoute, makeJsonRoute, type Operation } from '#server/api/apiRoute.server.ts'
import { listPaymentMethods, listSupermarkets } from '#server/api/catalogue.server.ts'
import { listPromotions } from '#server/api/promotions.server.ts'
import { showReadiness, showStatus } from '#server/api/status.server.ts'
import { countAnswer } from '#server/http/observeRequests.ts'
import { metricsText } from '#server/metrics.ts'
import { getRuntime, getScheduleStatus } from '#server/runtime.server.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { type PublishedData, publishedData } from '../published.ts'

let data: PublishedData
beforeEach(() => {
  data = publishedData()
})
afterEach(() => data.remove())

function get(operation: object, query = ''): Promise<Response> {
  return makeApiRoute(operation as Operation)({ request: new Request(`http://localhost/api/v1/x${query}`), params: {} })
}

describe('before anything is published', () => {
  test('promotions are not available yet, and say when to come back', async () => {
    const response = await get(listPromotions)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test('bad parameters are still reported', async () => {
    expect((await get(listPromotions, '?date=x')).status).toBe(400)
  })

  test('the service is not ready, and status says so', async () => {
    const readiness = await get(showReadiness)
    expect(readiness.status).toBe(503)
    expect(await readiness.json()).toMatchObject({
      status: 'unavailable',
      snapshot: null,
      storage: { reachable: false, trouble: 'missing' },
    })
    const status = await get(showStatus)
    expect(status.status).toBe(200)
    expect(await status.json()).toMatchObject({ status: 'unavailable' })
  })

  test('chains and payment methods are known all the same', async () => {
    const { supermarkets } = await (await get(listSupermarkets)).json()
    expect(supermarkets.map(({ slug }: { slug: string }) => slug)).toEqual(CHAIN_SLUGS)
    expect(supermarkets[0]).toMatchObject({
      slug: 'carrefour',
      name: 'Carrefour',
      where: expect.any(Array),
      capturedAt: null,
      promotions: 0,
    })
  })
})

describe('the schedule', () => {
  test('gives a sign of life: its age is a metric, one in the future shows a wrong clock, and silence is told', async () => {
    await data.publish([{}])
    const runtime = await getRuntime()
    const at = (milliseconds: number) => new Date(systemClock.now().getTime() + milliseconds).toISOString()
    const states = [at(-30_000), at(-25 * 60_000), '2090-01-01T00:00:00.000Z'].map((beat) =>
      getScheduleStatus(beat, { clock: systemClock, schedule: 'web' }, new Date(0)),
    )
    expect(states.map((one) => [one?.isLate, one?.isClockWrong])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
    // A process that has just started waits for the first look.
    expect(getScheduleStatus(null, { clock: systemClock, schedule: 'web' }, systemClock.now())?.isLate).toBe(false)
    expect(getScheduleStatus(null, { clock: systemClock, schedule: 'off' }, new Date(0))).toBeNull()
    const text = await metricsText({ ...runtime, clock: systemClock, schedule: () => states[1] ?? null })
    expect(text).toContain('yapa_schedule_late 1\n')
    expect(text).toContain('yapa_clock_wrong 0\n')
  })
})

describe('with a snapshot', () => {
  test('is ready', async () => {
    await data.publish([{}])
    const response = await get(showReadiness)
    expect(response.status).toBe(200)
    const body = await response.json()
    expect(body).toMatchObject({ status: 'ready', snapshot: { version: 1, kind: 'real' } })
  })

  test('says when its clock is not the database’s: by more than a minute, either way', async () => {
    await data.publish([{}])
    const runtime = await getRuntime()
    const seen = []
    for (const seconds of [0, 50, 90, -90]) {
      vi.spyOn(systemClock, 'now').mockImplementation(() => new Date(Date.now() + seconds * 1_000))
      await runtime.refresh()
      const { status, clockDifference } = await (await get(showReadiness)).json()
      seen.push([status, clockDifference.isWrong, Math.abs(clockDifference.seconds + seconds) < 5])
      vi.restoreAllMocks()
    }
    expect(seen).toEqual([
      ['ready', false, true],
      ['ready', false, true],
      ['degraded', true, true],
      ['degraded', true, true],
    ])
  })

  test('is not ready any more once the process is about to end, and still serves', async () => {
    await data.publish([{}])
    const runtime = await getRuntime()
    runtime.announceClosing()
    const response = await get(showReadiness)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: 'closing' })
    expect((await get(showStatus)).status).toBe(200)
  })

  test('metrics are in the text format of Prometheus, each with its type, and without personal data', async () => {
    await data.publish([{}])
    countAnswer('page', 200, 0.004)
    countAnswer('api', 404, 0.001)
    const text = await metricsText(await getRuntime())
    for (const line of atLeastOne(text.split('\n').filter((one) => one !== '')))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[\w.+-]+"(,[a-z]+="[\w.+-]+")*\})? -?\d+(\.\d+)?)$/)
    expect(text).toContain('yapa_source_promotions{source="carrefour"} 1\n')
    expect(text).toContain('yapa_source_stale{source="coto"} 1\n')
    expect(text).toContain('yapa_storage_reachable 1\n')
    expect(text).toContain('yapa_http_answers_total{route="page",status="2xx"} 1\n')
    expect(text).toContain('yapa_http_answers_total{route="api",status="4xx"} 1\n')
  })

  test('notices what another process publishes, within two seconds and without being asked', async () => {
    const runtime = await getRuntime()
    expect(runtime.snapshot()).toBeNull()
    await data.publish([{}])
    // More than the two seconds are for a busy machine.
    await expect.poll(() => runtime.snapshot()?.version, { timeout: 5_000 }).toBe(1)
    expect(runtime.index()?.on('2026-03-30')).toHaveLength(1)
  })

  test('status counts cards, promotions and refusals of every source', async () => {
    await data.publish([{}, { supermarket: 'coto', where: ['Coto'] }])
    const body = await (await get(showStatus)).json()
    expect(body).toMatchObject({ status: 'ready', today: '2026-03-27', snapshot: { promotions: 2 } })
    expect(body.sources).toHaveLength(2)
    expect(body.sources[0]).toMatchObject({ source: 'carrefour', name: 'Carrefour', cards: 1, promotions: 1, refused: [], ageDays: 0 })
  })
})

describe('GET /api/v1/payment-methods', () => {
  test('lists the catalogue, whose slugs the wallet parameter accepts', async () => {
    const { count, paymentMethods, conditions, memberships } = await (await get(listPaymentMethods)).json()
    expect(count).toBe(PAYMENT_METHODS.length)
    expect(paymentMethods.find(({ slug }: { slug: string }) => slug === 'banco-galicia-eminent')).toMatchObject({
      name: 'Banco Galicia - Eminent',
      kind: 'bank',
      parent: 'banco-galicia',
      isCard: false,
      holdsCards: true,
    })
    const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug).join(',')
    expect(() => PARAMETERS.wallet.read(slugs(paymentMethods))).not.toThrow()
    expect(() => PARAMETERS.conditions.read(conditions.join(','))).not.toThrow()
    expect(() => PARAMETERS.memberships.read(slugs(memberships))).not.toThrow()
  })

  test('takes no parameters', async () => {
    const response = await get(listPaymentMethods, '?kind=bank')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ parameter: 'kind' })
  })
})

describe('when something breaks', () => {
  test('the answer is problem+json and says nothing of the inside', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = makeJsonRoute(() => {
      throw new Error('password is secret')
    })
    const response = await broken({ request: new Request('http://localhost/api/v1/x'), params: {} })
    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.text()).not.toContain('secret')
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  test('an address that no route answers is a problem too, and one that is gone says what stands instead', async () => {
    const ask = (address: string) => answerUnknownAddress({ request: new Request(`http://localhost${address}`) })
    expect(await ask('/api/v1/nothing').json()).toMatchObject({ status: 404 })
    expect(await ask('/api/__proto__').json()).toMatchObject({ status: 404 })
    expect(await ask('/api/v1/plan?monthly=1').json()).toMatchObject({ status: 410, detail: expect.stringContaining('/semana') })
    expect(await ask('/api/v1/changes').json()).toMatchObject({ status: 410, detail: expect.stringContaining('/novedades.xml') })
  })
})
