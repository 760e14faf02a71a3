import { expect, it } from 'vitest'
import { goodsInOrder } from '#domain/excludedGoods.ts'

it('food and drink come first, and everything is still there', () => {
  expect(goodsInOrder('Electrodomésticos, telefonía, carnicería (vaca, pollo y cerdo) y bazar; leches infantiles')).toBe(
    'Carnicería (vaca, pollo y cerdo) y bazar, leches infantiles, electrodomésticos, telefonía',
  )
})

it('brands stay with what they are brands of', () => {
  expect(goodsInOrder('Bazar, mantecas de las marcas: Norte, Sur y Este; motos, yogures')).toBe(
    'Mantecas de las marcas: Norte, Sur y Este, yogures, bazar, motos',
  )
})

it('a long run of wineries is counted, and what follows it is not one of them', () => {
  expect(
    goodsInOrder(
      'Electrodomésticos, productos de bodegas Norte (brut, extra), Casa Sur, La Loma, caro, Ribera y Valle, leches infantiles, carnicería',
    ),
  ).toBe('Leches infantiles, carnicería, electrodomésticos y 5 bodegas')
  expect(goodsInOrder('Motos, bodegas y marcas: Alta, Baja, Lejana, Cercana')).toBe('Motos y 4 bodegas y marcas')
  expect(goodsInOrder('Bodegas Norte, Sur')).toBe('Bodegas Norte, Sur')
})
