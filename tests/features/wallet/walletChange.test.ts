import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import type { QuestionKey } from '#domain/questions/question.ts'
import { answersOf } from '#domain/wallet/givenAnswer.ts'
import { EMPTY_WALLET, holdsCards, normaliseWallet, type Wallet } from '#domain/wallet/wallet.ts'
import { answerTo } from '#domain/wallet/walletAnswer.ts'
import { addWallets, applyChange, changeValue, readChange, variantSlugsOf, type WalletChange } from '#features/wallet/walletChange.ts'
import { anyNumberOf } from '../../atLeastOne.ts'
import { questionKeys, wallets } from '../../domain/arbitraries.ts'

const slugs = PAYMENT_METHODS.map(({ slug }) => slug)
const methods = fc.constantFrom(...slugs)
const institutions = fc.constantFrom(...slugs.filter(holdsCards))

const changes: fc.Arbitrary<WalletChange> = fc.oneof(
  fc.record({ kind: fc.constant('method' as const), method: methods, held: fc.boolean() }),
  fc.record({ kind: fc.constant('card' as const), method: institutions, card: fc.constantFrom(...CARD_SLUGS), held: fc.boolean() }),
  fc.record({ kind: fc.constant('cards' as const), method: institutions, cards: fc.constantFrom(null, [] as []) }),
  fc.constant({ kind: 'erase' as const }),
)

const holding = (...held: Wallet['instruments']): Wallet => normaliseWallet({ ...EMPTY_WALLET, instruments: held })

const among = fc.uniqueArray(questionKeys, { minLength: 1, maxLength: 5 })

describe('a change', () => {
  it('of one answer or of several is read back, what it is chosen among from a field of its own', () => {
    const answers: fc.Arbitrary<WalletChange> = fc.oneof(
      fc.record({ kind: fc.constant('answer' as const), question: questionKeys, answer: fc.option(fc.boolean()) }),
      fc.record({ kind: fc.constant('open' as const), among }),
      among.chain((keys) =>
        fc.record({ kind: fc.constant('choice' as const), chosen: fc.constantFrom(null, ...keys), among: fc.constant(keys) }),
      ),
    )
    fc.assert(
      fc.property(answers, (change) => {
        const fields = { change: changeValue(change), among: 'among' in change ? change.among.join() : '' }
        expect(readChange(new URLSearchParams(fields))).toEqual(change)
      }),
    )
    for (const change of ['open', 'choice:', 'choice:nothing', 'answer:yes:nothing']) {
      expect(readChange(new URLSearchParams({ change, among: 'nothing,at all' }))).toBeNull()
    }
  })

  it('that takes answers back leaves none of them, and the others alone', () => {
    fc.assert(
      fc.property(wallets, among, (wallet, keys) => {
        const said = new Map(answersOf(applyChange(wallet, { kind: 'open', among: keys })))
        expect(keys.filter((key) => said.has(key))).toEqual([])
      }),
    )
  })

  it('is read back from the value of its button', () => {
    fc.assert(
      fc.property(changes, (change) => {
        expect(readChange(new URLSearchParams({ change: changeValue(change) }))).toEqual(change)
      }),
    )
  })

  it('says the same the second time, so that a double tap or a form sent again does no harm', () => {
    fc.assert(
      fc.property(wallets, changes, (wallet, change) => {
        const once = applyChange(wallet, change)
        expect(applyChange(once, change)).toEqual(once)
      }),
    )
  })

  it('leaves a wallet in its one form', () => {
    fc.assert(
      fc.property(wallets, changes, (wallet, change) => {
        const changed = applyChange(wallet, change)
        expect(normaliseWallet(changed)).toEqual(changed)
      }),
    )
  })

  it('leaves the answers alone that it is not about', () => {
    fc.assert(
      fc.property(wallets, methods, (wallet, method) => {
        const { instruments: before, ...others } = wallet
        const { instruments: after, ...same } = applyChange(wallet, { kind: 'method', method, held: false })
        expect(same).toEqual(others)
        const gone = [method, ...variantSlugsOf(method)]
        expect(after).toEqual(before.filter((one) => !gone.includes(one.method)))
      }),
    )
  })

  it.each(['', 'x', '+method:', '+method:banco-fantasma', '+card:modo:visa-credito', '+card:banco-galicia:oro', 'add', 'rate'])(
    'that makes no sense (%s) is none, or the default',
    (change) => {
      const fields = new URLSearchParams({ change, wallet: 'banco-fantasma', rate: change === 'rate' ? '51' : '' })
      expect(readChange(fields)).toBeNull()
    },
  )

  it('reads a rate as people write it', () => {
    const rate = (text: string) => readChange(new URLSearchParams({ change: 'rate', rate: text }))
    expect(rate('2,5')).toEqual({ kind: 'rate', monthlyRate: 2.5 })
    expect(rate(' 3 % ')).toEqual({ kind: 'rate', monthlyRate: 3 })
    expect(rate('')).toEqual({ kind: 'rate', monthlyRate: null })
    expect(rate('-1')).toBeNull()
    expect(rate('1e1')).toBeNull()
  })
})

describe('families', () => {
  it('a variant brings its institution, and leaves with it', () => {
    const held = applyChange(EMPTY_WALLET, { kind: 'method', method: 'banco-galicia-eminent', held: true })
    expect(held.instruments.map(({ method }) => method)).toEqual(['banco-galicia', 'banco-galicia-eminent'])
    expect(applyChange(held, { kind: 'method', method: 'banco-galicia', held: false })).toEqual(EMPTY_WALLET)
  })

  it('keeps the cards of an institution when a variant comes', () => {
    const galicia = holding({ method: 'banco-galicia', cards: ['visa-credito'] })
    const held = applyChange(galicia, { kind: 'method', method: 'banco-galicia-eminent', held: true })
    expect(held.instruments[0]).toEqual({ method: 'banco-galicia', cards: ['visa-credito'] })
  })

  it('has one level of Personal Pay at a time, but any number of plans elsewhere', () => {
    const levels = (['personal-pay-nivel-1', 'personal-pay-nivel-3'] as const).reduce<Wallet>(
      (wallet, method) => applyChange(wallet, { kind: 'method', method, held: true }),
      EMPTY_WALLET,
    )
    expect(levels.instruments.map(({ method }) => method)).toEqual(['personal-pay', 'personal-pay-nivel-3'])
    const plans = (['naranjax-plan-turbo', 'naranjax-plan-epico'] as const).reduce<Wallet>(
      (wallet, method) => applyChange(wallet, { kind: 'method', method, held: true }),
      EMPTY_WALLET,
    )
    expect(plans.instruments).toHaveLength(3)
  })

  it('the cards said of an institution hold for its variants', () => {
    const held = holding({ method: 'banco-galicia', cards: null }, { method: 'banco-galicia-eminent', cards: ['visa-debito'] })
    const changed = applyChange(held, { kind: 'card', method: 'banco-galicia', card: 'visa-credito', held: true })
    expect(changed.instruments).toEqual([
      { method: 'banco-galicia', cards: ['visa-credito'] },
      { method: 'banco-galicia-eminent', cards: null },
    ])
  })

  it('without its last card an institution is one whose cards are not said', () => {
    const galicia = holding({ method: 'banco-galicia', cards: ['visa-credito'] })
    const changed = applyChange(galicia, { kind: 'card', method: 'banco-galicia', card: 'visa-credito', held: false })
    expect(changed.instruments).toEqual([{ method: 'banco-galicia', cards: null }])
  })
})

/** What a wallet says of a question itself, nothing concluded. */
const saidIn = (wallet: Wallet, key: QuestionKey) => new Map(answersOf(wallet)).get(key)

describe('adding a wallet', () => {
  it('loses nothing of either', () => {
    fc.assert(
      fc.property(wallets, wallets, (wallet, added) => {
        const both = addWallets(wallet, added)
        const names = (of: Wallet) => of.instruments.map(({ method }) => method)
        expect(names(both)).toEqual(expect.arrayContaining([...names(wallet), ...names(added)]))
        const said = [...answersOf(wallet), ...answersOf(added)].map(([key]) => key).filter((key) => !key.startsWith('province:'))
        for (const key of anyNumberOf(said)) expect(answerTo(both, key), key).toBe(saidIn(added, key) ?? saidIn(wallet, key))
        expect(both.province).toBe(added.province ?? wallet.province)
        expect(addWallets(both, added)).toEqual(both)
      }),
    )
  })
})

describe('answers to questions', () => {
  it('are applied, travel as the value of a button, and can be taken back', () => {
    fc.assert(
      fc.property(wallets, questionKeys, fc.option(fc.boolean()), (wallet, question, answer) => {
        const change = { kind: 'answer' as const, question, answer }
        expect(readChange(new URLSearchParams({ change: changeValue(change) }))).toEqual(change)
        const changed = applyChange(wallet, change)
        if (answer !== null) expect(answerTo(changed, question)).toBe(answer)
        // To say where one lives leaves where one was said to live before.
        if (question.startsWith('province:')) return
        expect(applyChange(changed, { ...change, answer: null })).toEqual(applyChange(wallet, { ...change, answer: null }))
      }),
    )
  })

  it('choose one of several and deny the others', () => {
    const [plus, singular] = ['tier:banco-patagonia:plus', 'tier:banco-patagonia:singular'] as const
    const among = [plus, singular]
    const change = { kind: 'choice' as const, chosen: singular, among }
    const fields = new URLSearchParams({ change: changeValue(change), among: among.join(',') })
    expect(readChange(fields)).toEqual(change)
    const chosen = applyChange(EMPTY_WALLET, change)
    expect(chosen.answers).toEqual({ [plus]: false, [singular]: true })
    expect(applyChange(chosen, { ...change, chosen: null }).answers).toEqual({ [plus]: false, [singular]: false })
    expect(
      applyChange(EMPTY_WALLET, { kind: 'choice', chosen: 'province:cordoba', among: ['province:cordoba', 'province:chaco'] }),
    ).toEqual({
      ...EMPTY_WALLET,
      province: 'Córdoba',
      answers: { 'province:chaco': false },
    })
  })

  it.each(['answer:yes:', 'answer:yes:rich:banco-galicia', 'choice:military', 'answer:yes:tier:a:b:c', 'answer:no:Tier:<b>'])(
    'read nothing out of %s',
    (change) => {
      expect(readChange(new URLSearchParams({ change }))).toBeNull()
    },
  )
})

it('a form with the tiers of several issuers has a list for each', () => {
  const fields = new URLSearchParams({
    change: 'choice:tier:banco-patagonia:plus',
    'among:banco-patagonia': 'tier:banco-patagonia:plus,tier:banco-patagonia:singular',
    'among:banco-macro': 'tier:banco-macro:selecta',
  })
  expect(readChange(fields)).toEqual({
    kind: 'choice',
    chosen: 'tier:banco-patagonia:plus',
    among: ['tier:banco-patagonia:plus', 'tier:banco-patagonia:singular'],
  })
})
