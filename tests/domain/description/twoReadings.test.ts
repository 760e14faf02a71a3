import { describe, expect, it } from 'vitest'
import type { MethodSlug } from '#domain/catalogue/paymentMethod.ts'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { PLACES, type PlaceName } from '#domain/description/places.ts'
import { factWords, tell, textLines } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { PLAIN } from './factCases.ts'

/** One reading takes any wallet by QR, the other Mercado Pago alone. */
const DIFFERING: ListedPromotion = {
  ...PLAIN,
  paymentMethods: null,
  paymentRails: { pagoConQR: true, pagoConNFC: false } as never,
  conditions: { ...PLAIN.conditions, how: { ...PLAIN.conditions.how, rails: ['qr'] } },
  readings: { by: 'ambos', open: { paymentMethods: { from: 'programa', other: [['Mercado Pago']] } } },
}

function told(...methods: MethodSlug[]) {
  const wallet = { ...EMPTY_WALLET, instruments: methods.map((method) => ({ method, cards: null })) }
  return describeOffer(rankForShopper(DIFFERING, makeSingleShopper(wallet)), { personal: true })
}
const methodsOf = (all: ReturnType<typeof told>) => all.find(({ kind }) => kind === 'methods')?.words.short.join('')

describe('where two readings differ in what pays', () => {
  it('the method that is right by both comes first, however the others are held', () => {
    expect(methodsOf(told('cuenta-dni', 'mercado-pago', 'uala'))).toMatch(/^con Mercado Pago/)
    expect(methodsOf(told('mercado-pago', 'cuenta-dni'))).toMatch(/^con Mercado Pago/)
  })

  it('every place says or counts that they do', () => {
    for (const wallet of [told('cuenta-dni'), told('mercado-pago', 'uala')]) {
      const silent = (Object.keys(PLACES) as PlaceName[]).filter((place) => {
        const text = textLines(wallet, place).join('\n')
        return !/lecturas? (?:difieren|dice)/i.test(text) && !text.includes(tell(wallet, place).more ?? 'nothing is counted')
      })
      // The mark of a row is the short one.
      expect(silent.filter((place) => !/dos lecturas/i.test(textLines(wallet, place).join()))).toEqual([])
    }
  })

  it('two cards of a page in the same words are no readings', () => {
    const open = { limits: { from: 'tarjeta' as const, other: { ...PLAIN.limits, maxDiscount: 9_000 } } }
    const briefly = (from: 'tarjeta' | 'modelo') =>
      factWords('readings', { promotion: { ...PLAIN, readings: { by: 'ambos', open: { limits: { ...open.limits, from } } } } })
    expect([briefly('tarjeta'), briefly('modelo')]).toEqual(['la página dice dos cosas', 'dos lecturas difieren'])
  })
})
