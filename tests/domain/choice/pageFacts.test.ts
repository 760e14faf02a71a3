import { describe, expect, it } from 'vitest'
import { listPeopleConditions } from '#domain/choice/pageFacts.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { tell } from '#domain/description/toText.ts'
import { wayNames } from '#domain/description/words/methods.ts'
import { peopleWords } from '#domain/description/words/people.ts'
import { type ConditionFacts, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { plainPromotion } from '../arbitraries.ts'

const facts = (conditions: Partial<ConditionFacts>, change: Partial<ListedPromotion> = {}) =>
  tell(
    describeOffer({ promotion: { ...plainPromotion, id: 'a', ...change, conditions: { ...NO_CONDITIONS, ...conditions } } }),
    'page',
  ).parts.facts.flatMap(({ words }) => words)
const one = (kind: ConditionFacts['who'][number]['kind'], value: string | null = null, alternatives: number | null = null) => {
  return { kind, value, alternatives }
}

it('a plan that every method has in its name is not told again', () => {
  const people = (plan: string, paymentMethods: ListedPromotion['paymentMethods'], ...unknownPaymentMethods: string[]) => {
    const conditions = { ...NO_CONDITIONS, who: [one('segment', plan)] }
    return peopleWords(listPeopleConditions({ ...plainPromotion, id: 'a', paymentMethods, unknownPaymentMethods, conditions }))
  }
  expect(people('Nivel 1', [['Personal Pay - Nivel 1']])).toBeNull()
  expect(people('Nivel 1', [['Personal Pay - Nivel 1'], ['Personal Pay']])).toContain('Nivel 1')
  expect(people('Black', [['Sidecreer']], 'Sidecreer Black')).toBeNull()
  expect(people('Black', [['Sidecreer']], 'Sidecreer Verde')).toContain('Black')
})

describe('what to know before going', () => {
  it('is nothing of a promotion that takes nothing', () => {
    expect(facts({})).toEqual([])
  })

  it('does not say again how one pays, which stands beside the method', () => {
    expect(facts({ how: { ...NO_CONDITIONS.how, rails: ['qr', 'web'], funds: 'balance' } })).toEqual([])
  })

  it('begins with the most telling, in at most fifteen words', () => {
    const all = facts(
      {
        who: [one('enrolment'), one('firstPurchase'), one('salary')],
        how: { rails: ['qr', 'nfc'], app: ['MODO'], funds: 'balance', singlePayment: true, except: [] },
        uses: { times: 1, period: 'semana' },
        region: { provinces: ['Chaco'], onlyBranches: [], exceptBranches: ['Abasto'], some: true },
      },
      { minPurchase: 20_000 },
    )
    expect(all).toEqual([
      'Antes tenés que inscribirte',
      'Cuenta solo la primera compra de cada semana',
      'Compra mínima: $\u00a020.000',
      'Es en un pago, sin cuotas',
    ])
    expect(all.filter((words) => words.split(' ').length > 15)).toEqual([])
  })

  it('has what is supposed as a supposition', () => {
    expect(facts({}, { unknownPaymentMethods: ['Tarjeta de débito Maestro'] })).toEqual([
      'Suponemos que Maestro es hoy Mastercard débito: la página no lo dice',
    ])
  })
})

describe('for whom it is', () => {
  const words = (change: Partial<ListedPromotion>) => peopleWords(listPeopleConditions({ ...plainPromotion, id: 'a', ...change }))

  it('is nobody in particular, or whoever meets each condition by one of its alternatives', () => {
    expect(words({})).toBeNull()
    const who = [one('salary', null, 1), one('segment', 'Singular', 1), one('member', 'MasClub')]
    expect(words({ paymentMethods: [['Banco Patagonia']], membership: ['MasClub'], conditions: { ...NO_CONDITIONS, who } })).toBe(
      'Es para vos si sos socio de MásClub y además cobrás tu sueldo en Patagonia o tenés el plan Singular de Patagonia',
    )
  })

  it('names those with another pension only where the card does', () => {
    const appliesOnlyTo = { anses: false, jubilados: true, programaCiudadaniaPorteña: false }
    expect(words({ appliesOnlyTo })).toBe('Es para vos si sos jubilado o pensionado')
    expect(words({ appliesOnlyTo, qualifiers: ['retiredAlone'] })).toBe('Es para vos si sos jubilado')
  })

  it('leaves places to the facts', () => {
    const region = { provinces: ['Chaco'], onlyBranches: [], exceptBranches: [], some: false }
    expect(words({ conditions: { ...NO_CONDITIONS, region } })).toBeNull()
  })
})

it('ways to pay and funds have short names', () => {
  expect(wayNames(['qr'], 'balance')).toEqual(['QR', 'dinero en cuenta'])
  expect(wayNames(['contactless', 'nfc'], null)).toEqual(['tarjeta sin contacto o celular sin contacto'])
  expect(wayNames([], null)).toEqual([])
})
