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

it('a quiet text keeps its letters', () => {
  expect(tidied('Bodegas adheridas y del sur.')).toBe('Bodegas adheridas y del sur')
})
