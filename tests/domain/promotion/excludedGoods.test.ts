import { expect, it } from 'vitest'
import { condenseGoodsList } from '#domain/promotion/excludedGoods.ts'

it('food and drink come first, and everything is still there', () => {
  expect(condenseGoodsList('Electrodomésticos, telefonía, carnicería (vaca, pollo y cerdo) y bazar; leches infantiles')).toBe(
    'Carnicería (vaca, pollo y cerdo) y bazar, leches infantiles, electrodomésticos, telefonía',
  )
})

it('brands stay with what they are brands of', () => {
  expect(condenseGoodsList('Bazar, mantecas de las marcas: Norte, Sur y Este; motos, yogures')).toBe(
    'Mantecas de las marcas: Norte, Sur y Este, yogures, bazar, motos',
  )
})

it('a long run of wineries is counted, and what follows it is not one of them', () => {
  expect(
    condenseGoodsList(
      'Electrodomésticos, productos de bodegas Norte (brut, extra), Casa Sur, La Loma, caro, Ribera y Valle, leches infantiles, carnicería',
    ),
  ).toBe('Leches infantiles, carnicería, electrodomésticos y 6 bodegas')
  expect(condenseGoodsList('Motos, bodegas y marcas: Alta, Baja, Lejana, Cercana')).toBe('Motos y 4 bodegas y marcas')
  expect(condenseGoodsList('Las siguientes bodegas y marcas: Alta, Baja, Media, Lejana y Cercana')).toBe('5 bodegas y marcas')
  expect(condenseGoodsList('Motos, bodegas Alta, Baja, Lejana, Cercana; Precios Justos, yogures')).toBe(
    'Yogures, motos, Precios Justos y 4 bodegas',
  )
  expect(condenseGoodsList('Bodegas Alta, Baja, Lejana, Cercana, ni Brik y Ni Generosos')).toBe('Brik y generosos y 4 bodegas')
  expect(condenseGoodsList('Carnes, motos, Carnes, motos, leches')).toBe('Carnes, leches, motos')
  expect(condenseGoodsList('Bodegas Norte, Sur')).toBe('Bodegas Norte, Sur')
})

it('goods of a brand stay with it', () => {
  expect(condenseGoodsList('Motos; productos Norte de almacén, lácteos y limpieza; yogures')).toBe(
    'Productos Norte de almacén, lácteos y limpieza, yogures, motos',
  )
})

it('brands without a colon stay with it, too, and so does what is said of meat', () => {
  expect(condenseGoodsList('Motos, mantecas de las marcas Norte, Yogurín y Sur, celulares, yogures')).toBe(
    'Mantecas de las marcas Norte, Yogurín y Sur, yogures, motos, celulares',
  )
  expect(condenseGoodsList('Motos; cortes de novillo, novillito, ternera; bazar; pollo entero, fresco ni congelado')).toBe(
    'Cortes de novillo, novillito, ternera, pollo entero, fresco ni congelado, motos, bazar',
  )
})

it('what stands behind the names of wineries is not counted with them', () => {
  expect(condenseGoodsList('Bodegas Alta, Baja, Lejana, Cercana y Casa del Valle 7, productos de la lista Precios Claros, yogures')).toBe(
    'Yogures, productos de la lista Precios Claros y 5 bodegas',
  )
  expect(
    condenseGoodsList('Motos; productos de bodegas Alta, Baja, Lejana, bodega Cercana (brut y extra) ni vinos en caja ni dulces; yogures'),
  ).toBe('Vinos en caja ni dulces, yogures, motos y 4 bodegas')
})

it('the comma of a figure divides nothing', () => {
  expect(condenseGoodsList('Motos; productos de bodegas Alta, tinto Baja botella por 1,5 l, malbec Lejana, Cercana; yogures')).toBe(
    'Yogures, motos y 4 bodegas',
  )
})

it('goods behind the last winery are told', () => {
  expect(condenseGoodsList('Motos, bodegas Alta, Baja, Lejana, Casa del Valle y brik; yogures')).toBe('Yogures, motos, brik y 4 bodegas')
})

it('names stay behind what they are of, also a short one that is written small', () => {
  expect(condenseGoodsList('Motos, yogures, Altea, Norteño, ser, Bruma y Sur, azúcar, celulares')).toBe(
    'Yogures, Altea, Norteño, ser, Bruma y Sur, azúcar, motos, celulares',
  )
})
