import { describe, expect, test } from 'vitest'
import { CARD_SLUGS, type MethodName, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { groupCardFirst, groupWords } from '#domain/description/words/methods.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { isGenericCardName, methodWords, shortenDoubleNames } from '#domain/promotion/methodNames.ts'

const CARDS = PAYMENT_METHODS.filter(({ slug }) => (CARD_SLUGS as readonly string[]).includes(slug)).map(({ name }) => name)

describe('a method', () => {
  test.each<[MethodName, string]>([
    ['Banco Galicia', 'Galicia'],
    ['Banco del Sol', 'Banco del Sol'],
    ['BanCo (Banco de Corrientes)', 'BanCo (Banco de Corrientes)'],
    ['Mercado Pago', 'Mercado Pago'],
    ['Tarjeta de crédito VISA', 'Visa crédito'],
    ['Tarjeta Prepaga Mastercard', 'Mastercard prepaga'],
    ['Tarjeta American Express', 'American Express'],
    ['Banco Supervielle - Identité y Plan Sueldo', 'Supervielle - Identité o Plan Sueldo'],
    ['Banco Hipotecario - Búho/Plan Sueldo', 'Hipotecario - Búho o Plan Sueldo'],
  ])('%s is called «%s»', (name, words) => {
    expect(methodWords(name)).toBe(words)
  })

  test('with a name that every object has is no card of ours', () => {
    expect([methodWords('constructor' as MethodName), isGenericCardName('constructor' as MethodName)]).toEqual(['constructor', false])
  })

  test('that a card does not know keeps the name that the source gives it', () => {
    const unknown = ['Tarjeta Banco Fantasma', 'Banco de Fantasía']
    expect(unknown.map((name) => methodWords(name as MethodName))).toEqual(unknown)
  })

  test('is a card of a network where it has such a name, and those are the cards that a wallet can hold', () => {
    expect(PAYMENT_METHODS.map(({ name }) => name).filter(isGenericCardName)).toEqual(CARDS)
    expect(new Set(CARDS.map(methodWords)).size).toBe(CARDS.length)
    expect(CARDS.map(methodWords).filter((words) => /tarjeta|VISA/.test(words))).toEqual([])
  })
})

describe('a group', () => {
  test.each<[MethodName[], string, string]>([
    [['Banco Galicia'], 'Galicia', 'Galicia'],
    [['Tarjeta de crédito VISA'], 'Visa crédito', 'Visa crédito'],
    [['MODO'], 'MODO', 'MODO'],
    [['Banco Galicia', 'Tarjeta de crédito VISA'], 'Galicia con Visa crédito', 'Visa crédito de Galicia'],
    [['Tarjeta de crédito VISA', 'Banco Galicia'], 'Galicia con Visa crédito', 'Visa crédito de Galicia'],
    [['Banco Galicia', 'MODO'], 'Galicia, pagando con MODO', 'Galicia por MODO'],
    [['MODO', 'Tarjeta de débito Cabal'], 'Cabal débito, pagando con MODO', 'Cabal débito por MODO'],
    [
      ['Banco Galicia', 'Tarjeta de crédito VISA', 'Tarjeta de débito VISA', 'MODO'],
      'Galicia con Visa crédito y Visa débito, pagando con MODO',
      'Visa crédito y Visa débito de Galicia por MODO',
    ],
    [['Banco Galicia', 'Mercado Pago'], 'Galicia y Mercado Pago', 'Galicia y Mercado Pago'],
    [['Banco Galicia - Eminent'], 'Galicia - Eminent', 'Galicia Eminent'],
  ])('of %j is «%s», and paid «%s»', (group, words, paid) => {
    expect(groupWords(group)).toBe(words)
    expect(groupCardFirst(group)).toBe(paid)
  })

  test('of which only MODO was left out is MODO', () => {
    expect(groupWords([])).toBe('MODO')
  })
})

describe('groups as they are called', () => {
  const called = (group: MethodName[], ...kinds: ('segment' | 'salary' | 'enrolment')[]) => {
    const who = kinds.map((kind) => ({ kind, value: null, alternatives: null }))
    return shortenDoubleNames({ paymentMethods: [group], conditions: { ...NO_CONDITIONS, who } })
  }

  test('leave to the conditions which of two plans in one name is meant', () => {
    const group: MethodName[] = ['Banco Hipotecario - Búho/Plan Sueldo', 'Tarjeta de débito VISA']
    expect(called(group, 'segment')).toEqual([['Banco Hipotecario', 'Tarjeta de débito VISA']])
    expect(called(group, 'salary')).toEqual([['Banco Hipotecario', 'Tarjeta de débito VISA']])
    expect([called(group), called(group, 'enrolment')]).toEqual([[group], [group]])
    expect(called(['Banco Galicia - Eminent'], 'segment')).toEqual([['Banco Galicia - Eminent']])
  })

  test('are none where no method is named', () => {
    expect(shortenDoubleNames({ paymentMethods: null, conditions: NO_CONDITIONS })).toEqual([])
  })
})
