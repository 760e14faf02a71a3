import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { TIER_NAMES } from '#domain/catalogue/tierNames.ts'
import { tierSlug } from '#domain/catalogue/tiers.ts'
import { isEmptyWallet } from '#domain/wallet/emptyWallet.ts'
import {
  CONDITIONS,
  EMPTY_WALLET,
  holdsCards,
  MAX_MONTHLY_RATE,
  normaliseWallet,
  saysNoMethod,
  type Wallet,
  withInstrument,
} from '#domain/wallet/wallet.ts'
import { cookieValue, decodeWallet } from '#domain/wallet/walletCookie.ts'
import { formatInstruments, membershipSlug, parseConditions, parseInstruments, parseMemberships } from '#domain/wallet/walletParameter.ts'
import { encodeWallet } from '#domain/wallet/walletText.ts'
import { wallets } from '../arbitraries.ts'

const fullest: Wallet = normaliseWallet({
  ...EMPTY_WALLET,
  instruments: PAYMENT_METHODS.map(({ slug }) => ({ method: slug, cards: [...CARD_SLUGS] })),
  conditions: [...CONDITIONS],
  memberships: [...MEMBERSHIPS],
  phoneContactless: true,
  monthlyRate: 49.99,
})

/** With the check that the cookie's format asks for. */
function signed(body: string): string {
  let sum = 7
  for (const letter of body) sum = (sum * 31 + letter.charCodeAt(0)) % 46_656
  return `${body}.${sum.toString(36).padStart(3, '0')}`
}

describe('the wallet cookie', () => {
  it('gives back every wallet', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        expect(decodeWallet(encodeWallet(wallet))).toEqual(wallet)
      }),
    )
  })

  it('still reads every wallet that version 1 wrote', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        const old = normaliseWallet({ ...wallet, province: null, answers: {} })
        const [, ...parts] = encodeWallet(old).split('.')
        expect(decodeWallet(signed(['1', ...parts.slice(0, 5)].join('.')))).toEqual(old)
      }),
    )
    expect(decodeWallet(signed('1.1-1_1i.1.0.1.'))).toMatchObject({
      conditions: ['jubilado'],
      phoneContactless: true,
    })
  })

  it('holds a wallet with an answer to all that is likely to be asked in 1.5 kB', () => {
    const banks = PAYMENT_METHODS.filter(({ kind, parent }) => kind === 'bank' && parent === null).slice(0, 15)
    const keys = [
      ...banks.flatMap(({ slug }) => [
        `salary:${slug}`,
        `account:${slug}`,
        `new:${slug}`,
        ...(TIER_NAMES[slug] ?? []).map((name) => `tier:${slug}:${tierSlug(slug, name)}`),
      ]),
      ...['pensioner', 'military', 'qr', 'age:60', 'benefit:anses', 'benefit:auh', 'employment:empleados-publicos'],
      ...['resident:rosario', 'member:sorpresa', 'tier:any:signature', 'other:celular-android', 'app:cuenta-dni'],
    ]
    const wallet = normaliseWallet({
      ...EMPTY_WALLET,
      instruments: banks.map(({ slug }) => ({ method: slug, cards: [...CARD_SLUGS] })),
      conditions: [...CONDITIONS],
      memberships: [...MEMBERSHIPS],
      phoneContactless: true,
      province: 'Córdoba',
      answers: Object.fromEntries(keys.map((key, at) => [key, at % 2 === 0])),
    })
    const value = encodeWallet(wallet)
    expect(decodeWallet(value)).toEqual(wallet)
    expect(Object.keys(wallet.answers).length).toBeGreaterThan(90)
    expect(value.length).toBeLessThan(1536)
    expect(value).toMatch(/^[!#-+\--:<-[\]-~]+$/)
  })

  it('leaves out an answer that this version does not know, and keeps the rest', () => {
    const [version, instruments, ...rest] = encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'modo', cards: null }] }).split('.')
    const value = signed([version, instruments, ...rest.slice(0, 5), 'p_z:later_ti:singular', 'tzzz:gold'].join('.'))
    expect(decodeWallet(value)).toMatchObject({
      instruments: [{ method: 'modo' }],
      conditions: ['jubilado'],
      answers: { 'tier:banco-patagonia:singular': true },
    })
  })

  it('holds the fullest wallet in 1 kB of characters that a cookie may have', () => {
    const value = encodeWallet(fullest)
    expect(value.length).toBeLessThan(1024)
    expect(value).toMatch(/^[0-9a-z._-]+$/)
    expect(decodeWallet(value)).toEqual(fullest)
  })

  it('ignores values that are not our cookie, without error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(decodeWallet(text)).toBeNull()
      }),
    )
  })

  it('ignores a value that lost or changed a character', () => {
    fc.assert(
      fc.property(wallets, fc.nat(), fc.constantFrom('', '0', 'z', '-', '.'), (wallet, position, replacement) => {
        const value = encodeWallet(wallet)
        const at = position % value.length
        const damaged = value.slice(0, at) + replacement + value.slice(at + 1)
        if (damaged !== value) expect(decodeWallet(damaged)).toBeNull()
      }),
    )
  })

  it('ignores a future version', () => {
    expect(decodeWallet(encodeWallet(EMPTY_WALLET))).toEqual(EMPTY_WALLET)
    expect(decodeWallet(signed(encodeWallet(EMPTY_WALLET).slice(0, -4).replace(/^2/, '3')))).toBeNull()
  })

  it.each<[string, string]>([
    ['an unknown method', '2.zz.0.0...0..'],
    ['a method in capitals', '2.A.0.0......'],
    ['cards that there are not', '2.1-zzzzzz.0.0......'],
    ['no card mask after the dash', '2.1-.0.0.....'],
    ['conditions that there are not', '2..zz.0.....'],
    ['no conditions', '2...0.....'],
    ['no memberships', '2..0......'],
    ['a number with a sign', '2..+1.0.....'],
    ['a number that is too long', '2..0000001.0.....'],
    ['a telephone that is neither', '2..0.0.2....'],
    ['a rate beyond all rates', '2..0.0..zzz...'],
    ['a rate that is none', '2..0.0..-...'],
    ['a province that there is not', '2..0.0...z..'],
    ['a province that is no number', '2..0.0...-..'],
    ['a part too few', '2..0.0....'],
    ['a part too many', '2..0.0......'],
    ['version 1 with the parts of version 2', '1..0.0.....'],
    ['no version', '..0.0.....'],
    ['a later version with the parts of version 1', '3..0.0..'],
    ['a condition one beyond the last', `2..${(2 ** CONDITIONS.length).toString(36)}.0.....`],
    ['a rate just beyond all rates', `2..0.0..${(MAX_MONTHLY_RATE * 100 + 1).toString(36)}...`],
  ])('ignores %s, also with the right check', (_, body) => {
    expect(decodeWallet(signed('2..0.0.....'))).toEqual(EMPTY_WALLET)
    expect(decodeWallet(signed(body))).toBeNull()
  })

  it('reads the highest rate, and every condition at once', () => {
    const highest = { ...EMPTY_WALLET, conditions: [...CONDITIONS], monthlyRate: MAX_MONTHLY_RATE }
    expect(decodeWallet(encodeWallet(highest))).toEqual(highest)
  })

  it('ignores a value that is longer than any wallet', () => {
    const long = (answers: number) => signed(`2..0.0.....${Array(answers).fill('tzzz:gold').join('_')}`)
    expect(decodeWallet(long(300))).toEqual(EMPTY_WALLET)
    expect(decodeWallet(long(400))).toBeNull()
  })

  it('is found among other cookies', () => {
    expect(cookieValue('yapa_wallet; yapa_wallet=2', 'yapa_wallet')).toBe('2')
    expect(cookieValue('=1', '')).toBe('1')
    expect(cookieValue('a=1; yapa_wallet=1.x; b=2', 'yapa_wallet')).toBe('1.x')
    expect(cookieValue('xyapa_wallet=1', 'yapa_wallet')).toBeNull()
    expect(cookieValue(undefined, 'yapa_wallet')).toBeNull()
  })
})

describe('the wallet as a parameter', () => {
  it('reads the documented form, also when a form decoded the plus sign', () => {
    const expected = [
      { method: 'banco-galicia', cards: ['visa-credito', 'mastercard-debito'] },
      { method: 'mercado-pago', cards: null },
      { method: 'modo', cards: null },
    ]
    for (const separator of ['+', ' ']) {
      const text = `banco-galicia:visa-credito${separator}mastercard-debito,mercado-pago,modo`
      expect(parseInstruments(text)).toEqual({ ok: true, value: expected })
    }
  })

  it('distinguishes "no cards" from "not said"', () => {
    expect(parseInstruments('banco-galicia:')).toEqual({ ok: true, value: [{ method: 'banco-galicia', cards: [] }] })
    expect(parseInstruments('banco-galicia')).toEqual({ ok: true, value: [{ method: 'banco-galicia', cards: null }] })
  })

  it.each(['banco-fantasma', 'banco-galicia:oro', 'modo:visa-credito', 'a,'.repeat(200)])('names what is wrong with %.30s', (text) => {
    expect(parseInstruments(text)).toMatchObject({ ok: false, problem: expect.any(String) })
  })

  it('writes what it reads', () => {
    fc.assert(
      fc.property(wallets, ({ instruments }) => {
        expect(parseInstruments(formatInstruments(instruments))).toEqual({ ok: true, value: instruments })
      }),
    )
  })

  it('reads every condition and membership by its slug', () => {
    expect(parseConditions(CONDITIONS.join())).toEqual({ ok: true, value: CONDITIONS })
    expect(parseMemberships(MEMBERSHIPS.map(membershipSlug).join())).toEqual({ ok: true, value: MEMBERSHIPS })
    expect(MEMBERSHIPS.map(membershipSlug)).toContain('club-simple')
    expect(parseMemberships('club-fantasma').ok).toBe(false)
  })
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
