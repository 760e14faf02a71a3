import { describe, expect, it } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { gainParts, joinPart, tell } from '#domain/description/toText.ts'
import { issuersWords, payingWays, payWithWords } from '#domain/description/words/methods.ts'
import { limitedPlaceWords, whereWords } from '#domain/description/words/place.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../../arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const UNCAPPED = { ...plain.limits, explicitlyHasNoLimit: true }
const MERCADO_PAGO: MethodName[][] = [['Mercado Pago']]
const base: ListedPromotion = { ...plain, id: 'a', limits: UNCAPPED, paymentMethods: MERCADO_PAGO }
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...base, ...change })
const conditions = (change: Partial<ListedPromotion['conditions']>) => ({ conditions: { ...NO_CONDITIONS, ...change } })
const WALLET: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] }
const NACION: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-nacion', cards: null }] }
const salary = { kind: 'salary' as const, value: null, alternatives: null }

const forWallet = (promotion: ListedPromotion, wallet = WALLET, amount: number | null = null) =>
  rankForShopper(promotion, makeSingleShopper(wallet, amount))
const plainSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('what comes back', () => {
  it.each<[string, Partial<ListedPromotion>, Wallet, number | undefined, string]>([
    ['is in pesos of the amount', {}, WALLET, 80_000, '$ 16.000 20%'],
    ['is in pesos of a typical purchase when no amount is said', {}, WALLET, undefined, '$ 12.000 20%'],
    ['has its «hasta» where part may not count', { excludesProducts: 'vinos' }, WALLET, 80_000, 'hasta $ 16.000 20%'],
    ['is never certain of a maybe', conditions({ who: [salary] }), WALLET, 80_000, 'hasta $ 16.000 20%'],
    ['is no pesos of what one lacks', {}, NACION, 80_000, '20% de descuento'],
    ['is no pesos under the minimum', { minPurchase: 90_000 }, WALLET, 80_000, '20% de descuento'],
    [
      'of instalments is their worth, which is no money back',
      { discount: { type: 'cuotas sin intereses', value: 3 } },
      WALLET,
      80_000,
      '3 cuotas sin interés equivale a unos $ 3.096',
    ],
  ])('%s', (_, change, wallet, amount, expected) => {
    const { isPesos, before, figure, after, worth } = gainParts(forWallet(listed(change), wallet, amount ?? null), amount)
    expect(isPesos).toBe(/^(?:hasta )?\$/.test(expected))
    expect(plainSpaces([before, figure, after, worth].filter(Boolean).join(' '))).toBe(expected)
  })
})

describe('what one pays with', () => {
  it('is the method, how, and from which funds', () => {
    const promotion = listed(
      conditions({ how: { rails: ['qr'], app: ['Mercado Pago'], funds: 'balance', singlePayment: false, except: [] } }),
    )
    expect(payWithWords(forWallet(promotion), true, 2)).toBe('Mercado Pago')
    expect(payingWays(forWallet(promotion))).toEqual(['QR', 'dinero en cuenta'])
    expect(joinPart('row', 'name', tell(describeOffer(forWallet(promotion), { personal: true }), 'row').parts.name)).toBe(
      'con Mercado Pago en Coto',
    )
  })

  it('names only what the shopper has said to hold', () => {
    const card = listed({ paymentMethods: [['Banco Nación', 'Tarjeta de crédito VISA']] })
    expect(payWithWords(forWallet(card, NACION), true, 2)).toBe('Nación')
    expect(payWithWords(forWallet(card, WALLET), true, 2)).toBe('Visa crédito de Nación')
    const said = { ...NACION, instruments: [{ method: 'banco-nacion' as const, cards: ['visa-credito' as const] }] }
    expect(payWithWords(forWallet(card, said), true, 2)).toBe('Visa crédito de Nación')
    const level = listed({ paymentMethods: [['Personal Pay - Nivel 2']] })
    const personalPay: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'personal-pay', cards: null }] }
    expect(payWithWords(forWallet(level, personalPay), true, 2)).toBe('Personal Pay')
  })

  it('does not say twice that it is credit, and names an app that is not the method', () => {
    const how = { rails: [], app: ['MODO'], funds: 'credit' as const, singlePayment: false, except: [] }
    const card = listed({ paymentMethods: [['Tarjeta de crédito VISA']], ...conditions({ how }) })
    expect(payingWays(forWallet(card))).toEqual(['desde MODO'])
  })

  it('says that it is paid with MODO where the method names only the issuers', () => {
    const byModo = listed({
      paymentMethods: [
        ['Banco Galicia', 'MODO'],
        ['Banco Nación', 'MODO'],
      ],
    })
    expect([payWithWords(forWallet(byModo, EMPTY_WALLET), false, 2), payingWays(forWallet(byModo, EMPTY_WALLET))]).toEqual([
      'Galicia o Nación',
      ['desde MODO'],
    ])
    expect(
      payingWays(forWallet(listed({ paymentMethods: [['MODO']], ...conditions({ how: { ...NO_CONDITIONS.how, app: ['MODO'] } }) }))),
    ).toEqual([])
  })

  it('counts the issuers after two', () => {
    const many = listed({ paymentMethods: [['Banco Galicia'], ['Banco Nación'], ['Banco Macro'], ['Banco BBVA']] })
    expect(payWithWords(forWallet(many, EMPTY_WALLET), false, 2)).toBe('Galicia, Nación y 2 más')
    expect(payWithWords(forWallet(listed({ paymentMethods: null, qualifiers: ['bannedMethods'] })), true, 2)).toBe(
      'casi cualquier medio de pago',
    )
  })

  it('says that any method will do, and not one of the shopper’s', () => {
    expect(payWithWords(forWallet(listed({ paymentMethods: null })), true, 2)).toBe('cualquier medio de pago')
  })
})

it('the cards of every network of a kind are any card of it', () => {
  const debit: MethodName[][] = [['Tarjeta de débito VISA'], ['Tarjeta de débito Mastercard'], ['Tarjeta de débito Cabal']]
  const any = listed({ paymentMethods: debit })
  expect(issuersWords(any, 2)).toBe('cualquier tarjeta de débito')
  const withVisa = listed({ paymentMethods: [['Tarjeta de crédito VISA'], ...debit] })
  expect(issuersWords(withVisa, 2)).toBe('cualquier tarjeta de débito o Visa crédito')
  expect(issuersWords(listed({ paymentMethods: [...debit, ['NaranjaX']] }), 2)).toBe('cualquier tarjeta de débito o Naranja X')
  expect(issuersWords({ ...withVisa, qualifiers: ['unsaidNetworks'] }, 2)).toBe('tarjeta de crédito o débito')
  expect(issuersWords({ ...any, paymentMethods: debit.slice(1) }, 2)).not.toContain('cualquier')
  expect(issuersWords({ ...any, paymentMethods: [['Banco Galicia', 'Tarjeta de débito VISA']] }, 2)).toContain('Galicia')
})

it('the cards of an issuer are called by their kind only where it gives no other of it', () => {
  const of = (issuer: MethodName, ...cards: MethodName[]) => listed({ paymentMethods: cards.map((card) => [issuer, card]) })
  const credit: MethodName[] = ['Tarjeta de crédito VISA', 'Tarjeta de crédito Mastercard']
  expect(issuersWords(of('Banco Nación', ...credit), 2)).toBe('crédito de Nación')
  expect(issuersWords(of('Banco Galicia', ...credit), 2)).toBe('Visa crédito o Mastercard crédito de Galicia')
  const visa: MethodName[] = ['Tarjeta de crédito VISA', 'Tarjeta de débito VISA']
  expect(issuersWords(of('Banco Galicia', ...visa), 2)).toBe('Visa de Galicia')
  expect(issuersWords({ ...of('Banco Galicia', ...credit), qualifiers: ['unsaidNetworks'] }, 2)).toBe('crédito de Galicia')
})

it('the cards that an offer excludes stand beside their issuer, if it is the only one', () => {
  const barring = (...except: MethodName[][]) =>
    listed({ paymentMethods: [['NaranjaX']], ...conditions({ how: { ...NO_CONDITIONS.how, except } }) })
  expect(issuersWords(barring(['NaranjaX', 'Tarjeta de crédito VISA'], ['NaranjaX', 'Tarjeta American Express']), 2)).toBe(
    'Naranja X (no Visa crédito ni American Express)',
  )
  expect(issuersWords(barring(['Uala', 'Tarjeta de crédito VISA']), 2)).toBe('Naranja X')
})

it('a place is said only where it is not everywhere', () => {
  expect(limitedPlaceWords(base, false)).toBeNull()
  expect(limitedPlaceWords(listed({ where: ['Online'] }), true)).toBe('solo online')
  const delivered = listed({ where: ['Online'], weekdays: ['Miercoles'], qualifiers: ['deliveryDays'] })
  expect(limitedPlaceWords(delivered, true)).toBe('solo online, con entrega ese día')
  const unsaid = listed({ qualifiers: ['unsaidPlace'] })
  expect([limitedPlaceWords(unsaid, false), limitedPlaceWords(unsaid, true)]).toEqual([null, 'no dice si online'])
  expect(whereWords(unsaid)).toBe('no dice si vale en el local, online o en los dos')
  const ofShops = listed({ supermarket: 'makro', where: ['Makro'], qualifiers: ['unsaidPlace'] })
  expect([limitedPlaceWords(ofShops, false), whereWords(ofShops)]).toEqual(['en el local', 'no dice dónde: suponemos que es en el local'])
  const named: typeof ofShops = { ...ofShops, qualifiers: ['unsaidWeb'] }
  expect([limitedPlaceWords(named, false), whereWords(named)]).toEqual(['en el local', 'en el local, no dice si también online'])
})

it('that not every shop takes part is said wherever a place is', () => {
  const region = { provinces: [], onlyBranches: [], exceptBranches: [], some: true }
  const some = listed({ supermarket: 'jumbo', where: ['Jumbo', 'Online'], conditions: { ...plain.conditions, region } })
  const places = (promotion: typeof some) => [
    whereWords(promotion),
    limitedPlaceWords(promotion, false),
    limitedPlaceWords(promotion, true),
  ]
  expect(places(some)).toEqual(['en los locales adheridos y online', 'en los locales adheridos y online', null])
  expect(places({ ...some, where: ['Jumbo'] })[0]).toBe('solo en los locales adheridos')
  expect(places({ ...some, where: ['Online'] })[0]).toBe('solo online')
  const market = { ...some, supermarket: 'carrefour' as const, where: ['Market' as const] }
  expect(places(market)[1]).toBe('solo en los locales adheridos de Market')
})

it('what was used of the cap stands instead of it', () => {
  const left = { most: 8_000, least: 8_000, usedUp: null, wholeOn: null }
  expect(tell(describeOffer({ ...forWallet(listed({})), left }), 'row').parts.notes.flatMap(({ words }) => words)).toContain(
    'te quedan $\u00a08.000 del tope',
  )
})

it('is not told what is asked beside it', () => {
  const asked = forWallet(listed(conditions({ who: [salary] })))
  expect(tell(describeOffer(asked), 'row').parts.notes.map(({ kind }) => kind)).toContain('people')
  expect(tell(describeOffer(asked, { knows: ['people'] }), 'row').parts.notes.map(({ kind }) => kind)).not.toContain('people')
})
