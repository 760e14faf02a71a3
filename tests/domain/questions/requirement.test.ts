import { describe, expect, test } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { NO_CONDITIONS, type WhoConditionFact, type WhoKind } from '#domain/promotion/condition.ts'
import { groupIssuer, listRequirements, type RequirementFields } from '#domain/questions/requirement.ts'
import { plainPromotion } from '../arbitraries.ts'

const who = (kind: WhoKind, value: string | null = null, alternatives: number | null = null): WhoConditionFact => ({
  kind,
  value,
  alternatives,
})
const asking = (...all: WhoConditionFact[]): Partial<RequirementFields> => ({ conditions: { ...NO_CONDITIONS, who: all } })
/** Each requirement as the keys of its alternatives. */
const keys = (change: Partial<RequirementFields>, issuer: Parameters<typeof listRequirements>[1] = 'banco-galicia') =>
  listRequirements({ ...plainPromotion, ...change }, issuer).map((needs) => needs.map(({ key }) => key).join(' | '))
const region = (change: Partial<NonNullable<RequirementFields['conditions']['region']>>): Partial<RequirementFields> => ({
  conditions: { ...NO_CONDITIONS, region: { provinces: [], onlyBranches: [], exceptBranches: [], some: false, ...change } },
})

describe('a group is held at', () => {
  test.each<[MethodName[], string | null]>([
    [['Banco Galicia'], 'banco-galicia'],
    [['Banco Galicia - Eminent'], 'banco-galicia'],
    [['MODO', 'Banco Galicia'], 'banco-galicia'],
    [['Tarjeta de crédito VISA', 'Banco Galicia'], 'banco-galicia'],
    [['Tarjeta American Express'], null],
    [['MODO', 'Tarjeta de crédito VISA'], null],
    [[], null],
  ])('%j: %s', (group, issuer) => {
    expect(groupIssuer(group)).toBe(issuer)
  })
})

describe('a promotion takes', () => {
  test.each<[string, Partial<RequirementFields>, string[]]>([
    ['nothing of anybody', {}, []],
    ['nothing that anybody can do', asking(who('enrolment'), who('firstPurchase')), []],
    ['nothing of who is of age', asking(who('age', '18')), []],
    ['an age', asking(who('age', '60 años')), ['age:60']],
    ['an age in words', asking(who('age', 'adultos mayores')), ['other:adultos-mayores']],
    ['several things at once', asking(who('salary'), who('military')), ['salary:banco-galicia', 'military']],
    ['one of several', asking(who('pensioner', null, 1), who('benefit', 'ANSES', 1)), ['pensioner | benefit:anses']],
    ['nothing where anybody can meet an alternative', asking(who('pensioner', null, 1), who('enrolment', null, 1)), []],
    [
      'two pairs',
      asking(who('salary', null, 1), who('account', null, 2), who('military', null, 1)),
      ['salary:banco-galicia | military', 'account:banco-galicia'],
    ],
    [
      'what ANSES pays at the institution, and no salary there',
      asking(who('benefit', 'ANSES'), who('salary')),
      ['benefit:anses', 'benefit:anses-banco-galicia'],
    ],
    [
      'a salary there where that is as good as ANSES',
      asking(who('benefit', 'ANSES', 1), who('salary', null, 1)),
      ['benefit:anses | salary:banco-galicia'],
    ],
    ['a salary there, and no account there besides', asking(who('salary'), who('account')), ['salary:banco-galicia']],
    [
      'a salary there, and an account elsewhere',
      asking(who('salary'), who('account', 'Banco ICBC')),
      ['salary:banco-galicia', 'account:banco-icbc'],
    ],
    ['an account at another institution', asking(who('account', 'Banco ICBC')), ['account:banco-icbc']],
    ['to be new', asking(who('newCustomer')), ['new:banco-galicia']],
    ['a tier', asking(who('segment', 'Clientes Éminent')), ['tier:banco-galicia:eminent']],
    ['a province', asking(who('resident', 'cordoba')), ['resident:cordoba']],
    ['a city', asking(who('resident', 'Rosario')), ['resident:rosario']],
    [
      'the audience of the card',
      { appliesOnlyTo: { anses: true, jubilados: true, programaCiudadaniaPorteña: false } },
      ['benefit:anses | pensioner'],
    ],
    [
      'the audience as the conditions say it, which is more exact',
      { ...asking(who('benefit', 'AUH')), appliesOnlyTo: { anses: true, jubilados: false, programaCiudadaniaPorteña: false } },
      ['benefit:auh'],
    ],
    [
      'the audience besides what the conditions say of something else',
      { ...asking(who('other', 'con pensión')), appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false } },
      ['other:con-pension', 'pensioner'],
    ],
    [
      'the audience as one of the alternatives says it',
      {
        ...asking(who('military', null, 1), who('pensioner', null, 1)),
        appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false },
      },
      ['military | pensioner'],
    ],
    ['a pension that the issuer pays', asking(who('pensioner', 'que cobran ahí')), ['pension:banco-galicia']],
    ['a club', { membership: ['Clarin 365'] }, ['member:clarin-365']],
    ['a club once, whichever fields say it', { membership: ['Clarin 365'], ...asking(who('member', 'Clarín 365')) }, ['member:clarin-365']],
    ['one of the provinces', region({ provinces: ['Chaco', 'Rosario'] }), ['province:chaco | province:santa-fe']],
    [
      'a province or the towns beside it',
      region({ provinces: ['Chaco'], onlyBranches: ['Viedma'] }),
      ['province:chaco | province:rio-negro'],
    ],
    ['the province of shops that it names by number', region({ provinces: ['Chaco'], onlyBranches: ['2', '6'] }), ['province:chaco']],
    [
      'the places of the shops that it lists, the capital and its suburbs apart',
      region({ onlyBranches: ['Viedma', 'Hurlingham (av. Vergara)', 'Moreno Derqui', 'Mataderos', 'Más Online'] }),
      ['province:rio-negro | province:gran-buenos-aires | province:ciudad-de-buenos-aires'],
    ],
    ['nothing for shops in places that nobody knows', region({ onlyBranches: ['Abasto', '26'] }), []],
    ['the places of a region', region({ provinces: ['AMBA'] }), ['province:ciudad-de-buenos-aires | province:gran-buenos-aires']],
    ['nothing for places that are left out, or some that are not named', region({ exceptBranches: ['Abasto'], some: true }), []],
    ['the same once', asking(who('salary'), who('salary')), ['salary:banco-galicia']],
  ])('%s', (_, change, required) => {
    expect(keys(change)).toEqual(required)
  })

  test('the same of any issuer, where it is held anywhere', () => {
    expect(keys(asking(who('salary'), who('segment', 'Black')), null)).toEqual(['salary:any', 'tier:any:black'])
    expect(keys({ ...asking(who('newCustomer')), supermarket: 'coto' }, null)).toEqual(['new:coto'])
  })

  test('the same object for the same promotion and issuer', () => {
    const promotion = { ...plainPromotion, ...asking(who('salary')) }
    expect(listRequirements(promotion, 'banco-macro')).toBe(listRequirements(promotion, 'banco-macro'))
    expect(listRequirements(promotion, 'banco-macro')).not.toEqual(listRequirements(promotion, 'banco-galicia'))
  })
})
