import { describe, expect, test } from 'vitest'
import type { WhoCondition } from '#domain/promotion/condition.ts'
import { conditionsOfCase, promotionOfCase, words } from './conditionsOfCase.ts'
import { WHO_CORPUS } from './who.corpus.ts'

/** Rows of which one is enough, sorted. */
function rows(who: readonly WhoCondition[]): string[][] {
  const byNumber = new Map<string, string[]>()
  for (const [index, { kind, value, alternatives }] of who.entries()) {
    const key = alternatives === null ? `own ${index}` : `${alternatives}`
    byNumber.set(key, [...(byNumber.get(key) ?? []), value === null ? kind : `${kind}: ${value}`].sort())
  }
  return [...byNumber.values()].sort((a, b) => a.join().localeCompare(b.join()))
}

describe('who a promotion is for', () => {
  test.each(WHO_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const told = one.yields.map((row) => [...row].sort()).sort((a, b) => a.join().localeCompare(b.join()))
    expect(rows(conditionsOfCase(one).who)).toEqual(told)
  })

  test('has the words that decided, as the card has them', () => {
    const { who } = conditionsOfCase({ picture: 'banco galicia.png', headline: 'Exclusivo para clientes ÉMINENT' })
    expect(who.map(({ quote }) => quote)).toEqual(['Exclusivo para clientes ÉMINENT'])
  })
})

describe("the specification's fields follow", () => {
  test.each([
    [{ headline: 'para jubilados' }, { jubilados: true, anses: false }],
    [{ headline: 'para beneficiarios de ANSES o mayores de 60 años' }, { anses: true, jubilados: false }],
  ])('%o', (one, only) => {
    expect(promotionOfCase(one).appliesOnlyTo).toMatchObject(only)
  })

  test('nobody is excluded where a salary account is enough, too', () => {
    expect(promotionOfCase({ picture: 'banco ciudad.png', headline: 'Plan sueldo y jubilados' })).toMatchObject({
      appliesOnlyTo: null,
      paymentMethods: [['Banco Ciudad - Plan Sueldo y Jubilados']],
    })
  })

  test('a club becomes a membership', () => {
    expect(promotionOfCase({ headline: 'con Club La Nación' }).membership).toEqual(['Club La Nacion'])
  })
})
