import { describe, expect, test } from 'vitest'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import { EMPTY_WALLET, normaliseWallet, type Wallet, withAnswer } from '#domain/wallet/wallet.ts'
import { answerTo, answerToAny } from '#domain/wallet/walletAnswer.ts'

const said = (answers: Wallet['answers'], more: Partial<Wallet> = {}): Wallet => ({ ...EMPTY_WALLET, answers, ...more })
const holding = (...instruments: Wallet['instruments']): Wallet => normaliseWallet({ ...EMPTY_WALLET, instruments })

describe('what a wallet answers to a question', () => {
  test.each<[string, Wallet, QuestionKey, boolean | null]>([
    ['nothing was said', EMPTY_WALLET, 'pensioner', null],
    ['it was said', said({ 'salary:banco-galicia': false }), 'salary:banco-galicia', false],
    ['a word of the catalogue of conditions', said({ pensioner: true }), 'pensioner', true],
    ['another condition is none of a pensioner', said({ 'benefit:anses': true }), 'pensioner', null],
    ['a pension at a bank is one', said({ 'pension:banco-nacion': true }), 'pensioner', true],
    ['no pension at one bank leaves the others', said({ 'pension:banco-nacion': false }), 'pensioner', null],
    ['a salary is no pension', said({ 'salary:banco-nacion': true }), 'pensioner', null],
    ['a variant for the retired is held by the retired', holding({ method: 'banco-santander-jubilados', cards: null }), 'pensioner', true],
    ['who is no pensioner has no pension anywhere', said({ pensioner: false }), 'pension:banco-nacion', false],
    ['a pensioner may have the pension elsewhere', said({ pensioner: true }), 'pension:banco-nacion', null],
    [
      'a variant for the pensions of the bank',
      holding({ method: 'banco-supervielle-jubilados', cards: null }),
      'pension:banco-supervielle',
      true,
    ],
    ['who is paid by ANSES at a wallet is paid by ANSES', said({ 'benefit:anses-mercado-pago': true }), 'benefit:anses', true],
    ['who is not at one may be elsewhere', said({ 'benefit:anses-mercado-pago': false }), 'benefit:anses', null],
    ['who is not paid by ANSES is so nowhere', said({ 'benefit:anses': false }), 'benefit:anses-mercado-pago', false],
    ['who is may be paid elsewhere', said({ 'benefit:anses': true }), 'benefit:anses-mercado-pago', null],
    ['a salary somewhere', said({ 'salary:banco-galicia': true }), 'salary:any', true],
    ['no salary at one bank leaves the others', said({ 'salary:banco-galicia': false }), 'salary:any', null],
    ['an account is no salary', said({ 'account:banco-galicia': true }), 'salary:any', null],
    ['a variant for salaries', holding({ method: 'banco-icbc-cliente-payroll', cards: null }), 'salary:banco-icbc', true],
    ['a salary elsewhere says nothing', said({ 'salary:banco-galicia': true }), 'salary:banco-nacion', null],
    ['without an account there is no salary', said({ 'account:banco-galicia': false }), 'salary:banco-galicia', false],
    ['an account may have none', said({ 'account:banco-galicia': true }), 'salary:banco-galicia', null],
    ['a salary goes into an account', said({ 'salary:banco-galicia': true }), 'account:banco-galicia', true],
    ['no salary may leave an account', said({ 'salary:banco-galicia': false }), 'account:banco-galicia', null],
    ['a variant for salaries has an account', holding({ method: 'banco-icbc-cliente-payroll', cards: null }), 'account:banco-icbc', true],
    ['a debit card comes with an account', holding({ method: 'banco-galicia', cards: ['visa-debito'] }), 'account:banco-galicia', true],
    [
      'also beside a credit card, of a variant',
      holding({ method: 'banco-galicia-eminent', cards: ['visa-credito', 'mastercard-debito'] }),
      'account:banco-galicia',
      true,
    ],
    ['a credit card does not', holding({ method: 'banco-galicia', cards: ['visa-credito'] }), 'account:banco-galicia', null],
    ['cards that were not said do not', holding({ method: 'banco-galicia', cards: null }), 'account:banco-galicia', null],
    ['a debit card of another bank does not', holding({ method: 'banco-nacion', cards: ['visa-debito'] }), 'account:banco-galicia', null],
    ['a wallet is an account', holding({ method: 'mercado-pago', cards: null }), 'account:mercado-pago', true],
    ['a variant that means a tier', holding({ method: 'reba-black', cards: null }), 'tier:reba:black', true],
    ['one plan is no other', said({ 'tier:naranjax:turbo': true }), 'tier:naranjax:epico', false],
    ['and none that nobody offers', said({ 'tier:reba:black': true }), 'tier:reba:gold', null],
    ['a plan is one of several that a card means', said({ 'tier:naranjax:turbo': true }), 'tier:naranjax:planes-suscripcion', true],
    ['a pension of ANSES at the bank', said({ 'pension:banco-nacion': true, 'benefit:anses': true }), 'benefit:anses-banco-nacion', true],
    ['a tier that was denied', said({ 'tier:reba:black': false }), 'tier:reba:black', false],
    ['a benefit of the list', said({ 'benefit:anses': true }), 'benefit:anses', true],
    ['another benefit', said({ 'benefit:anses': true }), 'benefit:auh', null],
    ['a club of the list', said({ 'member:clarin-365': true }), 'member:clarin-365', true],
    ['another club', said({ 'member:clarin-365': true }), 'member:club-la-nacion', null],
    ['a telephone', said({ phone: false }), 'phone', false],
    ['more years than asked', said({ 'age:65': true }), 'age:60', true],
    ['as many years', said({ 'age:60': true }, {}), 'age:60', true],
    ['fewer years than asked', said({ 'age:60': true }), 'age:65', null],
    ['not even fewer years', said({ 'age:60': false }), 'age:65', false],
    ['not that many years', said({ 'age:65': false }), 'age:60', null],
    ['years are told from other answers', said({ 'other:65': true, 'age:70': true }), 'age:60', true],
    ['the province', said({ 'province:cordoba': true }), 'province:cordoba', true],
    ['one lives in one province', said({ 'province:cordoba': true }), 'province:salta', false],
    ['the suburbs are in their province', said({ 'province:gran-buenos-aires': true }), 'province:buenos-aires', true],
    ['the province may mean its suburbs', said({ 'province:buenos-aires': true }), 'province:gran-buenos-aires', null],
    ['people live where they buy', said({ 'province:cordoba': true }), 'resident:salta', false],
    ['and in one of its towns', said({ 'province:santa-fe': true }), 'resident:rosario', null],
    ['which is in no other place', said({ 'province:cordoba': true }), 'resident:rosario', false],
    ['not in that one', said({ 'province:salta': false }), 'province:salta', false],
    ['an answer of no other kind', said({ qr: false }), 'qr', false],
  ])('%s', (_, wallet, key, answer) => {
    expect(answerTo(wallet, key)).toBe(answer)
  })
})

describe('any of several questions', () => {
  const keys: QuestionKey[] = ['salary:banco-ciudad', 'pension:banco-ciudad']
  test.each<[string, Wallet, boolean | null]>([
    ['one yes is enough', said({ 'pension:banco-ciudad': true }), true],
    ['all no is no', said({ 'salary:banco-ciudad': false, 'pension:banco-ciudad': false }), false],
    ['one no leaves the others', said({ 'salary:banco-ciudad': false }), null],
    ['a variant for any of them does not say which', holding({ method: 'banco-ciudad-plan-sueldo-y-jubilados', cards: null }), null],
    ['a method that is no variant', holding({ method: 'banco-ciudad', cards: null }), null],
  ])('%s', (_, wallet, answer) => {
    expect(answerToAny(wallet, keys)).toBe(answer)
  })
})

describe('a wallet after an answer', () => {
  const says = (answers: Wallet['answers']) => ({ ...EMPTY_WALLET, answers })

  test('has it, and no more when it is taken back', () => {
    const yes = withAnswer(says({ qr: true }), 'benefit:anses', true)
    expect(yes).toEqual(says({ 'benefit:anses': true, qr: true }))
    const no = withAnswer(yes, 'benefit:anses', false)
    expect(no).toEqual(says({ 'benefit:anses': false, qr: true }))
    expect(withAnswer(no, 'benefit:anses', null)).toEqual(says({ qr: true }))
  })

  test('lives in one province, the last that was said', () => {
    const salta = withAnswer(says({ 'province:cordoba': false }), 'province:salta', true)
    expect(salta).toEqual(says({ 'province:cordoba': false, 'province:salta': true }))
    expect(withAnswer(salta, 'province:cordoba', true)).toEqual(says({ 'province:cordoba': true }))
    expect(withAnswer(salta, 'province:chaco', false).answers).toMatchObject({ 'province:chaco': false, 'province:salta': true })
    expect(withAnswer(salta, 'province:salta', null)).toEqual(says({ 'province:cordoba': false }))
    expect(withAnswer(salta, 'province:atlantis', true)).toEqual(salta)
  })
})
