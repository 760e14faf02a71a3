import { expect, it } from 'vitest'
import { NO_CONDITIONS } from '#domain/condition.ts'
import { excludedWords, notesBeyond } from '#domain/goodsNotes.ts'
import { scopeWords } from '#domain/goodsWords.ts'

it('a card that names none of its exclusions only says that there are some', () => {
  expect(excludedWords({ excludesProducts: 'Carnes y vinos' })).toBe('No entra: carnes y vinos')
  expect(excludedWords({ excludesProducts: 'Aplican exclusiones' })).toBe('Aplican exclusiones')
  expect(excludedWords({ excludesProducts: null })).toBeNull()
})

it('a promotion for some goods only names them, one for the whole purchase is silent', () => {
  expect(scopeWords({ onlyForProducts: 'Electrónica y línea blanca' })).toBe('Solo en electrónica y línea blanca')
  expect(scopeWords({ onlyForProducts: null })).toBeNull()
  // Names keep their capitals.
  expect(scopeWords({ onlyForProducts: 'Coca-Cola y otras gaseosas' })).toBe('Solo en Coca-Cola y otras gaseosas')
  expect(scopeWords({ onlyForProducts: 'Marolio, Molto y Esencial' })).toBe('Solo en Marolio, Molto y Esencial')
})

it('goods that have a field of their own are not said twice', () => {
  const conditions = { ...NO_CONDITIONS, excludes: ['carne' as const], excludesBrands: true, onlyFor: ['limpieza' as const] }
  const words = (change: { onlyForProducts?: string; excludesProducts?: string }) =>
    notesBeyond({ conditions, onlyForProducts: null, excludesProducts: null, qualifiers: [], ...change }).map((note) => note.words)
  expect(words({})).toEqual(['Solo en limpieza', 'No entran: carne y algunas marcas'])
  expect(words({ onlyForProducts: 'Limpieza' })).toEqual(['No entran: carne y algunas marcas'])
  expect(words({ excludesProducts: 'Carne y otras' })).toEqual(['Solo en limpieza'])
})
