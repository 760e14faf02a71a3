import { describe, expect, it, test } from 'vitest'
import { shortenText, tidyClause } from '#extraction/text/readableText.ts'
import { BRAND_LEXICON, CORRECT_SPELLINGS } from '#extraction/vocabulary/brands.ts'
import { expandPhrase } from '#extraction/vocabulary/lexicon.ts'

describe('a shouted text is put into sentence case', () => {
  test.each([
    ['NO INCLUYE BODEGAS CHANDON, LA RURAL NI VINOS DE MESA', 'No incluye bodegas Chandon, La Rural ni vinos de mesa'],
    ['SOLO CON TARJETAS VISA DEL BANCO PATAGONIA S.A. Y QR', 'Solo con tarjetas Visa del Banco Patagonia S.A. y QR'],
    ['MERCADOPAGO Y MERCADO PAGO', 'MercadoPago y Mercado Pago'],
    ['TOPE POR DIA, LINEA BLANCA Y ALGO MAS', 'Tope por día, línea blanca y algo más'],
    ['EN SUPERMERCADOS DIA Y EN LA PROVINCIA DE CORRIENTES', 'En supermercados Día y en la Provincia de Corrientes'],
    ['CUENTAS CORRIENTES EN EL BANCO', 'Cuentas corrientes en el banco'],
    [
      'INCLUYE TARJETA NARANJA PLAN Z, NI NARANJA VISA NI JUGO DE NARANJA',
      'Incluye tarjeta Naranja Plan Z, ni Naranja Visa ni jugo de naranja',
    ],
    ['PEDILO EN https://example.com/Ab1X Y EN WWW.COTO.EXAMPLE.COM', 'Pedilo en https://example.com/Ab1X y en www.coto.example.com'],
  ])('%s', (shouted, calm) => {
    expect(tidyClause(shouted)).toBe(calm)
  })
})

test('in a quiet text only what is shouted changes', () => {
  expect(tidyClause('Bodegas adheridas y del sur.')).toBe('Bodegas adheridas y del sur')
  expect(tidyClause('Con AB o CD, por hoy ÚNICAMENTE CON QR, en Galicia')).toBe('Con AB o CD, por hoy únicamente con QR, en Galicia')
})

describe('what was cut off with its other half is left out', () => {
  test.each([
    ['(2) Ahorro con tarjetas de crédito', 'Ahorro con tarjetas de crédito'],
    ['y 3.4 No tener deudas', 'No tener deudas'],
    ['3 35% de ahorro', '35% de ahorro'],
    ['1.500 pesos de tope', '1.500 pesos de tope'],
    ['* Franquicias (*) , kioscos,, bares', 'Franquicias, kioscos, bares'],
    ['billeteras virtuales)', 'Billeteras virtuales'],
    ['Billeteras (todas', 'Billeteras (todas)'],
    ['Productos de electro (', 'Productos de electro'],
    ['en los locales "Vea express', 'En los locales Vea express'],
    ['el "día" de hoy', 'El "día" de hoy'],
    ['se devuelve el 30%, y tendrá un', 'Se devuelve el 30%'],
  ])('%s', (source, whole) => {
    expect(tidyClause(source)).toBe(whole)
  })
})

it('a long text is cut behind an item of its list, or behind a word', () => {
  expect(shortenText('uno, dos, tres', 11)).toBe('uno, dos…')
  expect(shortenText('uno dos tres', 10)).toBe('uno dos…')
  expect(shortenText('uno', 3)).toBe('uno')
})

test('names are listed once', () => {
  const brands = BRAND_LEXICON.entries.flatMap(({ phrases }) => phrases.flatMap(expandPhrase).map((row) => row.join(' ')))
  expect(brands.length).toBeGreaterThan(0)
  expect(brands).toEqual([...new Set(brands)])
  expect(CORRECT_SPELLINGS.length).toBeGreaterThan(brands.length)
  expect(CORRECT_SPELLINGS).toEqual([...new Set(CORRECT_SPELLINGS)])
})
