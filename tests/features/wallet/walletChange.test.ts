import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import { type Household, householdOf, MAX_PEOPLE, NOBODY_YET, readName } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, homePlace, normaliseWallet, type Wallet } from '#domain/wallet/wallet.ts'
import { answerTo } from '#domain/wallet/walletAnswer.ts'
import { applyChange, makeSameAnswers, type PersonChange, personNamed, type WalletChange } from '#features/wallet/walletChange.ts'
import { anyNumberOf } from '../../atLeastOne.ts'
import { households, questionKeys, wallets } from '../../domain/arbitraries.ts'
import { personChanges } from './personChanges.ts'

const MODO: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'modo', cards: null }] }
const UALA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'uala', cards: null }] }
const made = (people: Household, ...changes: WalletChange[]) => changes.reduce(applyChange, people)
const joins = (name: string, wallet = EMPTY_WALLET): WalletChange => ({ kind: 'join', people: [{ id: '', name, wallet }] })
const namesIn = (people: Household) => people.map(({ id, name }) => `${id}=${name}`)
const withAna = made(householdOf(MODO), joins('Ana'))

describe('who lives there', () => {
  test('buys where the first does, unless they say another place', () => {
    const buysAt = (whose: string | undefined, place: string): WalletChange => ({
      kind: 'answers',
      whose,
      answers: { [`province:${place}`]: true } as Record<QuestionKey, boolean>,
    })
    const places = (people: Household) => people.map(({ wallet }) => homePlace(wallet.answers)?.replace('province:', ''))
    expect(places(made(withAna, buysAt(undefined, 'salta')))).toEqual(['salta', 'salta'])
    expect(places(made(householdOf(MODO), buysAt(undefined, 'salta'), joins('Ana')))).toEqual(['salta', 'salta'])
    expect(places(made(withAna, buysAt(undefined, 'salta'), buysAt(undefined, 'jujuy')))).toEqual(['jujuy', 'jujuy'])
    expect(places(made(withAna, buysAt('ana', 'jujuy'), buysAt(undefined, 'salta')))).toEqual(['salta', 'jujuy'])
  })

  test('is told apart by name: who is sent twice comes once, and who comes back finds their uses', () => {
    expect(namesIn(withAna)).toEqual(['=', 'ana=Ana'])
    expect(made(withAna, joins(' ANÁ '))).toEqual(withAna)
    expect(namesIn(made(withAna, { kind: 'leave', who: 'ana' }, joins('Ana')))).toEqual(namesIn(withAna))
  })

  test('is brought up to date by a wallet that comes under their name', () => {
    expect(personNamed(made(withAna, joins('ana', UALA)), 'Ana')?.wallet).toEqual(UALA)
  })

  test('keeps the id when the name changes, and another of that name has another', () => {
    const renamed = made(withAna, { kind: 'rename', who: 'ana', name: 'Anita' }, joins('Ana'))
    expect(namesIn(renamed)).toEqual(['=', 'ana=Anita', 'ana-2=Ana'])
    expect(made(renamed, { kind: 'rename', who: 'ana', name: 'Ana' })).toEqual(renamed)
    expect(made(renamed, { kind: 'rename', who: 'ana', name: ' ' })).toEqual(renamed)
    expect(made(renamed, { kind: 'rename', who: '', name: 'Beto' })[0]).toMatchObject({ id: '', name: 'Beto' })
  })

  test('who has gone from the home meanwhile is changed no more, and nobody in their place', () => {
    const gone = made(withAna, { kind: 'leave', who: 'ana' })
    const held: WalletChange = { kind: 'method', whose: 'ana', method: 'modo', held: false }
    expect(made(gone, held, { kind: 'rename', who: 'ana', name: 'Eva' }, { kind: 'first', who: 'ana' })).toEqual(gone)
  })

  test('may have a name without a letter of ours, or none', () => {
    expect(namesIn(made(householdOf(MODO), joins('🐱'), joins('')))).toEqual(['=', 'persona=🐱', 'otra-persona=Otra persona'])
    expect(readName('  Ana\n\u200bMaría  \u0007 ')).toBe('Ana María')
    // Twenty characters are not twenty halves of them.
    expect(readName(`${'a'.repeat(19)}😀😀`)).toBe(`${'a'.repeat(19)}😀`)
    expect(readName('a\ud83d')).toBe('a')
  })

  test('is never nobody, and never more than there is room for', () => {
    expect(made(householdOf(MODO), { kind: 'leave', who: '' })).toEqual(householdOf(MODO))
    expect(namesIn(made(withAna, { kind: 'leave', who: '' }))).toEqual(['ana=Ana'])
    const many = Array.from({ length: MAX_PEOPLE + 2 }, (_, at) => joins(`P${at}`)).reduce(applyChange, householdOf(MODO))
    expect(many).toHaveLength(MAX_PEOPLE)
  })

  test('goes first where the first has a name; nobody is lost, and each keeps their id and wallet', () => {
    const first: WalletChange = { kind: 'first', who: 'ana' }
    expect(made(withAna, first)).toEqual(withAna)
    const named = made(withAna, { kind: 'rename', who: '', name: 'Beto' })
    expect(namesIn(made(named, first))).toEqual(['ana=Ana', '=Beto'])
    fc.assert(
      fc.property(households, fc.nat(), (people, at) => {
        const { id: who } = people[at % people.length] as Household[number]
        const after = made(people, { kind: 'first', who })
        expect(after[0].id).toBe(people[0].name === '' ? people[0].id : who)
        expect(new Set(after)).toEqual(new Set(people))
        expect(made(after, { kind: 'first', who })).toEqual(after)
      }),
    )
  })

  test('can come back to their place', () => {
    fc.assert(
      fc.property(households, fc.nat(), (people, at) => {
        const place = at % people.length
        const gone = people[place] as Household[number]
        const rest = applyChange(people, { kind: 'leave', who: gone.id })
        expect(made(rest, { kind: 'return', person: gone, place })).toEqual(people)
      }),
    )
  })
})

describe('a change of a wallet', () => {
  it('leaves everybody else alone, and the rest of what its person holds', () => {
    fc.assert(
      fc.property(households, fc.nat(), personChanges, (people, at, change) => {
        const { id: whose } = people[at % people.length] as Household[number]
        const others = (all: Household) => all.filter(({ id }) => id !== whose).map(({ id, name, wallet }) => ({ id, name, wallet }))
        expect(others(applyChange(people, { ...change, whose }))).toEqual(others(people))
      }),
    )
  })

  it('sent twice does no more than once', () => {
    fc.assert(
      fc.property(households, wallets, fc.constantFrom('Ana', 'Beto', ''), (people, wallet, name) => {
        const once = made(people, joins(name, wallet))
        expect(made(once, joins(name, wallet))).toEqual(once)
      }),
    )
  })

  it('is one person’s own', () => {
    const changed = made(withAna, { kind: 'method', whose: 'ana', method: 'uala', held: true })
    expect(changed.map(({ wallet }) => wallet)).toEqual([MODO, UALA])
  })

  it('erases everybody', () => {
    expect(made(withAna, { kind: 'erase' })).toEqual(NOBODY_YET)
  })
})

const slugs = PAYMENT_METHODS.map(({ slug }) => slug)
const methods = fc.constantFrom(...slugs)
const among = fc.uniqueArray(questionKeys, { minLength: 1, maxLength: 5 })
const holding = (...held: Wallet['instruments']): Wallet => normaliseWallet({ ...EMPTY_WALLET, instruments: held })

/** The wallet of somebody alone after a change. */
function changed(wallet: Wallet, change: PersonChange | { kind: 'add'; wallet: Wallet }): Wallet {
  return applyChange(householdOf(wallet), { ...change, whose: undefined })[0].wallet
}

describe('a change of what one holds', () => {
  it('that takes answers back leaves none of them, and the others alone', () => {
    fc.assert(
      fc.property(wallets, among, (wallet, keys) => {
        const { answers } = changed(wallet, { kind: 'answers', answers: makeSameAnswers(keys, null) })
        expect(keys.filter((key) => key in answers)).toEqual([])
      }),
    )
  })

  it('says the same the second time, so that a double tap or a form sent again does no harm', () => {
    fc.assert(
      fc.property(wallets, personChanges, (wallet, change) => {
        const once = changed(wallet, change)
        expect(changed(once, change)).toEqual(once)
      }),
    )
  })

  it('leaves a wallet in its one form', () => {
    fc.assert(
      fc.property(wallets, personChanges, (wallet, change) => {
        const after = changed(wallet, change)
        expect(normaliseWallet(after)).toEqual(after)
      }),
    )
  })

  it('leaves the answers alone that it is not about', () => {
    fc.assert(
      fc.property(wallets, methods, (wallet, method) => {
        const after = changed(wallet, { kind: 'method', method, held: false })
        expect(after.instruments).toEqual(wallet.instruments.filter((one) => one.method !== method))
        const left = Object.entries(wallet.answers).filter(([key]) => !key.startsWith(`tier:${method}:`))
        expect(after.answers).toEqual(Object.fromEntries(left))
      }),
    )
  })
})

describe('families', () => {
  it('a variant is its institution and an answer, which leaves with it', () => {
    const held = changed(EMPTY_WALLET, { kind: 'method', method: 'banco-galicia-eminent', held: true })
    expect(held).toEqual({
      ...EMPTY_WALLET,
      instruments: [{ method: 'banco-galicia', cards: null }],
      answers: { 'tier:banco-galicia:eminent': true },
    })
    expect(changed(held, { kind: 'method', method: 'banco-galicia', held: false })).toEqual(EMPTY_WALLET)
  })

  it('keeps the cards of an institution when a variant comes', () => {
    const galicia = holding({ method: 'banco-galicia', cards: ['visa-credito'] })
    const held = changed(galicia, { kind: 'method', method: 'banco-galicia-eminent', held: true })
    expect(held.instruments).toEqual([{ method: 'banco-galicia', cards: ['visa-credito'] }])
  })

  it('without its last card an institution is one whose cards are not said', () => {
    const galicia = holding({ method: 'banco-galicia', cards: ['visa-credito'] })
    const after = changed(galicia, { kind: 'card', method: 'banco-galicia', card: 'visa-credito', held: false })
    expect(after.instruments).toEqual([{ method: 'banco-galicia', cards: null }])
  })
})

describe('adding a wallet', () => {
  it('loses nothing of either', () => {
    fc.assert(
      fc.property(wallets, wallets, (wallet, added) => {
        const both = changed(wallet, { kind: 'add', wallet: added })
        const names = (of: Wallet) => of.instruments.map(({ method }) => method)
        expect(names(both)).toEqual(expect.arrayContaining([...names(wallet), ...names(added)]))
        const home = homePlace(added.answers)
        const said = { ...wallet.answers, ...added.answers }
        for (const key of anyNumberOf(Object.keys(said))) if (!key.startsWith('province:')) expect(both.answers[key], key).toBe(said[key])
        if (home) expect(homePlace(both.answers)).toBe(home)
        expect(changed(both, { kind: 'add', wallet: added })).toEqual(both)
      }),
    )
  })
})

describe('answers to questions', () => {
  it('are applied, and can be taken back', () => {
    fc.assert(
      fc.property(wallets, questionKeys, fc.boolean(), (wallet, question, answer) => {
        const says = (said: boolean | null) => ({ kind: 'answers' as const, answers: { [question]: said } })
        const answered = changed(wallet, says(answer))
        expect(answerTo(answered, question)).toBe(answer)
        // To say where one lives leaves where one was said to live before.
        if (question.startsWith('province:')) return
        expect(changed(answered, says(null))).toEqual(changed(wallet, says(null)))
      }),
    )
  })

  it('choose one of several and deny the others', () => {
    const [plus, singular] = ['tier:banco-patagonia:plus', 'tier:banco-patagonia:singular'] as const
    const none = makeSameAnswers([plus, singular], false)
    const chosen = changed(EMPTY_WALLET, { kind: 'answers', answers: { ...none, [singular]: true } })
    expect(chosen.answers).toEqual({ [plus]: false, [singular]: true })
    expect(changed(chosen, { kind: 'answers', answers: none }).answers).toEqual({ [plus]: false, [singular]: false })
  })

  it('leave where one was said to live for another place', () => {
    const lives = (wallet: Wallet, key: QuestionKey) => changed(wallet, { kind: 'answers', answers: { [key]: true } })
    expect(lives(lives(EMPTY_WALLET, 'province:chaco'), 'province:cordoba')).toEqual({
      ...EMPTY_WALLET,
      answers: { 'province:cordoba': true },
    })
  })
})
