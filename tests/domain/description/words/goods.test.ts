import { describe, expect, it } from 'vitest'
import { briefGoodsWords, excludedLine, exclusionWords, scopeLine } from '#domain/description/words/goods.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { plainPromotion } from '../../arbitraries.ts'

it('a card that names none of its exclusions only says that there are some', () => {
  const words = (excludesProducts: string | null) => exclusionWords({ ...plainPromotion, excludesProducts })
  expect(words('Aplican exclusiones')).toBe('Tiene exclusiones, y la página no dice cuáles')
  expect(words(null)).toBeNull()
})

it('a promotion for some goods only names them, one for the whole purchase is silent', () => {
  expect(scopeLine({ onlyForProducts: 'Electrónica y línea blanca', conditions: NO_CONDITIONS })).toBe('Solo en electrónica y línea blanca')
  expect(scopeLine({ onlyForProducts: null, conditions: NO_CONDITIONS })).toBeNull()
  // Names keep their capitals.
  expect(scopeLine({ onlyForProducts: 'Coca-Cola y otras gaseosas', conditions: NO_CONDITIONS })).toBe('Solo en Coca-Cola y otras gaseosas')
  expect(scopeLine({ onlyForProducts: 'Marolio, Molto y Esencial', conditions: NO_CONDITIONS })).toBe('Solo en Marolio, Molto y Esencial')
})

it.each([
  [
    'Vinos finos, espumantes, aguas saborizadas, gaseosas, cervezas artesanales y jugos',
    'vinos finos, espumantes, aguas saborizadas, gaseosas y otros',
  ],
  [
    'Vajilla (platos, bowls, tazas); silla, mesas y reposeras; herramientas eléctricas',
    'vajilla, silla, mesas y reposeras, herramientas eléctricas',
  ],
  [
    'Carnes: carne fresca en bandeja, pollos; lácteos: yogures, postres, mantecas; fideos',
    'carne fresca en bandeja, pollos, yogures, postres, mantecas y otros',
  ],
  ['Artículos de las líneas que cada sucursal señala con un cartel en la entrada', 'algunos productos'],
])("a long list of goods is told by its first goods, in the card's own words: %s", (onlyForProducts, line) => {
  expect(scopeLine({ onlyForProducts, conditions: { ...NO_CONDITIONS, onlyFor: ['vinos'] } })).toBe(`Solo en ${line}`)
})

it.each([
  ['Pequeños electros, calefacción y ventilación', 'sin pequeños electros, calefacción y ventilación'],
  ['Leche fluida y en polvo', 'sin leche fluida y en polvo'],
  ['Electro', 'sin electro'],
])('a short list of what is left out is told whole, a part by its own name: %s', (excludesProducts, words) => {
  const conditions = { ...NO_CONDITIONS, excludes: ['electro' as const] }
  expect(excludedLine({ excludesProducts, conditions })?.words).toBe(words)
})

it('of two goods that are one category only those are told that the card names', () => {
  const excludesProducts = 'Bazar, celulares, la ropa de cama y todo lo que se vende en el patio de comidas'
  const conditions = { ...NO_CONDITIONS, excludes: ['bazar-hogar' as const, 'celulares-informatica' as const] }
  expect(excludedLine({ excludesProducts, conditions })?.words).toBe('sin celulares ni bazar')
})

describe('lists of goods', () => {
  it('name two in passing, and count the rest', () => {
    expect(briefGoodsWords(['vinos'])).toBe('vinos')
    expect(briefGoodsWords(['electro', 'vinos', 'carne'])).toBe('electro, vinos y carnes')
    expect(briefGoodsWords(['electro', 'vinos', 'carne', 'lacteos', 'bebidas'])).toBe('electro, vinos y otros rubros')
  })

  it('say what is left out, and whether it is eaten', () => {
    type Some = ('carne' | 'bebidas' | 'electro' | 'vinos' | 'panaderia' | 'otros')[]
    const out = (excludes: Some, excludesBrands = false, excludesSome: Some = []) =>
      excludedLine({ excludesProducts: null, conditions: { excludes, excludesSome, excludesBrands } })
    expect(out([])).toBeNull()
    expect(out(['carne'])).toEqual({ words: 'sin carnes', isFood: true })
    expect(out(['bebidas', 'carne'])).toEqual({ words: 'sin carnes ni bebidas', isFood: true })
    expect(out(['electro'])).toEqual({ words: 'sin electro', isFood: false })
    expect(out([], true)).toEqual({ words: 'sin algunas marcas', isFood: false })
    expect(out(['vinos'], true, ['vinos'])).toEqual({ words: 'sin algunos vinos', isFood: true })
    expect(out(['electro', 'bebidas'], true, ['bebidas'])).toEqual({ words: 'sin algunas bebidas ni electro', isFood: true })
    expect(out(['otros'])).toEqual({ words: 'sin algunos productos', isFood: false })
    expect(out(['otros', 'electro', 'carne'])?.words).toBe('sin carnes, electro y otros productos')
    expect([['otros'] as const, ['otros', 'vinos'] as const].map(briefGoodsWords)).toEqual(['algunos productos', 'vinos y otros productos'])
    expect(out(['panaderia'], false, ['panaderia'])).toEqual({ words: 'sin algunos productos de panadería', isFood: true })
  })
})
