import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#chains/forms/json.ts'
import { readCard } from '#chains/readCard.ts'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { bankNamed } from '#feeds/bankNames.ts'
import { countOffers } from '#feeds/cuenta-dni/record.ts'
import { firstOfEach } from '#feeds/list.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { CARDS, NOW, rehearsedSources, sourceOf } from '../ingestion/sources/rehearsed.ts'

/** Reads an example of a feed after a change to its raw form. */
function read<Raw>(source: FeedSlug, number: string, change: (raw: Raw) => void): ExtractedPromotion {
  const card = CARDS.find((one) => one.source === source && one.id.endsWith(number))
  const raw = structuredClone(card?.raw)
  change(raw as Raw)
  const [promotion, ...others] = readCard({ ...(card as CapturedCard), raw }).promotions
  expect(others).toEqual([])
  return promotion as ExtractedPromotion
}

type Modo = { modo: { offer: { requirements: { amount_range: { min: number } } } }; banks: string[] }
type NaranjaX = { naranjaX: { plan: { benefit: { discountPercentage: number }; days: { weekdaysApplied: number[] | null } } } }

describe('MODO', () => {
  test('names banks with their tiers, and only banks of the catalogue', () => {
    expect(['Macro Selecta', 'Banco Nación', 'BNA', 'ICBC', 'Banco de Ejemplo'].map(bankNamed)).toEqual([
      ...['Banco Macro', 'Banco Nación', 'Banco Nación', 'Banco ICBC'],
      null,
    ])
  })

  test('is the wallet as such with ten banks or more', () => {
    const many = read<Modo>('modo', '02', (raw) => {
      raw.banks = Array.from({ length: 10 }, (_, at) => `Banco ${at}`)
    })
    expect(many.paymentMethods?.every((group) => group.length === 2 && group[1] === 'MODO')).toBe(true)
  })

  test('asks for a bank that the catalogue lacks only where it is the only one', () => {
    const of = (banks: string[]) =>
      read<Modo>('modo', '06', (raw) => {
        raw.banks = banks
      })
    expect(of(['Banco de Ejemplo'])).toMatchObject({ paymentMethods: [['MODO']], unknownPaymentMethods: ['Banco de Ejemplo'] })
    expect(of(['Banco de Ejemplo', 'Macro'])).toMatchObject({ paymentMethods: [['Banco Macro', 'MODO']], unknownPaymentMethods: [] })
  })

  test('has no minimum with a minimum of 0', () => {
    const free = read<Modo>('modo', '02', (raw) => {
      raw.modo.offer.requirements.amount_range.min = 0
    })
    expect(free.minPurchase).toBeNull()
  })
})

test('Banco Galicia has no period of a cap but those it knows', () => {
  const card = CARDS.find(({ id }) => id === 'example-banco-galicia-01') as CapturedCard
  const raw = structuredClone(card.raw) as { galicia: { detail: object } }
  Object.assign(raw.galicia.detail, { periodicidad: 'constructor', legales: '' })
  expect(readCard({ ...card, raw }).card.text).toMatch(/^Tope de reintegro: \$\s?15.000$/m)
})

describe('Naranja X', () => {
  test.each([30, 0.3])('writes thirty percent as %d', (discountPercentage) => {
    const { discount } = read<NaranjaX>('naranja-x', '02', (raw) => {
      raw.naranjaX.plan.benefit = { discountPercentage }
    })
    expect(discount.value).toBe(30)
  })
})

test('copies are left out in one look at each entry of a list', () => {
  let looks = 0
  const content = ({ name }: JsonObject) => {
    looks++
    return String(name)
  }
  const entries = Array.from({ length: 200 }, (_, at) => ({ name: at % 100, at }))
  expect(firstOfEach(entries, content)).toEqual(entries.slice(0, 100))
  expect(looks).toBe(200)
})

type Galicia = { galicia: { detail: { modeloAtencion: { nombre: string } } } }
type Club = { clubLaNacion: { benefit: { programs: { description: string }[] } } }
type PersonalPay = { level: string; personalPay: { detail: { levels: { code: string; name: string }[] } } }

describe('a tier of an unknown name is not everybody', () => {
  const tierOf = ({ conditions }: ExtractedPromotion) => conditions.who.flatMap(({ kind, value }) => (kind === 'segment' ? [value] : []))

  test.each([
    ['Platinum', 'Platinum'],
    ['<b>\u0000\u202e', 'b'],
    ['¡!', 'Nivel sin nombre'],
  ])('%s', (name, tier) => {
    const galicia = read<Galicia>('banco-galicia', '01', (raw) => {
      raw.galicia.detail.modeloAtencion = { nombre: name }
    })
    const club = read<Club>('club-la-nacion', '04', (raw) => {
      raw.clubLaNacion.benefit.programs = [{ description: name }]
    })
    const pay = read<PersonalPay>('personal-pay', '01', (raw) => {
      raw.level = 'LVL10'
      raw.personalPay.detail.levels.push({ ...raw.personalPay.detail.levels[0], code: 'LVL10', name })
    })
    expect([galicia, club, pay].map(tierOf)).toEqual([[tier], [tier], [tier]])
  })
})

test('Cuenta DNI numbers nine offers at the most', () => {
  expect(countOffers({ legal: '1- 20% '.repeat(100) })).toBe(9)
})

test.each<[FeedSlug, { leftOut: number; ofNoChain: number }]>([
  ['modo', { leftOut: 1, ofNoChain: 1 }],
  // A shop's plans of instalments alone.
  ['naranja-x', { leftOut: 3, ofNoChain: 1 }],
  // What is MODO's, and what is switched off.
  ['banco-nacion', { leftOut: 2, ofNoChain: 1 }],
])('%s counts what it leaves out', async (feed, counts) => {
  const rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
  try {
    expect((await sourceOf(rehearsedSources(rehearsal.url, {}, { feeds: [feed] }), feed).read()).fetched).toMatchObject(counts)
  } finally {
    await rehearsal.close()
  }
})
