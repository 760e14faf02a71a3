import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { card, type Parts } from './cards.ts'

/** The clauses of a card's first promotion that were not understood. */
function openWords(parts: Parts): string[] {
  const { card: raw, promotions } = readCard(card({ when: 'Todos los jueves', value: '20 % de descuento', ...parts }))
  return (promotions[0]?.notUnderstood ?? []).map(({ start, end }) => raw.text.slice(start, end))
}

describe('what a card names and no field says', () => {
  it('is listed by clause: a second cap', () => {
    expect(openWords({ legal: 'Tope de reintegro $ 5.000 por mes. Máximo $ 77.777 por grupo familiar.' })).toEqual([
      'Máximo $ 77.777 por grupo familiar.',
    ])
  })

  it('is not what a field says, also in other words', () => {
    expect(
      openWords({
        images: ['galicia.png'],
        headline: '20% de descuento con tarjetas Visa de Banco Galicia',
        legal: 'Ahorrá un 20 % (veinte por ciento) los jueves con Banco Galicia. Tope de reintegro $ 5.000 por mes. Tope mensual: $5.000.',
      }),
    ).toEqual([])
  })

  it('is not an example, boilerplate, or what the shopper is shown as a restriction', () => {
    expect(
      openWords({
        legal:
          'Ejemplo: en una compra de $ 88.888 el ahorro es de $ 17.777. CFT 88,00 %. La promoción no aplica a pagos con Mercado Pago. No incluye vinos.',
      }),
    ).toEqual([])
  })

  it('is not an amount that a restriction shows', () => {
    const headline = 'Tope: $ 1.000 por compra y $ 9.000 mensual'
    expect(openWords({ headline, legal: 'El total de la cuenta es $ 9.000.' })).toEqual([])
    expect(openWords({ headline, legal: 'El total de la cuenta es $ 8.000.' })).toEqual(['El total de la cuenta es $ 8.000.'])
  })

  it('is not a way to pay that a restriction shows beside others', () => {
    const headline = 'Con tarjeta de débito y QR (dinero en cuenta desde la app Naranja X)'
    const legal = '20% de reintegro pagando con tarjeta de débito o QR con la opción de dinero en cuenta desde la app Naranja X.'
    expect(openWords({ images: ['naranjax.png'], headline, legal })).toEqual([])
  })

  it('is not an address', () => {
    expect(openWords({ legal: 'Lavalle 2210, Rosario, Santa Fe. CUIT 30-11111111-1.' })).toEqual([])
  })
})
