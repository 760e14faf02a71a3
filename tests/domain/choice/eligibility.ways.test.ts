import { describe, expect, test } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { eligibilityOf } from '#domain/choice/eligibility.ts'
import { missingWords } from '#domain/description/words/people.ts'
import { NO_CONDITIONS, type Rail } from '#domain/promotion/condition.ts'
import { EMPTY_WALLET, type Instrument, type Wallet } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'

/** How one pays: what a promotion asks for, and what a shopper has at hand. */

const PATAGONIA: Instrument = { method: 'banco-patagonia', cards: null }
const holding = (answers: Wallet['answers'] = {}, more: Partial<Wallet> = {}): Wallet => ({
  ...EMPTY_WALLET,
  instruments: [PATAGONIA, ...(more.instruments ?? [])],
  answers,
})
const asking = (how: Partial<typeof NO_CONDITIONS.how>, groups: MethodName[][] = [['Banco Patagonia']]) => ({
  ...plainPromotion,
  paymentMethods: groups,
  conditions: { ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, ...how } },
})
/** The status, and the questions on which it depends. */
function found(promotion: ReturnType<typeof asking>, wallet: Wallet): string {
  const { status, missing } = eligibilityOf(promotion, wallet)
  return [status, ...missing.map(({ question }) => question)].join(' ')
}
const phone = (answer: boolean) => holding({ phone: answer })
const NO_PHONE = { qr: false, phone: false }
const MODO: Instrument = { method: 'modo', cards: null }
const MERCADO_PAGO: Instrument = { method: 'mercado-pago', cards: null }

describe('the way to pay', () => {
  test.each<[string, ReturnType<typeof asking>, Wallet, string]>([
    ['a code, which may not be at hand', asking({ rails: ['qr'] }), holding(), 'maybe qr'],
    ['a code, which is', asking({ rails: ['qr'] }), holding({ qr: true }), 'yes'],
    ['a code, which is not', asking({ rails: ['qr'] }), holding({ qr: false }), 'no qr'],
    ['a code, with MODO in the wallet', asking({ rails: ['qr'] }), holding({}, { instruments: [MODO] }), 'yes'],
    ['a code, with a wallet in the wallet', asking({ rails: ['qr'] }), holding({}, { instruments: [MERCADO_PAGO] }), 'yes'],
    ...[MODO, MERCADO_PAGO].map((held): [string, ReturnType<typeof asking>, Wallet, string] => [
      `a code, with ${held.method} of who does not pay so`,
      asking({ rails: ['qr'] }),
      holding({ qr: false }, { instruments: [held] }),
      'no qr',
    ]),
    ['an app, of who pays with no phone', asking({ app: ['MODO'] }, [['MODO']]), holding(NO_PHONE, { instruments: [MODO] }), 'no qr'],
    ['an app, of who pays with no code', asking({}, [['MODO']]), holding({ qr: false }, { instruments: [MODO] }), 'yes'],
    [
      'a card or an app, of who pays with no phone',
      asking({ rails: ['card'] }, [['MODO']]),
      holding(NO_PHONE, { instruments: [MODO] }),
      'yes',
    ],
    [
      'a wallet with a card, of who pays with no phone',
      asking({}, [['Mercado Pago']]),
      holding(NO_PHONE, { instruments: [MERCADO_PAGO] }),
      'yes',
    ],
    [
      'a code, with another bank in the wallet',
      asking({ rails: ['qr'] }),
      holding({}, { instruments: [{ method: 'banco-galicia', cards: null }] }),
      'maybe qr',
    ],
    ['a code of MODO, which the promotion is for', asking({ rails: ['qr'] }, [['MODO']]), holding({}, { instruments: [MODO] }), 'yes'],
    ['a telephone, of which nothing was said', asking({ rails: ['nfc'] }), holding(), 'maybe phone'],
    ['a telephone that pays', asking({ rails: ['nfc'] }), phone(true), 'yes'],
    ['a telephone that does not', asking({ rails: ['nfc'] }), phone(false), 'no phone'],
    ['either, of which nothing was said', asking({ rails: ['qr', 'nfc'] }), holding(), 'maybe qr'],
    ['either, with one of them', asking({ rails: ['qr', 'nfc'] }), phone(true), 'yes'],
    ['either, without the code', asking({ rails: ['qr', 'nfc'] }), holding({ qr: false }), 'maybe phone'],
    ['either, without the telephone', asking({ rails: ['qr', 'nfc'] }), phone(false), 'maybe qr'],
    ['either, with neither', asking({ rails: ['qr', 'nfc'] }), holding({ qr: false, phone: false }), 'no phone'],
    ['a card among others', asking({ rails: ['qr', 'card'] }), holding({ qr: false }), 'yes'],
    ['the web among others', asking({ rails: ['nfc', 'web'] }), phone(false), 'yes'],
    ['the balance, in a single payment', asking({ funds: 'balance', singlePayment: true }), holding(), 'yes'],
    ['nothing in particular', asking({ rails: [] }), holding({ qr: false, phone: false }), 'yes'],
  ])('is %s', (_, promotion, wallet, expected) => {
    expect(found(promotion, wallet)).toBe(expected)
  })

  test('that the shopper does not pay is told in words', () => {
    const words = [['qr'], ['nfc'], []].map((rails) => {
      const promotion = asking({ rails: rails as Rail[], app: rails.length > 0 ? [] : ['MODO'] }, [['MODO']])
      return missingWords(eligibilityOf(promotion, holding(NO_PHONE, { instruments: [MODO] })).missing)
    })
    expect(words).toEqual(['hay que pagar con QR', 'hay que pagar acercando el celular', 'hay que pagar con QR'])
  })
})

describe('the app to pay with', () => {
  test.each<[string, ReturnType<typeof asking>, Wallet, string]>([
    ['none', asking({ app: [] }), holding(), 'yes'],
    ['one that may be at hand', asking({ app: ['MODO'] }), holding(), 'maybe app:modo'],
    ['one that is', asking({ app: ['MODO'] }), holding({ 'app:modo': true }), 'yes'],
    ['one that is not', asking({ app: ['MODO'] }), holding({ 'app:modo': false }), 'no app:modo'],
    ['one that the wallet has', asking({ app: ['MODO'] }), holding({}, { instruments: [MODO] }), 'yes'],
    ['one of two that may be at hand', asking({ app: ['MODO', 'Mercado Pago'] }), holding(), 'maybe app:modo app:mercado-pago'],
    ['the other of two', asking({ app: ['MODO', 'Mercado Pago'] }), holding({ 'app:modo': false }), 'maybe app:mercado-pago'],
    ['the one of two that is', asking({ app: ['MODO', 'Mercado Pago'] }), holding({ 'app:modo': false, 'app:mercado-pago': true }), 'yes'],
    [
      'neither of two',
      asking({ app: ['MODO', 'Mercado Pago'] }),
      holding({ 'app:modo': false, 'app:mercado-pago': false }),
      'no app:modo app:mercado-pago',
    ],
    ['one that the promotion is for', asking({ app: ['Banco Patagonia'] }), holding(), 'yes'],
    ['the app of the own bank', asking({ app: ['app del banco'] }), holding(), 'yes'],
    ['one of two, of which one is of the own bank', asking({ app: ['MODO', 'app del banco'] }), holding(), 'yes'],
  ])('is %s', (_, promotion, wallet, expected) => {
    expect(found(promotion, wallet)).toBe(expected)
  })
})

describe('of several groups', () => {
  test('the one that is sure counts, or else the one that asks least', () => {
    const wallet = holding()
    expect(eligibilityOf(asking({}, [['Banco Patagonia', 'Tarjeta de crédito VISA'], ['Banco Patagonia']]), wallet)).toMatchObject({
      status: 'yes',
      via: ['Banco Patagonia'],
    })
    const closest = asking({}, [
      ['Banco Nación', 'MODO'],
      ['Banco Nación', 'Banco Patagonia'],
    ])
    expect(eligibilityOf(closest, wallet)).toMatchObject({
      status: 'no',
      via: ['Banco Nación', 'Banco Patagonia'],
      missing: [{ name: 'Banco Nación' }],
    })
    const same = asking({}, [['Banco Nación'], ['Banco Galicia']])
    expect(eligibilityOf(same, wallet)).toMatchObject({ status: 'no', via: ['Banco Nación'] })
  })

  test('a card is held where its institution gave it', () => {
    const two = asking({}, [['Banco Supervielle', 'Tarjeta de crédito VISA']])
    const instruments: Instrument[] = [{ method: 'banco-supervielle', cards: ['visa-debito'] }]
    expect(eligibilityOf(two, { ...EMPTY_WALLET, instruments })).toMatchObject({
      status: 'no',
      missing: [{ kind: 'card', name: 'Tarjeta de crédito VISA' }],
    })
    const anywhere = asking({}, [['Tarjeta de crédito VISA']])
    expect(eligibilityOf(anywhere, { ...EMPTY_WALLET, instruments: [...instruments, PATAGONIA] }).status).toBe('maybe')
    expect(eligibilityOf(anywhere, { ...EMPTY_WALLET, instruments: [MERCADO_PAGO] }).status).toBe('no')
  })
})
