import { expect, it } from 'vitest'
import { placeLines } from '#domain/text/placeLines.ts'

const CABA = { provinces: ['CABA'], onlyBranches: ['2', '6', '7'], exceptBranches: ['9'], some: false }
const lines = (change: Partial<typeof CABA>) => placeLines({ ...CABA, ...change })
const words = (change: Partial<typeof CABA>) => lines(change).map((line) => line.words)

it('where it holds has branches by name where they are few', () => {
  expect(words({})).toEqual(['Solo en sucursales 2, 6 y 7 de CABA', 'No vale en sucursal 9'])
  expect(words({ onlyBranches: ['Abasto'], exceptBranches: [] })).toEqual(['Solo en CABA y Abasto'])
  expect(words({ provinces: [], onlyBranches: ['alte brown'], exceptBranches: [] })).toEqual(['Solo en Alte Brown'])
  const franchises = { provinces: [], onlyBranches: [], exceptBranches: ['franquicias', 'San Martín 399', 'Calle 7 n° 12'] }
  expect(words(franchises)).toEqual(['No vale en las franquicias de San Martín 399 y Calle 7 n° 12'])
})

it('where it holds has of many branches the number, and none of their names is lost', () => {
  const six = ['1', '2', '3', '4', '5', '6']
  expect(lines({ provinces: [], onlyBranches: six, exceptBranches: [] })).toEqual([
    { words: 'Solo en 6 sucursales', all: 'sucursales 1, 2, 3, 4, 5 y 6' },
  ])
  expect(lines({ onlyBranches: six, exceptBranches: six }).map(({ words }) => words)).toEqual([
    'Solo en 6 sucursales de CABA',
    'No vale en 6 sucursales',
  ])
})

it('where it holds is silent where that is everywhere, or nobody can act on it', () => {
  expect(placeLines(null)).toEqual([])
  expect(lines({ provinces: [], onlyBranches: [], exceptBranches: [], some: true } as Partial<typeof CABA>)).toEqual([])
})
