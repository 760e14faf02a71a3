import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { alone, type Household, MAX_NAME, MAX_PEOPLE, NOBODY_YET } from '#domain/wallet/household.ts'
import { decodeHousehold } from '#domain/wallet/householdCookie.ts'
import { encodeHousehold, MAX_HOUSEHOLD_TEXT, peopleOfCookies } from '#domain/wallet/householdText.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { encodeWallet } from '#domain/wallet/walletText.ts'
import { households, wallets } from '../arbitraries.ts'

describe('the cookie of a household', () => {
  it('gives back everybody, in characters that a cookie and a fragment may have', () => {
    fc.assert(
      fc.property(households, (people) => {
        const text = encodeHousehold(people)
        expect(decodeHousehold(text)).toEqual(people)
        expect(text).toMatch(/^[!#-+\--:<-[\]-~]+$/)
      }),
    )
  })

  it('of who is alone is the wallet’s, as it was before there were others', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        expect(encodeHousehold(alone(wallet))).toBe(encodeWallet(wallet))
        expect(decodeHousehold(encodeWallet(wallet))).toEqual(alone(wallet))
      }),
    )
  })

  it('throws for nothing, and ignores what is none', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(decodeHousehold(text)).toBeNull()))
    fc.assert(fc.property(fc.string(), (text) => void expect(decodeHousehold(`3/${text}`)).toBeNull()))
  })

  const two: Household = [...alone(EMPTY_WALLET), { id: 'ana', name: 'Ana', wallet: EMPTY_WALLET }]
  const empty = encodeWallet(EMPTY_WALLET)
  test.each([
    ['a later version', encodeHousehold(two).replace(/^3/, '4')],
    ['the same id twice', `3/@@${empty}/@Ana@${empty}`],
    ['one whose wallet is damaged', `${encodeHousehold(two)}0`],
    ['a cut one', encodeHousehold(two).slice(0, -1)],
    ['an id that nobody has', `3/@@${empty}/An a@Ana@${empty}`],
    ['more than there may be', ['3', ...Array.from({ length: MAX_PEOPLE + 1 }, (_, at) => `p${at}@P@${empty}`)].join('/')],
    ['nobody', '3/'],
  ])('ignores %s', (_, text) => {
    expect(decodeHousehold(encodeHousehold(two))).toEqual(two)
    expect(decodeHousehold(text)).toBeNull()
  })

  test('cuts a name from outside, and takes one that is wrongly escaped as it is', () => {
    const nameIn = (name: string) => decodeHousehold(`3/ana@${name}@${empty}`)?.[0].name
    expect(nameIn('x'.repeat(500))).toBe('x'.repeat(MAX_NAME))
    expect(nameIn('%E0%A4%A')).toBe('%E0%A4%A')
    const cut = decodeHousehold(`3/ana@${encodeURIComponent(`${'x'.repeat(MAX_NAME - 1)}😀`)}@${empty}`)
    expect(decodeHousehold(encodeHousehold(cut as Household))).toEqual(cut)
    expect(nameIn('Ana%E2%80%AE%0A')).toBe('Ana')
  })

  test('takes six people with twelve methods each', () => {
    const instruments = PAYMENT_METHODS.filter(({ kind }) => kind === 'bank')
      .slice(0, 12)
      .map(({ slug }) => ({ method: slug, cards: [...CARD_SLUGS] }))
    const full = Array.from({ length: MAX_PEOPLE }, (_, at) => ({
      id: `persona-${at}`,
      name: 'Ñ'.repeat(MAX_NAME),
      wallet: { ...EMPTY_WALLET, instruments },
    })) as unknown as Household
    expect(encodeHousehold(full).length).toBeLessThan(MAX_HOUSEHOLD_TEXT)
    expect(decodeHousehold(encodeHousehold(full))).toHaveLength(MAX_PEOPLE)
  })

  test('is read from all cookies of a request', () => {
    expect(peopleOfCookies(`a=1; yapa_wallet=${encodeHousehold(two)}; b`)).toEqual(two)
    for (const cookies of ['a=1; b', 'yapa_wallet=broken', null]) expect(peopleOfCookies(cookies)).toEqual(NOBODY_YET)
  })
})
