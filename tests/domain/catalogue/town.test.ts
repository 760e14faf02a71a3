import { expect, test } from 'vitest'
import { placeNamed, placesOf } from '#domain/catalogue/town.ts'

test.each([
  ['Hurlingham (Av. Vergara)', ['Gran Buenos Aires']],
  ['moreno derqui', ['Gran Buenos Aires']],
  ['San Miguel', ['Gran Buenos Aires']],
  ['San Miguel de Tucumán', ['Tucumán']],
  ['53 Neuquén', ['Neuquén']],
  ['GBA', ['Gran Buenos Aires']],
  ['NEA', ['Chaco', 'Corrientes', 'Formosa', 'Misiones']],
  ['Más Online', []],
  ['morenos', []],
  ['26', []],
])('%s is in %j', (text, places) => {
  expect(placesOf(text)).toEqual(places)
})

test('a place is meant by its name, also by the short one', () => {
  expect(['gba', 'Gran Buenos Aires', 'caba', 'provincia de Salta', 'Rosario'].map(placeNamed)).toEqual([
    'Gran Buenos Aires',
    'Gran Buenos Aires',
    'Ciudad de Buenos Aires',
    'Salta',
    null,
  ])
})
