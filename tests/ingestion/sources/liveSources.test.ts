import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { loadSourceFacts } from '#chains/sources.ts'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { checkCapture } from '#ingestion/sources/source.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { CARDS, clock, NOW, problemOf, rehearsedSources, sourceOf } from './rehearsed.ts'

let rehearsal: Rehearsal
beforeAll(async () => {
  rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
})
afterAll(() => rehearsal.close())

describe('every live source, against its rehearsed site', () => {
  for (const chain of CHAIN_SLUGS) {
    test(`${chain} yields all cards as the source has them, with the same ids the next time`, async () => {
      const capture = await sourceOf(rehearsedSources(rehearsal.url), chain).read()
      expect(capture).toMatchObject({ source: chain, capturedAt: '2026-11-20', unreadable: 0 })
      const rawOf = ({ raw }: { raw: unknown }) => canonicalJson(raw)
      expect(capture.cards.map(rawOf).sort()).toEqual(
        CARDS.filter(({ source }) => source === chain)
          .map(rawOf)
          .sort(),
      )
      expect(new Set(capture.cards.map(({ id }) => id)).size).toBe(capture.cards.length)
      expect(checkCapture(capture)).toEqual(capture)
      const again = await sourceOf(rehearsedSources(rehearsal.url), chain).read()
      expect(again.cards.map(({ id }) => id)).toEqual(capture.cards.map(({ id }) => id))
    })
  }

  test('there is one for every chain, and each names only its own hosts', async () => {
    for (const slug of CHAIN_SLUGS) expect((await loadSourceFacts(slug)).hosts).toContain(new URL(CHAINS[slug].url).hostname)
  })
})

describe('Carrefour and ChangoMás', () => {
  test('name the bank that a document points to', async () => {
    const { cards, fetched } = await sourceOf(rehearsedSources(rehearsal.url), 'carrefour').read()
    expect(fetched.way).toBe('master-data')
    expect(cards[0]?.raw).toMatchObject({ bankName: 'Banco_Galicia', cardName: null })
  })

  test('ask for the known fields by name, for active documents only, and never with a plus', async () => {
    rehearsal.requests.length = 0
    await sourceOf(rehearsedSources(rehearsal.url), 'changomas').read()
    const search = rehearsal.requests.find(({ path }) => path.includes('/search'))
    const query = new URLSearchParams(search?.path.split('?')[1])
    expect(query.get('_fields')).toBe(
      'id,title,sub_title,discount_percentage,discounts_amount_installments,discounts_text_installments,discount_text_info,img_card,img_card_2,img_card_3,img_card_4,img_card_5,img_card_6,order,active,active_from,active_to,validText,hyper,market,ecommerce,express,maxi,legal,monday,tuesday,wednesday,thursday,friday,saturday,sunday,idBank,idCard,isMasClub,express_ecommerce_all',
    )
    expect(query.get('_where')).toBe('active=true')
    expect(search?.headers).toMatchObject({ accept: 'application/vnd.vtex.ds.v10+json', 'rest-range': 'resources=0-100' })
    for (const { path } of atLeastOne(rehearsal.requests)) expect(path).not.toContain('+')
  })

  test('page on until the announced number is there, although an answer never has more than a hundred', async () => {
    const [{ raw, ...card }] = CARDS as [CapturedCard & { raw: { vtexBankPromotion: object } }]
    const many = Array.from({ length: 254 }, (_, number) => ({
      ...card,
      raw: { ...raw, vtexBankPromotion: { ...raw.vtexBankPromotion, id: `many-${number}` } },
    }))
    const big = await startRehearsal({ cards: many, now: NOW })
    try {
      const { cards, fetched } = await sourceOf(rehearsedSources(big.url), 'carrefour').read()
      expect(fetched.warnings).toEqual([])
      expect(cards).toHaveLength(254)
      const ranges = big.requests.filter(({ path }) => path.includes('/search')).map(({ headers }) => headers['rest-range'])
      // A page that came too late on a busy machine is asked for again.
      expect([...new Set(ranges)]).toEqual(['resources=0-100', 'resources=100-200', 'resources=200-300'])
    } finally {
      await big.close()
    }
  })

  test('fall back to the page’s own query when the database refuses, and get the same cards', async () => {
    const sources = rehearsedSources(rehearsal.url)
    const byDatabase = await sourceOf(sources, 'carrefour').read()
    rehearsal.setFault('carrefour', { name: 'forbidden', only: '/api/dataentities' })
    const byPage = await sourceOf(sources, 'carrefour').read()
    rehearsal.setFault('carrefour', null)
    expect(byPage.fetched.way).toBe('graphql')
    expect(byPage.fetched.warnings).toEqual([
      'No sirvió «master-data»: www.carrefour.com.ar/api/dataentities/BP/search no nos deja leer (403)',
    ])
    const namesOf = ({ cards }: typeof byPage) => cards.map(({ id, raw }) => [id, (raw as { bankName: string }).bankName])
    expect(namesOf(byPage)).toEqual(namesOf(byDatabase))
  })

  test('fall back to a query of ours when the page’s is unknown everywhere', async () => {
    rehearsal.setFault('changomas', { name: 'changed-markup', only: '/api/dataentities|.js' })
    const capture = await sourceOf(rehearsedSources(rehearsal.url), 'changomas').read()
    rehearsal.setFault('changomas', null)
    expect(capture.fetched.way).toBe('graphql-privado')
    expect(capture.cards).toHaveLength(11)
    expect(capture.fetched.warnings).toEqual([
      expect.stringContaining('«master-data»: cambió la forma'),
      expect.stringMatching(/«graphql»: .*PersistedQueryNotFound/),
      expect.stringContaining('Faltan los nombres'),
    ])
  })

  test('find a new query hash in the page’s scripts', async () => {
    rehearsal.requests.length = 0
    rehearsal.setFault('carrefour', { name: 'forbidden', only: '/api/dataentities' })
    await sourceOf(rehearsedSources(rehearsal.url), 'carrefour').read()
    rehearsal.setFault('carrefour', null)
    const paths = rehearsal.requests.map(({ host, path }) => `${host}${path.split('?')[0]}`)
    expect(paths).toContain('www.carrefour.com.ar/descuentos-bancarios')
    expect(paths.filter((path) => path.startsWith('carrefourar.vtexassets.com/'))).toHaveLength(1)
  })

  test('without the names of banks the cards come all the same, with a warning', async () => {
    rehearsal.setFault('changomas', { name: 'error-500', only: '/_v/' })
    const { cards, fetched } = await sourceOf(rehearsedSources(rehearsal.url), 'changomas').read()
    rehearsal.setFault('changomas', null)
    expect(cards[0]?.raw).toMatchObject({ bankName: null, cardName: null })
    expect(fetched.warnings).toEqual([expect.stringContaining('Faltan los nombres de bancos y tarjetas')])
  })
})

describe('Jumbo', () => {
  test('leaves out its sisters’ discounts and those that ended long ago', async () => {
    const { cards, fetched } = await sourceOf(rehearsedSources(rehearsal.url), 'jumbo').read()
    expect(fetched.leftOut).toBe(3)
    expect(JSON.stringify(cards)).not.toMatch(/Solo en Disco|Solo en Vea|De otra época/)
  })

  test('its sisters are chains of their own once they are switched on', async () => {
    const sources = rehearsedSources(rehearsal.url, {}, { sisters: ['disco', 'vea'] })
    expect(sources.map(({ source }) => source)).toEqual([...CHAIN_SLUGS, 'disco', 'vea'])
    for (const [chain, words] of [
      ['disco', 'Solo en Disco.'],
      ['vea', 'Solo en Vea.'],
    ] as const) {
      const { cards } = await sourceOf(sources, chain).read()
      expect(cards).toHaveLength(1)
      expect(JSON.stringify(cards)).toContain(words)
      const { promotions } = readCard(cards[0] as CapturedCard)
      expect(promotions.length).toBeGreaterThan(0)
      for (const { supermarket, where } of atLeastOne(promotions)) {
        expect(supermarket).toBe(chain)
        for (const format of atLeastOne(where)) expect(CHAINS[chain].where).toContain(format)
      }
    }
  })

  test('nothing else can be switched on, and that is said', () => {
    expect(() => rehearsedSources(rehearsal.url, {}, { sisters: ['jumbo'] })).toThrow(/«jumbo» no es ninguna de disco, vea/)
  })
})

describe('Coto', () => {
  test('keeps the two lists’ ids apart and gives every card the legal page', async () => {
    const { cards } = await sourceOf(rehearsedSources(rehearsal.url), 'coto').read()
    expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['digital-302', 'sucursal-302']))
    for (const { legalText } of atLeastOne(cards)) expect(legalText).toMatch(/\*\*$/m)
  })

  test('without its legal page there is no capture: cards without their small print promise too much', async () => {
    rehearsal.setFault('coto', { name: 'error-500', only: '/legales/' })
    const problem = await problemOf(sourceOf(rehearsedSources(rehearsal.url), 'coto').read())
    rehearsal.setFault('coto', null)
    expect(problem.kind).toBe('server-error')
  })
})

describe('Día', () => {
  test('leaves out cards that are switched off, and what the editors left under `props`', async () => {
    const { cards, fetched } = await sourceOf(rehearsedSources(rehearsal.url), 'dia').read()
    expect(fetched).toMatchObject({ way: 'landing-medios-pago', leftOut: 1 })
    expect(JSON.stringify(cards)).not.toMatch(/Apagada|De otra época/)
  })

  test('asks for its page once, however many ways are tried', async () => {
    rehearsal.requests.length = 0
    await sourceOf(rehearsedSources(rehearsal.url), 'dia').read()
    expect(rehearsal.requests.filter(({ source }) => source === 'dia')).toHaveLength(1)
  })
})

test('a reading that a bug of ours keeps waiting for ever ends after four minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const makro = sourceOf(rehearsedSources(rehearsal.url), 'makro')
    vi.spyOn(PoliteSession.prototype, 'ask').mockReturnValue(new Promise(() => {}))
    const ended = makro.read().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(240_000)
    expect(String(await ended)).toBe('SourceError: La lectura tardó más de 240 s.')
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('the configuration reports unknown values', () => {
  expect(() => readLiveConfig({ YAPA_SOURCES_BASE: 'nada', YAPA_SOURCES_PAUSE: 'x' })).toThrow(/YAPA_SOURCES_BASE.*YAPA_SOURCES_PAUSE/s)
  const config = readLiveConfig({ YAPA_SOURCES_BASE: 'makro.com.ar=http://127.0.0.1:1', YAPA_SISTER_CHAINS: 'disco, vea' })
  expect(config).toMatchObject({ sisters: ['disco', 'vea'] })
  expect(config.client.hosts).toEqual({ 'makro.com.ar': 'http://127.0.0.1:1' })
  expect(clock.now()).toEqual(NOW)
})

test('only the sites of others are spared between two requests', () => {
  const pause = (base: string, set = '') => readLiveConfig({ YAPA_SOURCES_BASE: base, YAPA_SOURCES_PAUSE: set }).client.limits.pause
  expect(pause('')).toBe(2_000)
  expect(pause('https://sitios.example')).toBe(2_000)
  expect(pause('makro.com.ar=http://127.0.0.1:4010')).toBe(2_000)
  expect(pause('http://127.0.0.1.example.net:4010')).toBe(2_000)
  expect(pause('http://127.0.0.1:4010')).toBe(0)
  expect(pause('http://localhost:4010', '300')).toBe(300)
})
