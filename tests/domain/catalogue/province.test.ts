import { expect, test } from 'vitest'
import { provinceNamed } from '#domain/catalogue/province.ts'

test('a province is meant by its name, in any case, and by what people call it', () => {
  expect(['CABA', 'Córdoba', 'provincia de Salta'].map(provinceNamed)).toEqual(['Ciudad de Buenos Aires', 'Córdoba', 'Salta'])
})

test('a city is none, nor is what every object has', () => {
  expect(['Rosario', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'value-of'].map(provinceNamed)).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})
