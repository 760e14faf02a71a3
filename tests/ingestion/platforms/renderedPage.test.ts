import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { CARDS, NOW, problemOf, QUICK, rehearsedSources, sourceOf } from '../sources/rehearsed.ts'

const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

/** The services of the page refuse; what the page itself shows is left. */
const SERVICES = '/api/dataentities|graphql'
const PATIENT = {
  ...QUICK,
  request: { ...QUICK.request, answer: 5_000, total: 10_000 },
  source: { ...QUICK.source, total: 30_000, requests: 60 },
}

describe.skipIf(CHROMIUM === undefined)('the last resort, a browser', () => {
  let rehearsal: Rehearsal
  beforeAll(async () => {
    rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
  })
  afterAll(() => rehearsal.close())
  afterEach(() => {
    rehearsal.setFault('carrefour', null)
    rehearsal.setFault('changomas', null)
  })
  const sources = () => rehearsedSources(rehearsal.url, { limits: PATIENT }, { browser: CHROMIUM ?? null })

  test.each([
    ['carrefour', 'domDescription', 13],
    ['changomas', 'html', 11],
  ] as const)('reads the cards that the page of %s draws, in the archive’s raw form', async (chain, form, count) => {
    rehearsal.setFault(chain, { name: 'forbidden', only: SERVICES })
    const { fetched, cards } = await sourceOf(sources(), chain).read()
    expect(fetched.way).toBe('navegador')
    expect(cards).toHaveLength(count)
    for (const { raw } of atLeastOne(cards)) expect(Object.keys(raw as object)).toEqual([form])
    const figures = (list: typeof cards) => list.flatMap((card) => readCard(card).promotions.map(({ discount }) => discount.value)).sort()
    expect(figures(cards)).toEqual(figures(CARDS.filter(({ source }) => source === chain)))
  })

  test('finds no card when the page draws others, and says so', async () => {
    rehearsal.setFault('carrefour', { name: 'changed-markup' })
    const limits = { ...PATIENT, source: { ...PATIENT.source, total: 6_000 } }
    const problem = await problemOf(
      sourceOf(rehearsedSources(rehearsal.url, { limits }, { browser: CHROMIUM ?? null }), 'carrefour').read(),
    )
    expect(problem.kind).toBe('changed')
    expect(problem.message).toMatch(/«navegador»: cambió la forma de la fuente: .*cardBox/)
  })

  test('does not leave the source’s site either', async () => {
    rehearsal.setFault('carrefour', { name: 'redirect', only: '/descuentos-bancarios' })
    rehearsal.setFault('changomas', { name: 'redirect' })
    const problem = await problemOf(sourceOf(sources(), 'changomas').read())
    expect(problem.message).toMatch(/«navegador»: el sitio redirige a ofertas\.example\.net|^El sitio redirige a ofertas\.example\.net/)
  })
})

test('without a browser configured none is started', async () => {
  const rehearsal = await startRehearsal({ cards: CARDS, now: NOW, faults: { carrefour: { name: 'forbidden', only: SERVICES } } })
  const problem = await problemOf(sourceOf(rehearsedSources(rehearsal.url), 'carrefour').read())
  await rehearsal.close()
  expect(problem.message).not.toContain('navegador')
})

test('a missing browser is reported as such', async () => {
  const rehearsal = await startRehearsal({ cards: CARDS, now: NOW, faults: { carrefour: { name: 'forbidden', only: SERVICES } } })
  const problem = await problemOf(sourceOf(rehearsedSources(rehearsal.url, {}, { browser: '/no/such/chromium' }), 'carrefour').read())
  await rehearsal.close()
  expect(problem.message).toMatch(/«navegador»: no se pudo abrir el navegador \/no\/such\/chromium/)
})
