import { describe, expect, it } from 'vitest'
import { chainWords } from '#chains/changomas/words.ts'
import { readCard } from '#chains/readCard.ts'
import { MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { extractCard } from '#extraction/extractCard.ts'
import { SeenWordings } from '#extraction/wordings.ts'
import { card } from '../cards.ts'

const PARTS = {
  when: 'Todos los jueves',
  value: '20 % de descuento',
  headline: 'Con tarjetas de crédito Visa del Banco Macro',
  legal:
    'Promoción válida del 01/05/2026 al 31/05/2026 con tarjetas de crédito Visa del Banco Macro. Tope de reintegro $ 8.000 por mes y por cuenta.',
}
const read = (parts: object = {}, seen = seenOf(parts)) => readCard(card({ ...PARTS, ...parts }), seen).promotions[0]
const seenOf = (parts: object) => new SeenWordings().add(readCard(card({ ...PARTS, ...parts })).card)

describe('confidence', () => {
  it('is high for what is said as ever', () => expect(read()?.confidence).toBeGreaterThanOrEqual(MIN_SURE_CONFIDENCE))

  it.each([
    ['the words are new', {}, new SeenWordings()],
    ['the small print names another kind of card', { legal: PARTS.legal.replace('tarjetas de crédito', 'tarjetas de débito') }],
    ['the small print is another bank’s', { legal: PARTS.legal.replace('Banco Macro', 'Banco Galicia') }],
  ])('is lower where %s, though the words were seen', (_, parts, seen = seenOf(parts)) =>
    expect(read(parts, seen)?.confidence).toBeLessThan(0.9),
  )

  it('is lower the more speaks against the reading, below a bound too', () => {
    const isNew = read({}, new SeenWordings())?.confidence ?? 1
    const isForeignToo = read({ legal: PARTS.legal.replace('Banco Macro', 'Banco Galicia') }, new SeenWordings())?.confidence
    expect(isForeignToo).toBeLessThan(isNew)
  })

  it.each<[{ validity?: string; issuer?: string; kind?: string; cap?: string }, object]>([
    [{ validity: '31/05/2026 al 01/05/2025' }, { about: 'validUntil', reason: 'dates' }],
    [
      { issuer: 'Banco Galicia', kind: 'débito' },
      { about: null, reason: 'foreignPrint' },
    ],
    [
      { kind: 'débito', cap: 'Tope de reintegro $ 5.000 y $ 7.000 por semana' },
      { about: 'paymentMethods', reason: 'otherCards' },
    ],
  ])('names what speaks against a doubtful reading, and the field: %o', (change, doubt) => {
    const { validity = '01/05/2026 al 31/05/2026', issuer = 'Banco Macro', kind = 'crédito', cap = 'Tope $ 8.000' } = change
    const legal = `Promoción válida del ${validity} con tarjetas de ${kind} Visa del ${issuer}. ${cap}.`
    expect(read({ legal }, new SeenWordings())?.doubt).toEqual(doubt)
  })

  it('names none of a reading that is sure enough', () => expect(read()?.doubt).toBeNull())

  it('is the same for the same card and the same earlier cards', () => expect(read()?.confidence).toBe(read()?.confidence))

  it('is never certain of a card whose parts could not be told apart', () => {
    const { card: parted } = readCard(card(PARTS))
    const shapeless = { ...parted, blocks: [{ role: 'body' as const, start: 0, end: parted.text.length }] }
    const seen = new SeenWordings().add(shapeless)
    const { promotions } = extractCard(shapeless, chainWords, seen)
    expect(promotions.every(({ confidence }) => confidence < 0.9)).toBe(true)
    expect(promotions).not.toEqual([])
  })
})
