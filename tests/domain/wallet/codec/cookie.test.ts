import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { TIER_NAMES, tierSlug } from '#domain/catalogue/tiers.ts'
import { KIND_LETTERS, type QuestionKey } from '#domain/questions/questionKey.ts'
import {
  cookieValue,
  decodeHousehold,
  encodeHousehold,
  encodeWallet,
  MAX_HOUSEHOLD_TEXT,
  peopleOfCookies,
  questionCode,
} from '#domain/wallet/codec/cookie.ts'
import { TextProblem } from '#domain/wallet/codec/walletText.ts'
import { type Household, householdOf, MAX_NAME, MAX_PEOPLE, NOBODY_YET } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, HOLDER_STATUS_KEYS, HOLDER_STATUSES, membershipKey, normaliseWallet, type Wallet } from '#domain/wallet/wallet.ts'
import { households, wallets } from '../../arbitraries.ts'
import { WRITTEN } from './written.ts'

/** A yes to every question that cookies have a bit for. */
const LISTED = Object.fromEntries([...Object.values(HOLDER_STATUS_KEYS), ...MEMBERSHIPS.map(membershipKey)].map((key) => [key, true]))

const fullest: Wallet = normaliseWallet({
  ...EMPTY_WALLET,
  instruments: PAYMENT_METHODS.map(({ slug }) => ({ method: slug, cards: [...CARD_SLUGS] })),
  answers: { ...LISTED, phone: true },
})

/** The wallet of who is alone; null where the text is none. */
const decodeWallet = (text: string) => decodeHousehold(text)?.[0].wallet ?? null

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
      answers: { ...Object.fromEntries(keys.map((key, at) => [key, at % 2 === 0])), ...LISTED, phone: true, 'province:cordoba': true },
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
      answers: { pensioner: true, 'tier:banco-patagonia:singular': true },
    })
  })

  it('holds the fullest wallet in 1 kB of characters that a cookie may have', () => {
    const value = encodeWallet(fullest)
    expect(value.length).toBeLessThan(1024)
    expect(value).toMatch(/^[0-9a-z._:-]+$/)
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

  it('ignores another version', () => {
    expect(decodeWallet(encodeWallet(EMPTY_WALLET))).toEqual(EMPTY_WALLET)
    expect(decodeWallet(signed(encodeWallet(EMPTY_WALLET).slice(0, -4).replace(/^2/, '3')))).toBeNull()
  })

  it.each<[string, string]>([
    ['an unknown method', '2.zz.0.0...0..'],
    ['a method in capitals', '2.A.0.0......'],
    ['cards that there are not', '2.1-zzzzzz.0.0......'],
    ['no card mask after the dash', '2.1-.0.0.....'],
    ['conditions that there are not', '2..zz.0.....'],
    ['a number with a sign', '2..+1.0.....'],
    ['a number that is too long', '2..0000001.0.....'],
    ['a telephone that is neither', '2..0.0.2....'],
    ['a province that there is not', '2..0.0...z..'],
    ['a province that is no number', '2..0.0...-..'],
    ['a part too few', '2..0.0....'],
    ['a part too many', '2..0.0......'],
    ['version 1', '1..0.0.....'],
    ['no version', '..0.0.....'],
    ['a condition one beyond the last', `2..${(2 ** HOLDER_STATUSES.length).toString(36)}.0.....`],
  ])('ignores %s, also with the right check', (_, body) => {
    expect(decodeWallet(signed('2..0.0.....'))).toEqual(EMPTY_WALLET)
    expect(decodeWallet(signed(body))).toBeNull()
  })

  it('reads every condition and club at once', () => {
    const all = { ...EMPTY_WALLET, answers: LISTED }
    expect(decodeWallet(encodeWallet(all))).toEqual(all)
  })

  it('ignores the monthly rate of earlier cookies, whatever it is, and keeps the rest', () => {
    for (const rate of ['6y', '0', 'zzz', '-'])
      expect(decodeWallet(signed(`2.1.0.0.1.${rate}...`))).toEqual(decodeWallet(signed('2.1.0.0.1....')))
  })

  it('ignores a value that is longer than any wallet', () => {
    const long = (answers: number) => signed(`2..0.0.....${Array(answers).fill('tzzz:gold').join('_')}`)
    expect(decodeWallet(long(300))).toEqual(EMPTY_WALLET)
    expect(decodeWallet(long(400))).toBeNull()
  })

  it('is found among other cookies', () => {
    expect(cookieValue('yapa_wallet; yapa_wallet=2', 'yapa_wallet')).toBe('2')
    expect(cookieValue('=1', '')).toBe('1')
    expect(cookieValue('a=1; yapa_wallet=2.x; b=2', 'yapa_wallet')).toBe('2.x')
    expect(cookieValue('xyapa_wallet=1', 'yapa_wallet')).toBeNull()
    expect(cookieValue(undefined, 'yapa_wallet')).toBeNull()
  })
})

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

  it('throws for nothing, and ignores what is none', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(decodeHousehold(text)).toBeNull()))
    fc.assert(fc.property(fc.string(), (text) => void expect(decodeHousehold(`3/${text}`)).toBeNull()))
  })

  const two: Household = [...householdOf(EMPTY_WALLET), { id: 'ana', name: 'Ana', wallet: EMPTY_WALLET }]
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

  test('keeps the meaning of what browsers have, and is written as they have it', () => {
    const cookies = [WRITTEN.cookie, WRITTEN.cookieOfTwo, WRITTEN.cookieOfDenying]
    expect([WRITTEN.one, WRITTEN.two, WRITTEN.denying].map(encodeHousehold)).toEqual(cookies)
    expect(cookies.map(decodeHousehold)).toEqual([WRITTEN.one, WRITTEN.two, WRITTEN.denying])
    expect(decodeHousehold(WRITTEN.cookieWithRate)).toEqual(WRITTEN.one)
  })

  test('is read from all cookies of a request', () => {
    expect(peopleOfCookies(`a=1; yapa_wallet=${encodeHousehold(two)}; b`)).toEqual(two)
    for (const cookies of ['a=1; b', 'yapa_wallet=broken', null]) expect(peopleOfCookies(cookies)).toEqual(NOBODY_YET)
  })
})

/** The letters that cookies and links in the world have, a line each. Only ever add to it. */
const LETTERS_IN_COOKIES = `
a=account
b=benefit
c=member
e=employment
f=phone
j=pension
l=shops
m=military
n=new
o=other
p=pensioner
q=qr
r=resident
s=salary
t=tier
v=province
w=app
y=age
`

describe('the code of a question', () => {
  test.each<[QuestionKey, string]>([
    ['salary:banco-galicia', 's1'],
    ['pension:any', 'j*'],
    ['tier:banco-credicoop:jovenes', 'tm:jovenes'],
    ['tier:any:signature', 't*:signature'],
    ['new:coto', 'n:coto'],
    ['tier:banco-fantasma:oro', 't:banco-fantasma:oro'],
    ['pensioner', 'p'],
    ['age:60', 'y:60'],
    ['other:any', 'o:any'],
    ['app:modo', 'w:modo'],
    ['shops:coto:abasto-caballito', 'l:coto:abasto-caballito'],
  ])('%s is %s, and is read back', (key, code) => {
    expect(questionCode.write(key)).toBe(code)
    expect(questionCode.read(code)).toBe(key)
  })

  test('begins with the letter that cookies in browsers have, whose meaning never changes', () => {
    expect(
      Object.entries(KIND_LETTERS)
        .map(([kind, letter]) => `${letter}=${kind}`)
        .sort(),
      'a letter only ever comes to the list in this test',
    ).toEqual(LETTERS_IN_COOKIES.trim().split(/\s+/))
  })

  test('is in no cookie for what is no question', () => {
    expect(encodeWallet({ ...EMPTY_WALLET, answers: { 'nonsense:x': true } })).toBe(encodeWallet(EMPTY_WALLET))
  })
})

test.each(['', 'z', 'zx', 's!', 'szzz', 's1:', 's1:a:b:c', 'S1', ' s1', 's1 ', '1s', 'xs1', 'y:60;', 't1:Gold', '*'])(
  '«%s» is the code of no question',
  (code) => {
    expect(() => questionCode.read(code)).toThrow(TextProblem)
  },
)
