import { describe, expect, test } from 'vitest'
import { fold } from '#domain/fold.ts'
import { type MethodName, methodNamed, PAYMENT_METHODS } from '#domain/paymentMethod.ts'
import { SEGMENTS } from '#domain/segments.ts'

/** The variants of an institution that the words ask for. */
function asked(institution: MethodName, words: string): MethodName[] {
  return SEGMENTS.filter((segment) => segment.institution === institution && new RegExp(segment.words).test(fold(words))).map(
    ({ variant }) => variant,
  )
}

describe('the segments', () => {
  test('are the variants of the catalogue, each once, each under its own institution', () => {
    const variants = PAYMENT_METHODS.filter(({ parent }) => parent !== null).map(({ name }) => name)
    expect(SEGMENTS.map(({ variant }) => variant).sort()).toEqual(variants.sort())
    expect(SEGMENTS.filter(({ institution, variant }) => methodNamed(variant).parent !== institution)).toEqual([])
  })

  test('are asked for by folded words, of which there are some', () => {
    expect(SEGMENTS.filter(({ words }) => fold(words) !== words)).toEqual([])
    expect(SEGMENTS.filter(({ words }) => new RegExp(words).test(''))).toEqual([])
  })

  test.each<[MethodName, string, MethodName[]]>([
    ['Banco Galicia', 'clientes Éminent', ['Banco Galicia - Eminent']],
    ['Banco Macro', 'clientes Selecta', ['Banco Macro - Tarjeta Selecta']],
    ['Banco Macro', 'tarjetas Platinum', ['Banco Macro - Tarjeta PLATINUM']],
    ['Banco Macro', 'segmento Preferencial', ['Banco Macro - Tarjeta PLATINUM']],
    ['Banco Nación', 'tarjeta Nativa', ['Banco Nación - Tarjeta Nativa']],
    ['NaranjaX', 'con el Plan Turbo', ['NaranjaX - Plan Turbo']],
    ['NaranjaX', 'con el Plan Épico', ['NaranjaX - Plan Épico']],
    ['Personal Pay', 'Nivel 1', ['Personal Pay - Nivel 1']],
    ['Personal Pay', 'niveles 2', ['Personal Pay - Nivel 2']],
    ['Personal Pay', 'Nivel 3', ['Personal Pay - Nivel 3']],
    ['.Reba', 'Reba Black', ['.Reba - Black']],
    ['.Reba', 'Reba', []],
    ['Banco Santander', 'Santander Women', ['Banco Santander - Women']],
    ['Banco Santander', 'cuenta Women', ['Banco Santander - Women']],
    ['Banco Santander', 'jubilados', ['Banco Santander - Jubilados']],
    ['Banco Supervielle', 'Identité', ['Banco Supervielle - Identité y Plan Sueldo']],
    ['Banco Supervielle', 'jubilados y pensionados', ['Banco Supervielle - Jubilados']],
    ['Banco Hipotecario', 'clientes Búho', ['Banco Hipotecario - Búho/Plan Sueldo']],
    ['Banco Ciudad', 'haberes previsionales', ['Banco Ciudad - Plan Sueldo y Jubilados']],
    ['Banco Galicia', 'todos los clientes', []],
    ['Banco Galicia', 'plan sueldo', []],
  ])('of %s: «%s» asks for %j', (institution, words, variants) => {
    expect(asked(institution, words)).toEqual(variants)
  })

  test.each([
    'plan sueldo',
    'planes sueldo',
    'cuenta sueldo',
    'cuentas sueldo',
    'clientes sueldo',
    'cobran haberes',
    'clientes Payroll',
    'asalariados',
    'que acrediten su sueldo',
    'acreditan sueldo',
    'acreditación sueldo',
  ])('of those whose salary is paid there: «%s»', (words) => {
    const paidThere = SEGMENTS.filter(({ variant }) => /Sueldo|Payroll/.test(variant)).map(({ institution }) => institution)
    expect(paidThere).toHaveLength(5)
    expect(paidThere.map((institution) => asked(institution, words).length)).toEqual(paidThere.map(() => 1))
  })

  test.each(['jubilados', 'Pensionadas', 'haber jubilatorio', 'clientes previsionales'])('of the retired: «%s»', (words) => {
    const retired = SEGMENTS.filter(({ variant }) => /Jubilados/.test(variant)).map(({ institution }) => institution)
    expect(retired).toHaveLength(3)
    expect(retired.map((institution) => asked(institution, words).length)).toEqual(retired.map(() => 1))
  })

  test('of two kinds at one institution are not mistaken for each other', () => {
    const pairs = SEGMENTS.flatMap((one) => SEGMENTS.filter((other) => other !== one && other.institution === one.institution))
    expect(pairs.length).toBeGreaterThan(0)
    const own = (variant: MethodName) => fold(variant.split(' - ')[1] ?? '')
    expect(pairs.filter(({ institution, variant }) => asked(institution, own(variant)).some((name) => name !== variant))).toEqual([])
  })
})
