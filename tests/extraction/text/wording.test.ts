import { describe, expect, it, test } from 'vitest'
import { tidied } from '#extraction/text/wording.ts'

describe('a shouted list of wines', () => {
  test.each([
    [
      'VINOS DE BODEGAS FLORIDA (TINTO BRAVO), MONTE GRIS Y BODEGA DEL SUR',
      'Vinos de bodegas Florida (tinto Bravo), Monte Gris y bodega del Sur',
    ],
    ['BODEGAS: AFINCADO, BELVERDE, LECHES INFANTILES NI CERVEZA', 'Bodegas: Afincado, Belverde, leches infantiles ni cerveza'],
    ['BODEGAS AFINCADO. NO INCLUYE JUGUETES DE MADERA', 'Bodegas Afincado. No incluye juguetes de madera'],
    ['PRODUCTOS DE LA BODEGA', 'Productos de la bodega'],
  ])('%s', (shouted, calm) => {
    expect(tidied(shouted)).toBe(calm)
  })
})

describe('a province whose name is an everyday word', () => {
  test.each([
    ['VÁLIDO EN CHACO, CORRIENTES Y MISIONES', 'Válido en Chaco, Corrientes y Misiones'],
    ['PROVINCIA DE CORRIENTES', 'Provincia de Corrientes'],
    ['CUENTAS CORRIENTES EN EL BANCO', 'Cuentas corrientes en el banco'],
    ['EN CHACO POR 3 DÍAS CORRIENTES', 'En Chaco por 3 días corrientes'],
  ])('%s', (shouted, calm) => {
    expect(tidied(shouted)).toBe(calm)
  })
})

it('an issuer that is a fruit, too, is a name beside its cards', () => {
  expect(tidied('INCLUYE TARJETA NARANJA PLAN Z, NI NARANJA VISA NI JUGO DE NARANJA')).toBe(
    'Incluye tarjeta Naranja Plan Z, ni Naranja Visa ni jugo de naranja',
  )
})

it('a quiet text keeps its letters', () => {
  expect(tidied('Bodegas adheridas y del sur.')).toBe('Bodegas adheridas y del sur')
})
