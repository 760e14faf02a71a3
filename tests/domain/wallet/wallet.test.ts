import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_WALLET,
  holdsCards,
  isEmptyWallet,
  isWithoutMethods,
  normaliseWallet,
  type Wallet,
  withInstrument,
} from '#domain/wallet/wallet.ts'
import { wallets } from '../arbitraries.ts'

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

  it('keeps 180 answers at the most', () => {
    const answers = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`other:n${at}`, true]))
    expect(Object.keys(normaliseWallet({ ...EMPTY_WALLET, answers }).answers)).toHaveLength(180)
  })

  it('leaves out what is no question, and a second province', () => {
    const answers = { nonsense: true, phone: true, 'province:cordoba': true, 'province:chaco': true, 'province:salta': false }
    expect(normaliseWallet({ ...EMPTY_WALLET, answers }).answers).toEqual({ phone: true, 'province:chaco': true, 'province:salta': false })
  })
})

describe('a wallet', () => {
  it.each<[string, Partial<Wallet>, boolean]>([
    ['nothing', {}, true],
    ['a method', { instruments: [{ method: 'modo', cards: null }] }, false],
    ['an answer', { answers: { qr: false } }, false],
  ])('with %s', (_, change, isEmpty) => {
    expect(isEmptyWallet({ ...EMPTY_WALLET, ...change })).toBe(isEmpty)
  })

  it('names no method where it has no instrument, whatever else was said', () => {
    expect(isWithoutMethods({ ...EMPTY_WALLET, answers: { qr: true } })).toBe(true)
    expect(isWithoutMethods(withInstrument(EMPTY_WALLET, { method: 'modo', cards: null }))).toBe(false)
  })
})
