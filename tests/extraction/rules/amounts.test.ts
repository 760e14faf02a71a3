import { describe, expect, it } from 'vitest'
import { Findings, foldCardText } from '#extraction/findings.ts'

function caps(text: string) {
  return new Findings(foldCardText(text)).caps.map(({ amount, period, per }) => [amount, period, per])
}

describe('a cap', () => {
  it.each([
    ['Tope de reintegro: $12.000 por semana por cuenta', [12000, 'semana', 'cuenta']],
    ['TOPE MENSUAL POR CLIENTE: $ 20.000', [20000, 'mes', 'persona']],
    ['Tope de devolución $10,000 por transacción', [10000, 'compra', null]],
    ['PAGOTOPE 40.000 por banco por mes', [40000, 'mes', 'banco']],
    ['Reembolso máximo $9.000 semanal por cliente', [9000, 'semana', 'persona']],
    ['$15.000 tope de reintegro', [15000, null, null]],
    ['Tope: $8.000 por fin de semana', [8000, 'finde', null]],
    ['con un tope máximo de diez mil pesos ($10.000) por marca de tarjeta por mes', [10000, 'mes', 'tarjeta']],
    ['Tope $6000', [6000, null, null]],
    ['Tope de reintegro de $20.000.- por la vigencia de la promo', [20000, 'promocion', null]],
  ])('%s', (text, expected) => {
    expect(caps(text)).toEqual([expected])
  })

  it.each(['¡Sin Tope!', 'sin tope de reintegro', 'SIN TOPE MÁXIMO DE DESCUENTO'])('%s: none, and said so', (text) => {
    expect(caps(text)).toEqual([[null, null, null]])
  })

  it.each(['En compras a partir de $30.000', 'hasta alcanzar la suma de $3.086.208.000 en concepto de reintegros', 'TNA 0,00%'])(
    'is not in: %s',
    (text) => {
      expect(caps(text)).toEqual([])
    },
  )
})
