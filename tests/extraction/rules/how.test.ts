import { describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { captured } from '../cards.ts'
import { conditionsOfCase, promotionOfCase, words } from './conditionsOfCase.ts'
import { HOW_CORPUS } from './how.corpus.ts'

describe('how it must be paid', () => {
  test.each(HOW_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(conditionsOfCase(one).how).toEqual({ rails: [], app: [], funds: null, singlePayment: false, except: [], ...one.yields })
  })

  test('each app is shown where one pays with it', () => {
    const { evidence } = conditionsOfCase({
      picture: 'banco del sol.png',
      headline: 'con débito Visa (vía MODO)',
      legal:
        '20% para quienes se hayan registrado a través de la aplicación del banco y paguen con MODO. No aplica a billeteras, excepto MODO desde la App del Banco.',
    })
    expect(evidence.how?.map(({ quote }) => quote)).toEqual(['MODO', 'App del Banco'])
  })

  test.each([
    ['escaneando el QR', { pagoConQR: true, telefonoContactless: false, contactless: false }],
    ['con tu celular vía NFC', { pagoConQR: false, telefonoContactless: true, contactless: false }],
    ['con tarjeta física Visa crédito', null],
    ['con tarjeta o QR', null],
  ])('%s: the field of the specification says no more', (headline, rails) => {
    expect(promotionOfCase({ headline }).paymentRails).toEqual(rails)
  })

  test.each([
    ['Válido en carrefour.com.ar.', ['web']],
    ['Válido para compras en carrefour.com.ar, Carrefour Hipermercado, Carrefour Market y Carrefour Express.', []],
  ])('the site shows the web alone: %s', (legal, rails) => {
    const notation = `<div><span> "Todos los martes"<p> "Comprando en:"<div class="v-0-x-logoIcon v-0-x-logoOnline"><div><span> "15"<span> "%"<div><span> "de descuento"<img alt="galicia.png" src="/a/galicia.png"><span> "con tarjetas del Banco Galicia"<span> "Sin tope"<div> "Ver legal"<div><p> "${legal}"`
    const [promotion] = readCard(captured('carrefour', { domDescription: notation })).promotions
    expect(promotion?.conditions.how.rails).toEqual(rails)
  })
})
