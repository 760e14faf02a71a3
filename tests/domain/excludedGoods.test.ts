import { expect, it } from 'vitest'
import { excludedWords } from '#domain/excludedGoods.ts'

const said = (excludesProducts: string | null) => excludedWords({ excludesProducts })

it('a card that names none of its exclusions only says that there are some', () => {
  expect(said('Carnes y vinos')).toBe('No entra: carnes y vinos')
  expect(said('Aplican exclusiones')).toBe('Aplican exclusiones')
  expect(said(null)).toBeNull()
})

it('food and drink come first, and everything is still there', () => {
  expect(said('Electrodomésticos, telefonía, carnicería (vaca, pollo y cerdo) y bazar; leches infantiles')).toBe(
    'No entra: carnicería (vaca, pollo y cerdo) y bazar, leches infantiles, electrodomésticos, telefonía',
  )
})

it('brands stay with what they are brands of', () => {
  expect(said('Bazar, mantecas de las marcas: Norte, Sur y Este; motos, yogures')).toBe(
    'No entra: mantecas de las marcas: Norte, Sur y Este, yogures, bazar, motos',
  )
})

it('a long run of wineries is counted, and what follows it is not one of them', () => {
  expect(
    said(
      'Electrodomésticos, productos de bodegas Norte (brut, extra), Casa Sur, La Loma, caro, Ribera y Valle, leches infantiles, carnicería',
    ),
  ).toBe('No entra: leches infantiles, carnicería, electrodomésticos y 5 bodegas')
  expect(said('Motos, bodegas y marcas: Alta, Baja, Lejana, Cercana')).toBe('No entra: motos y 4 bodegas y marcas')
  expect(said('Bodegas Norte, Sur')).toBe('No entra: Bodegas Norte, Sur')
})
