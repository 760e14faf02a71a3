import { expect, test } from 'vitest'
import { chainNamed } from '#feeds/chainNames.ts'

test.each([
  ['CARREFOUR', 'carrefour'],
  ['Carrefour Hiper, Market y Express', 'carrefour'],
  ['COTO con MODO', 'coto'],
  ['Supermercados DIA', 'dia'],
  ['Mayorista Nini (con MODO)', 'nini'],
  ['Nini Mayorista', 'nini'],
  ['Supermercado Toledo', 'toledo'],
  ['La Anónima', 'la-anonima'],
  ['Super Coop', 'supercoop'],
  ['Átomo', 'atomo'],
])('%s is %s', (name, chain) => {
  expect(chainNamed(name)).toEqual({ chain })
})

test.each([
  ['Coto Digital', { chain: 'coto', where: ['Online'] }],
  ['Coto NFC', { chain: 'coto' }],
  ['Diarco Barrio', { chain: 'diarco', where: ['Diarco Barrio'] }],
  ['MasOnline', { chain: 'changomas', where: ['Online'] }],
])('%s stands for a part of a chain, or for all of it', (name, named) => {
  expect(chainNamed(name)).toEqual(named)
})

test.each([
  ...[
    'SUPERMERCADO AMISTAD-DIA',
    'Diabemax',
    'Supermercado Diana',
    'Melocoton',
    'Morena Disco',
    'Supermercados Alvear',
    'Unicoop',
    'MasGo',
    'Más Go',
  ],
  ...[
    'Supermercados adheridos',
    'Super y Mayoristas',
    'COOPERATIVA OBRERA PRODUCTOS SELECCIONADOS',
    'Nina Mercado Natural',
    '',
    'constructor',
    'Punto Mayorista',
  ],
])('%s names no chain', (name) => {
  expect(chainNamed(name)).toBeNull()
})
