import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeApiRoute, type Operation } from '#server/api/apiRoute.server.ts'
import { describeApi, OPERATIONS, openApiDocument } from '#server/api/openapi.server.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { type PublishedData, publishedData } from '../published.ts'

type Documented = {
  paths: Record<
    string,
    { get: { parameters?: DocumentedParameter[]; responses: Record<string, { content: Record<string, { schema: object }> }> } }
  >
  components: { schemas: object }
}
type DocumentedParameter = { name: string; in: string; description?: string; example?: string; schema: object }

/** As a reader of the document has it: JSON. */
const DOCUMENT: Documented = JSON.parse(JSON.stringify(openApiDocument('https://yapa.example')))

let data: PublishedData
beforeEach(() => {
  data = publishedData()
})
afterEach(() => data.remove())

function ask(address: string, query = '', params: Record<string, string> = {}): Promise<Response> {
  const one = OPERATIONS.find((operation) => operation.address === address)
  if (!one) throw new Error(`nothing answers ${address}`)
  return makeApiRoute(one as Operation)({ request: new Request(`http://localhost${address}${query}`), params })
}

/** A schema of the document alone, with the components that it points to. */
function wholeSchema(schema: object): Parameters<typeof z.fromJSONSchema>[0] {
  const text = JSON.stringify({ ...schema, $defs: DOCUMENT.components.schemas })
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
}

/** What the documented schema of the answer's status has against it, or null. */
async function objection(address: string, response: Response): Promise<string | null> {
  const content = DOCUMENT.paths[address]?.get.responses[String(response.status)]?.content ?? {}
  const type = (response.headers.get('content-type') ?? '').split(';')[0] as string
  const schema = content[type]?.schema
  if (!schema) return `${response.status} ${type} is not documented`
  const checked = z.fromJSONSchema(wholeSchema(schema)).safeParse(await response.json())
  return checked.success ? null : z.prettifyError(checked.error)
}

describe('the documentation of the API', () => {
  test('names every address that the routes answer', () => {
    const routes = readdirSync(path.join(import.meta.dirname, '../../../src/routes/api/v1'))
      .map((file) =>
        file
          .replace(/\.ts$/, '')
          .replace(/\.index$/, '')
          .replace('[.]', '.')
          .replace(/\.\$(\w+)/, '/{$1}'),
      )
      .filter((name) => name !== 'openapi.json')
      .map((name) => `/api/v1/${name}`)
    expect(Object.keys(DOCUMENT.paths)).toEqual(expect.arrayContaining(routes))
  })

  test('is itself answered, with the public origin', async () => {
    const response = await describeApi({ request: new Request('http://localhost/api/v1/openapi.json'), params: {} })
    expect(response.status).toBe(200)
    const document = await response.json()
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] })
    expect(Object.keys(document.paths)).toEqual(Object.keys(DOCUMENT.paths))
  })

  const PARAMETERS = Object.entries(DOCUMENT.paths).flatMap(([address, { get }]) =>
    (get.parameters ?? []).filter((one) => one.in === 'query').map((one) => ({ address, ...one })),
  )

  test('names the parameters of every address that has some', () => {
    const addresses = Object.keys(Object.groupBy(PARAMETERS, ({ address }) => address))
    expect(addresses).toEqual(['/api/v1/promotions', '/api/v1/promotions/{id}'])
    expect(PARAMETERS.filter(({ description }) => !description)).toEqual([])
  })

  test('gives each of them an example that is accepted', async () => {
    await data.publish([{}])
    const { promotions } = await (await ask('/api/v1/promotions', '?date=2026-03-30')).json()
    for (const { address, name, example = '' } of atLeastOne(PARAMETERS)) {
      expect(example, name).not.toBe('')
      const response = await ask(address, `?${new URLSearchParams({ [name]: example })}`, { id: promotions[0].id })
      expect(response.status, name).toBe(200)
    }
  })

  describe.each(Object.keys(DOCUMENT.paths))('%s', (address) => {
    test('answers as documented while nothing is published', async () => {
      expect(await objection(address, await ask(address, '', { id: 'promo' }))).toBeNull()
    })

    test('answers as documented', async () => {
      await data.publish([{}])
      await data.publish([
        {},
        { discount: { type: 'cuotas sin intereses', value: 6 }, paymentMethods: null },
        {
          supermarket: 'coto',
          where: ['Coto', 'Online'],
          appliesOnlyTo: { anses: true, jubilados: false, programaCiudadaniaPorteña: false },
        },
        { feed: 'cuenta-dni', minPurchase: 10_000 },
      ])
      const shopper = '?wallet=banco-galicia,modo&amount=50000'
      const { promotions } = await (await ask('/api/v1/promotions', '?date=2026-03-30')).json()
      const query = address.includes('promotions') ? shopper : ''
      const response = await ask(address, address === '/api/v1/promotions' ? `${query}&date=2026-03-30` : query, { id: promotions[0].id })
      expect(response.status).toBe(200)
      expect(await objection(address, response)).toBeNull()
    })

    test('refuses an unknown parameter as documented', async () => {
      const response = await ask(address, '?nope=1', { id: 'promo' })
      expect(await objection(address, response)).toBeNull()
      // Who watches a service may add what it likes.
      if (address.startsWith('/api')) expect(response.status).toBe(400)
    })
  })

  test('would notice an answer that is not as it says', async () => {
    await data.publish([{}])
    const wrong = Response.json({ date: '2026-03-27', snapshot: null, count: 0, promotions: [] })
    expect(await objection('/api/v1/promotions', wrong)).not.toBeNull()
    const more = { ...(await (await ask('/api/v1/promotions')).json()), cardId: 'inside' }
    expect(await objection('/api/v1/promotions', Response.json(more))).not.toBeNull()
  })

  test('says how much a discount can be, by its type', () => {
    const discounts: object[] = []
    JSON.stringify(DOCUMENT, (name, value) => {
      // Among the differing readings stands what another reader has for it.
      if (name === 'discount' && !('from' in (value.properties ?? {}))) discounts.push(value)
      return value
    })
    const [discount] = atLeastOne(discounts)
    expect(discount).toMatchObject({
      properties: { value: { minimum: 0, maximum: 100 } },
      oneOf: [
        { properties: { type: { const: 'porcentaje' }, value: { type: 'number', maximum: 100 } } },
        { properties: { type: { const: 'cuotas sin intereses' }, value: { type: 'integer', maximum: 12 } } },
      ],
    })
    for (const one of atLeastOne(discounts)) expect(one).toEqual(discount)
  })
})
