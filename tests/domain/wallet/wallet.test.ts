import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { isEmptyWallet } from '#domain/wallet/emptyWallet.ts'
import { CONDITIONS, EMPTY_WALLET, holdsCards, normaliseWallet, saysNoMethod, type Wallet, withInstrument } from '#domain/wallet/wallet.ts'
import { wallets } from '../arbitraries.ts'

const fullest: Wallet = normaliseWallet({
  ...EMPTY_WALLET,
  instruments: PAYMENT_METHODS.map(({ slug }) => ({ method: slug, cards: [...CARD_SLUGS] })),
  conditions: [...CONDITIONS],
  memberships: [...MEMBERSHIPS],
  phoneContactless: true,
  monthlyRate: 49.99,
})

describe('normalising', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        expect(normaliseWallet(wallet)).toEqual(wallet)
      }),
    )
  })

  it('combines several entries of one method', () => {
    const galicia = (cards: 'visa-credito' | 'visa-debito' | null) => ({ method: 'banco-galicia' as const, cards: cards && [cards] })
    const wallet = [galicia(null), galicia('visa-debito'), galicia('visa-credito'), galicia(null)].reduce(withInstrument, EMPTY_WALLET)
    expect(wallet.instruments).toEqual([{ method: 'banco-galicia', cards: ['visa-credito', 'visa-debito'] }])
  })

  it('lets a generic method carry no cards', () => {
    const wallet = withInstrument(EMPTY_WALLET, { method: 'modo', cards: ['visa-credito'] })
    expect(wallet.instruments).toEqual([{ method: 'modo', cards: null }])
    expect(holdsCards('modo')).toBe(false)
  })

  it('lists answers by their keys, in whatever order they were given', () => {
    const answers = { qr: true, 'account:banco-galicia': false, 'tier:reba:black': true, military: false }
    const backwards = Object.fromEntries(Object.entries(answers).reverse())
    const keys = ['account:banco-galicia', 'military', 'qr', 'tier:reba:black']
    const orders = [answers, backwards].map((said) => Object.keys(normaliseWallet({ ...EMPTY_WALLET, answers: said }).answers))
    expect(orders).toEqual([keys, keys])
  })

  it('keeps 150 answers at the most', () => {
    const answers = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`other:n${at}`, true]))
    expect(Object.keys(normaliseWallet({ ...EMPTY_WALLET, answers }).answers)).toHaveLength(150)
  })

  it('puts a yes where it belongs, and leaves out what is no question', () => {
    const answers = {
      pensioner: true,
      'member:mas-club': true,
      'member:clarin-365': true,
      'province:cordoba': true,
      phone: true,
      nonsense: true,
    }
    expect(normaliseWallet({ ...EMPTY_WALLET, answers })).toEqual({
      ...EMPTY_WALLET,
      conditions: ['jubilado'],
      memberships: ['Clarin 365'],
      province: 'Córdoba',
      answers: { 'member:mas-club': true },
    })
  })

  it('keeps a no among the answers, also to what a list could say with yes', () => {
    const answers = { pensioner: false, 'member:clarin-365': false, 'province:cordoba': false }
    const wallet = normaliseWallet({ ...EMPTY_WALLET, conditions: ['jubilado', 'anses'], memberships: ['Clarin 365'], answers })
    expect(wallet).toEqual({ ...EMPTY_WALLET, conditions: ['anses'], answers })
  })

  it('lets what was said of the province go before an answer', () => {
    const wallet = { ...EMPTY_WALLET, province: 'Chaco' as const, answers: { 'province:cordoba': true } }
    expect(normaliseWallet(wallet)).toEqual({ ...EMPTY_WALLET, province: 'Chaco' })
  })
})

describe('a wallet', () => {
  it.each<[string, Partial<Wallet>, boolean]>([
    ['nothing', {}, true],
    ['a method', { instruments: [{ method: 'modo', cards: null }] }, false],
    ['a condition', { conditions: ['anses'] }, false],
    ['a membership', { memberships: ['Clarin 365'] }, false],
    ['that the telephone pays', { phoneContactless: true }, false],
    ['that the telephone does not pay', { phoneContactless: false }, false],
    ['a province', { province: 'Chaco' }, false],
    ['an answer', { answers: { qr: false } }, false],
    ['a rate alone, which is no answer', { monthlyRate: 3 }, true],
  ])('with %s', (_, change, isEmpty) => {
    expect(isEmptyWallet({ ...EMPTY_WALLET, ...change })).toBe(isEmpty)
  })

  it('names no method where it has no instrument, whatever else was said', () => {
    expect(saysNoMethod({ ...EMPTY_WALLET, conditions: ['anses'], answers: { qr: true } })).toBe(true)
    expect(saysNoMethod(fullest)).toBe(false)
  })
})
