import { describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { countOffers } from '#feeds/cuenta-dni/record.ts'
import { CARDS } from '../ingestion/sources/rehearsed.ts'

/** Reads an example of a feed after a change to its raw form. */
function read<Raw>(source: FeedSlug, number: string, change: (raw: Raw) => void): ExtractedPromotion {
  const card = CARDS.find((one) => one.source === source && one.id.endsWith(number))
  const raw = structuredClone(card?.raw)
  change(raw as Raw)
  const [promotion, ...others] = readCard({ ...(card as CapturedCard), raw }).promotions
  expect(others).toEqual([])
  return promotion as ExtractedPromotion
}

test('Banco Galicia has no period of a cap but those it knows', () => {
  const card = CARDS.find(({ id }) => id === 'example-banco-galicia-01') as CapturedCard
  const raw = structuredClone(card.raw) as { galicia: { detail: object } }
  Object.assign(raw.galicia.detail, { periodicidad: 'constructor', legales: '' })
  expect(readCard({ ...card, raw }).card.text).toMatch(/^Tope \$\s?15\.000$/m)
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
