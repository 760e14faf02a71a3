import { describe, expect, it } from 'vitest'
import { briefGoodsWords, excludedGroupsWords, excludedLine, scopeAfterGain, scopeLine } from '#domain/phrases/goods.ts'
import { exclusionWords } from '#domain/phrases/page.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { plainPromotion } from '../arbitraries.ts'

it('a card that names none of its exclusions only says that there are some', () => {
  const words = (excludesProducts: string | null) => exclusionWords({ ...plainPromotion, id: 'a', excludesProducts })
  expect(words('Carnes y vinos')).toBe('No entran algunos productos')
  expect(words('Aplican exclusiones')).toBe('Tiene exclusiones, y la página no dice cuáles')
  expect(words(null)).toBeNull()
})

it('a promotion for some goods only names them, one for the whole purchase is silent', () => {
  expect(scopeLine({ onlyForProducts: 'Electrónica y línea blanca', conditions: NO_CONDITIONS })).toBe('Solo en electrónica y línea blanca')
  expect(scopeAfterGain({ onlyForProducts: null, conditions: NO_CONDITIONS })).toBeNull()
  // Names keep their capitals.
  expect(scopeLine({ onlyForProducts: 'Coca-Cola y otras gaseosas', conditions: NO_CONDITIONS })).toBe('Solo en Coca-Cola y otras gaseosas')
  expect(scopeLine({ onlyForProducts: 'Marolio, Molto y Esencial', conditions: NO_CONDITIONS })).toBe('Solo en Marolio, Molto y Esencial')
})

it('a long list of goods is one line of their groups, of which it names kinds', () => {
  const onlyForProducts = 'Vinos finos, espumantes, aguas saborizadas, gaseosas, cervezas artesanales y jugos en polvo'
  const conditions = { ...NO_CONDITIONS, onlyFor: ['vinos' as const, 'bebidas' as const] }
  expect(scopeLine({ onlyForProducts, conditions })).toBe('Solo en algunos productos de vinos y bebidas')
  expect(scopeLine({ onlyForProducts: 'Vinos', conditions })).toBe('Solo en vinos')
  expect(scopeLine({ onlyForProducts: null, conditions: NO_CONDITIONS })).toBeNull()
})

describe('lists of goods', () => {
  it('name two in passing, and count the rest', () => {
    expect(briefGoodsWords(['vinos'])).toBe('vinos')
    expect(briefGoodsWords(['electro', 'vinos', 'carne'])).toBe('electro, vinos y carnes')
    expect(briefGoodsWords(['electro', 'vinos', 'carne', 'lacteos', 'bebidas'])).toBe('electro, vinos y otros 3 rubros')
  })

  it('say what is left out, and whether it is eaten', () => {
    type Some = ('carne' | 'bebidas' | 'electro' | 'vinos' | 'panaderia' | 'otros')[]
    const out = (excludes: Some, excludesBrands = false, excludesSome: Some = []) =>
      excludedLine({ excludes, excludesSome, excludesBrands })
    expect(out([])).toBeNull()
    expect(out(['carne'])).toEqual({ words: 'no entran carnes', isFood: true })
    expect(out(['bebidas', 'carne'])).toEqual({ words: 'no entran carnes ni bebidas', isFood: true })
    expect(out(['electro'])).toEqual({ words: 'no entra electro', isFood: false })
    expect(out([], true)).toEqual({ words: 'no entran algunas marcas', isFood: false })
    expect(out(['vinos'], true, ['vinos'])).toEqual({ words: 'no entran algunos vinos', isFood: true })
    expect(out(['electro', 'bebidas'], true, ['bebidas'])).toEqual({ words: 'no entran algunas bebidas ni electro', isFood: true })
    expect(out(['otros'])).toEqual({ words: 'no entran algunos productos', isFood: false })
    expect(out(['carne', 'otros'])).toEqual({ words: 'no entran carnes ni algunos otros productos', isFood: true })
    expect(out(['panaderia'], false, ['panaderia'])).toEqual({ words: 'no entran algunos productos de panadería', isFood: true })
  })

  it('that leave out goods are groups, one of them by its name where all of it is meant, and never a place', () => {
    const groups = excludedGroupsWords({
      excludes: ['electro', 'restaurante', 'leche-infantil', 'aceite', 'harina-azucar', 'bebidas', 'cerveza', 'celulares-informatica'],
      excludesSome: ['aceite'],
      excludesBrands: true,
    })
    expect(groups).toEqual(['leche infantil', 'bebidas', 'harina y azúcar y algunos aceites', 'electro', 'algunas marcas'])
  })
})
