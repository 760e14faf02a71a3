import { describe, expect, test } from 'vitest'
import { ALL_CHAIN_SLUGS, CHAINS } from '#domain/chain.ts'
import { fold } from '#domain/fold.ts'
import { chainNamed, matchesQuery, searchTextOf } from '#domain/search.ts'
import { aPromotion } from '../storage/samples.ts'

describe('a chain', () => {
  test.each([
    ['coto', 'coto'],
    ['COTO', 'coto'],
    ['Día', 'dia'],
    ['Chango Más', 'changomas'],
    ['chango-mas', 'changomas'],
    ['Jumbo ', 'jumbo'],
    ['walmart', undefined],
    ['', undefined],
    ['cot', undefined],
    ['cotos', undefined],
  ])('is meant by «%s»: %s', (words, slug) => {
    expect(chainNamed(words)).toBe(slug)
  })

  test('is meant by its slug, by its name, and by its name in capitals without accents', () => {
    for (const slug of ALL_CHAIN_SLUGS)
      expect([slug, CHAINS[slug].name, fold(CHAINS[slug].name).toUpperCase()].map(chainNamed)).toEqual([slug, slug, slug])
  })
})

describe('a promotion', () => {
  const promotion = aPromotion({
    supermarket: 'changomas',
    where: ['Online'],
    discount: { type: 'porcentaje', value: 25 },
    paymentMethods: [['Banco Nación'], ['Banco Galicia', 'MODO']],
    unknownPaymentMethods: ['Tarjeta Sucrédito'],
    membership: ['Clarin 365'],
    onlyForProducts: 'Vinos y espumantes',
    restrictions: ['Sin acumular'],
    appliesOnlyTo: { jubilados: true, anses: false, programaCiudadaniaPorteña: false },
  })
  /** Put into words anew: the words of an object are made once. */
  const text = () => searchTextOf({ ...promotion })

  test.each([
    'changomás',
    'ONLINE',
    '25%',
    'banco nacion',
    'galicia',
    'modo',
    'sucredito',
    'clarin',
    'vinos',
    'espumantes',
    'acumular',
    'jubilados',
    '',
  ])('is found by «%s»', (query) => expect(matchesQuery(text(), query)).toBe(true))
  test.each(['coto', 'cuotas', 'anses', '35%', 'galicia coto'])('is not found by «%s»', (query) =>
    expect(matchesQuery(text(), query)).toBe(false),
  )
  test('is found by words in any order and with any space between', () => expect(matchesQuery(text(), 'modo   25% \t galicia')).toBe(true))
  test('has each method once, and the same text every time', () => {
    const twice = aPromotion({ paymentMethods: [['MODO'], ['MODO']] })
    expect(searchTextOf(twice).match(/modo/g)).toHaveLength(1)
    expect(searchTextOf(twice)).toBe(searchTextOf(twice))
  })
  test('in instalments, with any method and on everything, has those words', () => {
    const instalments = aPromotion({ discount: { type: 'cuotas sin intereses', value: 12 }, paymentMethods: null, onlyForProducts: null })
    expect(matchesQuery(searchTextOf(instalments), '12 cuotas sin interés')).toBe(true)
    expect(searchTextOf(instalments)).not.toMatch(/null|undefined/)
    expect(searchTextOf({ ...instalments, restrictions: [] }).trim()).toBe('carrefour carrefour market 12 cuotas sin interes')
  })

  test('has its words apart: no word is made of two fields', () => {
    expect(text()).toBe(
      'changomas online 25% banco nacion banco galicia modo tarjeta sucredito clarin 365 vinos y espumantes sin acumular jubilados',
    )
    expect(matchesQuery(text(), 'onlineb')).toBe(false)
  })
  test('is put into words once, however often it is searched', () => {
    let times = 0
    const counted = Object.defineProperty({ ...promotion }, 'restrictions', { get: () => [`read ${++times} times`] })
    expect([searchTextOf(counted), searchTextOf(counted)].map((found) => found.includes('read 1 times'))).toEqual([true, true])
    expect(times).toBe(1)
  })
})
