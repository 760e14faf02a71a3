import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { HISTORY_FIELDS, PROMOTION_FIELD_NAMES } from '#domain/promotion/promotionFields.ts'
import { makeApiRoute } from '#server/api/apiRoute.server.ts'
import { listPromotions, showPromotion } from '#server/api/promotions.server.ts'
import { MANY_RUNS } from '../../seed.ts'
import { type PublishedData, publishedData } from '../published.ts'

const list = makeApiRoute(listPromotions)
const one = makeApiRoute(showPromotion)
const everyDay = { weekdays: null, validFrom: '2026-03-01', validUntil: '2026-03-31' }

function get(query = '', init: RequestInit = {}): Promise<Response> {
  return list({ request: new Request(`http://localhost/api/v1/promotions${query}`, init), params: {} })
}

// biome-ignore lint/suspicious/noExplicitAny: the tests look at the answer as a caller without our types does.
async function json(query = ''): Promise<any> {
  const response = await get(query)
  expect(response.status, query).toBe(200)
  return response.json()
}

/** The names of the product specification. */
const SPECIFIED = [
  ...['discount', 'validFrom', 'validUntil', 'weekdays', 'restrictions', 'onlyForProducts', 'excludesProducts', 'paymentMethods'],
  ...['paymentRails', 'unknownPaymentMethods', 'appliesOnlyTo', 'limits'],
]

describe('GET /api/v1/promotions', () => {
  let data: PublishedData
  beforeAll(async () => {
    data = publishedData()
    await data.publish([
      {
        ...everyDay,
        discount: { type: 'porcentaje', value: 25 },
        limits: { maxDiscount: 20_000, explicitlyHasNoLimit: false, period: 'mes', per: 'cuenta', caps: [] },
      },
      { ...everyDay, discount: { type: 'porcentaje', value: 10 }, paymentMethods: null, where: ['Online'] },
      {
        ...everyDay,
        weekdays: ['Viernes'],
        supermarket: 'coto',
        where: ['Coto'],
        discount: { type: 'cuotas sin intereses', value: 6 },
        paymentMethods: [['Banco Nación']],
      },
      {
        ...everyDay,
        weekdays: ['Lunes'],
        supermarket: 'dia',
        where: ['Dia', 'Online'],
        discount: { type: 'porcentaje', value: 40 },
        paymentMethods: [['Mercado Pago']],
      },
      {
        ...everyDay,
        supermarket: 'jumbo',
        where: ['Jumbo'],
        discount: { type: 'porcentaje', value: 30 },
        membership: ['Jumbo Mas'],
        appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false },
        qualifiers: ['retiredAlone'],
        conditions: {
          ...NO_CONDITIONS,
          who: [{ kind: 'member', value: 'Jumbo Mas', alternatives: null, quote: 'socios', start: 0, end: 6 }],
        },
      },
    ])
  })
  afterAll(() => data.remove())

  test('answers what holds today in Argentina, with its edition', async () => {
    const body = await json()
    expect(body).toMatchObject({ date: '2026-03-27', snapshot: { version: 1, kind: 'real' }, count: 4 })
    expect(body.promotions).toHaveLength(4)
    expect(body.promotions.map((promotion: { supermarket: string }) => promotion.supermarket)).not.toContain('dia')
  })

  test('answers another date when asked', async () => {
    const body = await json('?date=2026-03-30')
    expect(body.promotions.map((promotion: { supermarket: string }) => promotion.supermarket)).toContain('dia')
    expect((await json('?date=2026-04-01')).count).toBe(0)
  })

  test('gives every promotion the fields of the specification and ours', async () => {
    const [promotion] = (await json()).promotions
    const fields = Object.keys(promotion)
    expect(fields).toEqual(expect.arrayContaining(SPECIFIED))
    expect(fields.sort()).toEqual([...PROMOTION_FIELD_NAMES, 'group', ...Object.keys(HISTORY_FIELDS)].sort())
    expect(Object.keys(promotion.limits).sort()).toEqual(['caps', 'explicitlyHasNoLimit', 'maxDiscount', 'per', 'period'])
    expect(promotion.limits.caps).toEqual([{ amount: promotion.limits.maxDiscount, period: 'mes', per: 'cuenta', kind: 'back' }])
  })

  test('filters by supermarket, channel, type and words', async () => {
    expect((await json('?supermarket=coto')).count).toBe(1)
    expect((await json('?where=online')).count).toBe(1)
    expect((await json('?where=presencial')).count).toBe(3)
    expect((await json('?type=cuotas')).promotions[0].supermarket).toBe('coto')
    expect((await json('?type=cuotas+sin+intereses')).count).toBe(1)
    expect((await json('?type=porcentaje')).count).toBe(3)
    expect((await json('?q=nacion+cuotas')).count).toBe(1)
    expect((await json('?q=')).count).toBe(4)
  })

  test('says for a wallet which promotions qualify and why, the usable ones first', async () => {
    const { promotions } = await json('?wallet=banco-galicia:visa-credito+mastercard-debito,mercado-pago')
    expect(promotions.map((promotion: { eligibility: { status: string } }) => promotion.eligibility.status)).toEqual([
      'yes',
      'yes',
      'maybe',
      'no',
    ])
    expect(promotions[0].eligibility).toEqual({ status: 'yes', via: ['Banco Galicia', 'Tarjeta de crédito VISA'], missing: [] })
    expect(promotions[0]).not.toHaveProperty('saving')
  })

  test('takes conditions and memberships for part of the wallet', async () => {
    const query = '?supermarket=jumbo&wallet=modo'
    expect((await json(query)).promotions[0].eligibility.status).toBe('maybe')
    expect((await json(`${query}&answers=-pensioner,-member:jumbo-mas`)).promotions[0].eligibility.status).toBe('no')
    const meant = `${query}&conditions=jubilado&memberships=jumbo-mas`
    expect((await json(meant)).promotions[0].eligibility.status).toBe('yes')
    // A pension that is no retirement is said beside it.
    expect((await json(`${meant}&answers=-pensioner:jubilado`)).promotions[0].eligibility.status).toBe('no')
  })

  test('writes a club in every place as the catalogue does', async () => {
    const [promotion] = (await json('?supermarket=jumbo&wallet=modo')).promotions
    expect(JSON.stringify(promotion)).not.toContain('Jumbo Mas')
    expect([promotion.membership, promotion.conditions.who[0].value]).toEqual([['Jumbo Más'], 'Jumbo Más'])
  })

  test('says in pesos what an amount saves, caps included', async () => {
    const { promotions } = await json('?amount=100000&type=porcentaje')
    // The last is only for some people, so it comes after what is for everybody.
    expect(promotions.map((promotion: { saving: number }) => promotion.saving)).toEqual([20_000, 10_000, 15_000])
    expect(promotions[0]).not.toHaveProperty('eligibility')
  })

  test.each([
    ['?date=2026-02-30', 'date'],
    ['?date=hoy', 'date'],
    ['?date=', 'date'],
    ['?supermarket=elsol', 'supermarket'],
    ['?supermarket=__proto__', 'supermarket'],
    ['?where=casa', 'where'],
    ['?type=2x1', 'type'],
    ['?wallet=banco-inventado', 'wallet'],
    ['?wallet=banco-galicia:visa', 'wallet'],
    ['?wallet=banco-galicia:visa-credito:x', 'wallet'],
    ['?conditions=rico', 'conditions'],
    ['?memberships=club', 'memberships'],
    ['?amount=-1', 'amount'],
    ['?amount=NaN', 'amount'],
    ['?amount=0', 'amount'],
    ['?amount=1e5', 'amount'],
    ['?amount=Infinity', 'amount'],
    ['?amount=9999999999999', 'amount'],
    ['?amount=60000&amount=1', 'amount'],
    ['?amount=', 'amount'],
    ['?page=0', 'page'],
    ['?page=-1', 'page'],
    ['?page=1.5', 'page'],
    ['?page=', 'page'],
    ['?page=9999999', 'page'],
    ['?page=1&page=2', 'page'],
    [`?q=${'a'.repeat(101)}`, 'q'],
    [`?wallet=${'modo,'.repeat(900)}`, 'wallet'],
    ['?date=2026-03-27&date=2026-03-28', 'date'],
    ['?q=a&q=a', 'q'],
    ['?supermercado=coto', 'supermercado'],
    ['?Wallet=modo', 'Wallet'],
    ['?=x', ''],
  ])('refuses %s, naming the parameter', async (query, parameter) => {
    const response = await get(query)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status: 400,
      detail: expect.stringMatching(/\.$/),
      parameter,
    })
  })

  test('for any query: 200, or 400 naming one of its parameters', async () => {
    const names = [
      'date',
      'supermarket',
      'where',
      'type',
      'wallet',
      'conditions',
      'memberships',
      'province',
      'answers',
      'amount',
      'q',
      'page',
    ]
    const slugs = PAYMENT_METHODS.map(({ slug }) => slug)
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('2026-03-27', '2026-02-29', 'presencial', 'porcentaje', 'jubilado', '60000', '-5', 'NaN', ...CHAIN_SLUGS, ...slugs),
      fc.array(fc.constantFrom(...slugs, ':', '+', ',', ' ')).map((parts) => parts.join('')),
      fc.double().map(String),
    )
    const pair = fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string()), value)
    const raw = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replaceAll('#', '%'))
    const query = fc.oneof(
      fc.uniqueArray(pair, { maxLength: 4, selector: ([name]) => name }).map((pairs) => new URLSearchParams(pairs).toString()),
      fc.array(pair, { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs).toString()),
      raw,
    )
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const response = await get(`?${text}`)
        expect([200, 400]).toContain(response.status)
        if (response.status === 200) return
        const { parameter } = await response.json()
        expect([...new URL(`http://localhost/?${text}`).searchParams.keys()].map((name) => name.slice(0, 100))).toContain(parameter)
      }),
      { numRuns: MANY_RUNS },
    )
  })

  test('gives caches an entity tag, and 304 to a client that has it', async () => {
    const first = await get('?q=cuotas')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const again = await get('?q=cuotas', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('?q=galicia', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('may be read from any page', async () => {
    expect((await get()).headers.get('access-control-allow-origin')).toBe('*')
    expect((await get('?date=x')).headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await get('', { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET')
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s and says what it allows', async (method) => {
    const response = await get('', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  describe('/{id}', () => {
    const show = (id: string, query = '') =>
      one({ request: new Request(`http://localhost/api/v1/promotions/${id}${query}`), params: { id } })

    test('answers a promotion with the words that its evidence points into', async () => {
      const { id, evidence } = (await json('?supermarket=carrefour')).promotions[0]
      const body = await (await show(id, '?wallet=modo&amount=1000')).json()
      expect(body.promotion).toMatchObject({ id, evidence, eligibility: { status: 'yes', via: ['MODO'] }, saving: 250 })
      expect(body.source).toMatchObject({ text: expect.stringContaining('20%'), capturedAt: '2026-03-27' })
    })

    test('does not find unpublished promotions', async () => {
      for (const id of ['nothing', '', '__proto__', 'a/b']) {
        const response = await show(id)
        expect(response.status).toBe(404)
        expect(response.headers.get('content-type')).toBe('application/problem+json')
      }
    })

    test('is saved under our name, also where a refusal repeats words under an address of the sender', async () => {
      const { id } = (await json('')).promotions[0]
      const answers = [await show(id), await show('setup.bat'), await show('setup.bat', '?wallet=%7C%7Ccalc%7C%7C')]
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 400])
      expect(answers.map(({ headers }) => headers.get('content-disposition'))).toEqual(Array(3).fill('inline; filename="yapa.json"'))
    })

    test('refuses parameters that make no sense for one promotion', async () => {
      const response = await show('nothing', '?date=2026-03-27')
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ parameter: 'date' })
    })
  })
})

describe('GET /api/v1/promotions with many promotions', () => {
  let data: PublishedData
  beforeAll(async () => {
    data = publishedData()
    const values = Array.from({ length: 250 }, (_, index) => ({
      ...everyDay,
      discount: { type: 'porcentaje' as const, value: 5 + index / 10 },
    }))
    const plans = [3, 6, 9].map((value) => ({
      ...{ ...everyDay, supermarket: 'coto' as const, where: ['Coto' as const], paymentMethods: [['Banco Nación' as const]] },
      discount: { type: 'cuotas sin intereses' as const, value },
    }))
    await data.publish([...values, ...plans])
  })
  afterAll(() => data.remove())

  test('answers pages of 200 that lead to each other, and every promotion on one of them', async () => {
    const ids: string[] = []
    const sizes: number[] = []
    let query: string | undefined = '?amount=50000&supermarket=carrefour'
    while (query !== undefined) {
      const response = await get(query)
      const { promotions, count } = await response.json()
      expect(count).toBe(250)
      sizes.push(promotions.length)
      ids.push(...promotions.map(({ id }: { id: string }) => id))
      expect(response.headers.get('access-control-expose-headers')).toContain('Link')
      query = /^<\/api\/v1\/promotions(\?[^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(sizes).toEqual([200, 50])
    expect(new Set(ids).size).toBe(250)
    expect(await json('?page=3&supermarket=carrefour')).toMatchObject({ count: 250, promotions: [] })
  })

  test('names the members of a group once', async () => {
    const { promotions, groups } = await json('?supermarket=coto')
    const ids = promotions.map(({ id }: { id: string }) => id)
    const [group] = promotions.map((promotion: { group: string }) => promotion.group)
    expect(Object.keys(groups)).toEqual([group])
    expect(groups[group].toSorted()).toEqual(ids.toSorted())
    const alone = await (await one({ request: new Request(`http://localhost/api/v1/promotions/${ids[1]}`), params: { id: ids[1] } })).json()
    expect(alone.groups).toEqual(groups)
  })
})

describe('GET /api/v1/promotions with what issuers publish', () => {
  let data: PublishedData
  beforeAll(async () => {
    data = publishedData()
    const offer = {
      ...everyDay,
      paymentMethods: [['Cuenta DNI' as const]],
      evidence: { discount: [{ start: 0, end: 3 }], limits: [{ start: 4, end: 7 }] },
    }
    const alone = { ...offer, feed: 'cuenta-dni' as const, discount: { type: 'porcentaje' as const, value: 5 } }
    const capped = (maxDiscount: number) => ({ maxDiscount, explicitlyHasNoLimit: false, period: 'mes' as const, per: null, caps: [] })
    await data.publish([
      { ...offer, limits: capped(20_000) },
      { ...offer, feed: 'cuenta-dni', limits: capped(15_000), minPurchase: 10_000 },
      { ...alone, supermarket: 'coto', where: ['Coto'] },
      { ...alone, supermarket: 'la-anonima', where: ['La Anónima'] },
      { ...everyDay, supermarket: 'coto', where: ['Coto'], paymentMethods: null },
    ])
  })
  afterAll(() => data.remove())

  test('lists the stricter values, and of issuers alone what is of chains that nobody reads', async () => {
    const { promotions } = await json()
    expect(promotions.map(({ supermarket, feed }: { supermarket: string; feed?: string }) => [supermarket, feed])).toEqual(
      expect.arrayContaining([
        ['carrefour', undefined],
        ['coto', undefined],
        ['la-anonima', 'cuenta-dni'],
      ]),
    )
    expect(promotions).toHaveLength(3)
    const ours = promotions.find(({ supermarket }: { supermarket: string }) => supermarket === 'carrefour')
    expect(ours).toMatchObject({ limits: { maxDiscount: 15_000 }, minPurchase: 10_000 })
  })

  test('tells of one what its issuer says, with the words and pages of both', async () => {
    const { id } = (await json('?supermarket=carrefour')).promotions[0]
    const answer = await (await one({ request: new Request(`http://localhost/api/v1/promotions/${id}`), params: { id } })).json()
    expect(answer.witnesses).toMatchObject([
      {
        ...{ feed: 'cuenta-dni', verdict: 'contradicted', readOn: '2026-03-27', differs: ['limits'], adds: ['minPurchase'] },
        words: [
          'Ojo: Carrefour dice "tope de $\u00a020.000 por mes"; Cuenta DNI, "tope de $\u00a015.000 por mes".',
          'Cuenta DNI agrega: compra mínima de $\u00a010.000.',
        ],
        chain: { id, url: expect.stringContaining('carrefour'), capturedAt: '2026-03-27', quotes: [{ field: 'limits', text: 'los' }] },
        issuer: { id: expect.not.stringMatching(`^${id}$`), quotes: [{ field: 'limits', text: 'los' }] },
      },
    ])
  })
})
