import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAIN_SLUGS, CHAINS, type Where } from '#domain/chain.ts'
import { NO_CONDITIONS } from '#domain/condition.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { ranked, shopperWith } from '#domain/ranking.ts'
import { asksOf, stepsOf, tillOf } from '#domain/till.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet.ts'
import { plainPromotion, promotions, wallets } from './arbitraries.ts'

const TODAY = '2026-03-27'
const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })
const percent = (value: number) => ({ type: 'porcentaje' as const, value })
const how = (change: Partial<typeof NO_CONDITIONS.how>) => ({ ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, ...change } })
const WALLET: Wallet = {
  ...EMPTY_WALLET,
  instruments: [
    { method: 'mercado-pago', cards: null },
    { method: 'uala', cards: null },
    { method: 'banco-galicia', cards: ['visa-credito'] },
    { method: 'modo', cards: null },
  ],
}
const GALICIA: MethodName[][] = [['Banco Galicia', 'Tarjeta de crédito VISA']]
const offerOf = (change: Partial<ListedPromotion>, wallet = WALLET) => ranked(listed(change), shopperWith(wallet))

describe('the steps', () => {
  it.each<[string, Partial<ListedPromotion>, boolean, object[]]>([
    ['anything goes', {}, false, [{ do: 'anything' }]],
    [
      "a wallet's app, its balance and its code",
      { paymentMethods: [['Mercado Pago']], conditions: how({ rails: ['qr'], funds: 'balance' }) },
      false,
      [
        { do: 'open', apps: ['Mercado Pago'] },
        { do: 'choose', funds: 'balance', cards: [] },
        { do: 'pay', rails: ['qr'] },
      ],
    ],
    [
      'a wallet that the card says nothing more of: no way to pay is made up',
      { paymentMethods: [['Uala']] },
      false,
      [{ do: 'open', apps: ['Ualá'] }],
    ],
    [
      "a wallet's card",
      { paymentMethods: [['NaranjaX', 'Tarjeta de débito VISA']] },
      false,
      [{ do: 'card', group: ['NaranjaX', 'Tarjeta de débito VISA'] }],
    ],
    [
      'a card of a bank',
      { paymentMethods: GALICIA, conditions: how({ singlePayment: true }) },
      false,
      [{ do: 'card', group: GALICIA[0] }, { do: 'once' }],
    ],
    [
      'the same by MODO',
      {
        paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO']],
        paymentRails: { pagoConQR: true, telefonoContactless: false, contactless: false },
      },
      false,
      [
        { do: 'open', apps: ['MODO'] },
        { do: 'choose', funds: null, cards: ['Tarjeta de crédito VISA'] },
        { do: 'pay', rails: ['qr'] },
      ],
    ],
    [
      'the apps that the card names',
      { paymentMethods: [['Banco Galicia']], conditions: how({ app: ['MODO', 'Galicia'], rails: ['qr'] }) },
      false,
      [
        { do: 'open', apps: ['MODO', 'Galicia'] },
        { do: 'pay', rails: ['qr'] },
      ],
    ],
    [
      'a club and a minimum come first',
      { membership: ['Mi Carrefour'], minPurchase: 30_000 },
      false,
      [{ do: 'member', clubs: ['Mi Carrefour'] }, { do: 'minimum', pesos: 30_000 }, { do: 'anything' }],
    ],
    [
      'in the web shop',
      { paymentMethods: GALICIA, conditions: how({ rails: ['qr'] }) },
      true,
      [{ do: 'web' }, { do: 'card', group: GALICIA[0] }],
    ],
    [
      'online a card that is named is not asked for once more',
      { paymentMethods: GALICIA, where: ['Online'], conditions: how({ funds: 'credit' }) },
      true,
      [{ do: 'web' }, { do: 'card', group: GALICIA[0] }],
    ],
    [
      'online the funds, where no card is named',
      { paymentMethods: [['Banco Galicia']], where: ['Online'], conditions: how({ funds: 'credit' }) },
      true,
      [{ do: 'web' }, { do: 'card', group: ['Banco Galicia'] }, { do: 'choose', funds: 'credit', cards: [] }],
    ],
    [
      'instalments',
      { paymentMethods: GALICIA, discount: { type: 'cuotas sin intereses', value: 6 } },
      false,
      [
        { do: 'card', group: GALICIA[0] },
        { do: 'instalments', count: 6 },
      ],
    ],
  ])('%s', (_, change, isOnline, steps) => {
    expect(stepsOf(offerOf(change), isOnline)).toEqual(steps)
  })

  it('never name a way to pay, an app or funds that the card does not', () => {
    fc.assert(
      fc.property(promotions, wallets, (promotion, wallet) => {
        const { conditions, paymentRails } = promotion
        const steps = stepsOf(ranked(listed({ ...promotion, id: 'a' }), shopperWith(wallet)), false)
        const rails = steps.flatMap((step) => (step.do === 'pay' ? step.rails : []))
        const said = [
          ...conditions.how.rails,
          ...(paymentRails?.pagoConQR ? ['qr'] : []),
          ...(paymentRails?.telefonoContactless ? ['nfc'] : []),
          ...(paymentRails?.contactless ? ['contactless'] : []),
        ]
        expect(rails.filter((rail) => !said.includes(rail))).toEqual([])
        const funds = steps.flatMap((step) => (step.do === 'choose' && step.funds !== null ? [step.funds] : []))
        expect(funds.filter((one) => one !== conditions.how.funds)).toEqual([])
        expect(steps.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the cashier is asked', () => {
  const asks = (change: Partial<ListedPromotion>, format: Where | null = null) =>
    asksOf(offerOf(change), { chain: 'carrefour', format }, CHAINS.carrefour.where).map(({ ask }) => ask)
  const all: Partial<ListedPromotion> = { supermarket: 'carrefour', where: [...CHAINS.carrefour.where] }

  it('nothing that is known', () => {
    expect(asks(all)).toEqual([])
    expect(asks({ ...all, paymentMethods: [['Mercado Pago']], conditions: how({ rails: ['qr'] }) })).toEqual([])
  })

  it('which branch, which format, how, and what to show', () => {
    const region = { provinces: [], onlyBranches: [], exceptBranches: [], some: true }
    const pensioner = [{ kind: 'pensioner' as const, value: null, alternatives: null }]
    expect(asks({ ...all, conditions: { ...NO_CONDITIONS, region, who: pensioner } })).toEqual(['branch', 'proof'])
    expect(asks({ ...all, where: ['Maxi', 'Online'] })).toEqual(['format'])
    expect(asks({ ...all, where: ['Maxi', 'Online'] }, 'Maxi')).toEqual([])
    expect(asks({ ...all, paymentMethods: [['Mercado Pago']] })).toEqual(['rail'])
    expect(asks({ ...all, paymentMethods: [['Mercado Pago']] }, 'Online')).toEqual([])
  })
})

describe('the answer', () => {
  const place = { chain: 'carrefour' as const, format: null }
  const here = (change: Partial<ListedPromotion>) => listed({ supermarket: 'carrefour', where: [...CHAINS.carrefour.where], ...change })
  const MINE: Partial<ListedPromotion> = { paymentMethods: [['Mercado Pago']] }

  it('is the best there, then the best with something else, and what adds up without paying twice', () => {
    const club = here({ id: 'club', discount: percent(5), stackable: true })
    const all = [
      here({ ...MINE, discount: percent(10), id: 'b' }),
      here({ ...MINE, discount: percent(20), id: 'best', stackable: true }),
      club,
      here({ ...MINE, id: 'never', discount: percent(8), stackable: false }),
      listed({ id: 'coto', discount: percent(90) }),
    ]
    const { best, isSure, second, together } = tillOf(all, place, TODAY, shopperWith(WALLET))
    expect([best?.promotion.id, isSure, second?.promotion.id]).toEqual(['best', true, 'never'])
    expect(together.map(({ offer, isSaid }) => [offer.promotion.id, isSaid])).toEqual([
      ['b', false],
      ['club', true],
    ])
  })

  it('pairs no instalments with what is paid at once, and no two kinds of funds', () => {
    const best = here({ ...MINE, id: 'best', discount: percent(20), stackable: true, conditions: how({ funds: 'balance' }) })
    const instalments = here({ ...MINE, id: 'later', discount: { type: 'cuotas sin intereses', value: 3 }, stackable: true })
    const onCredit = here({ ...MINE, id: 'credit', discount: percent(5), stackable: true, conditions: how({ funds: 'credit' }) })
    expect(tillOf([best, instalments, onCredit], place, TODAY, shopperWith(WALLET)).together).toEqual([])
  })

  it('keeps to the format, and to the web shop', () => {
    const all = [
      here({ id: 'maxi', where: ['Maxi'], discount: percent(30) }),
      here({ id: 'web', where: ['Online'], discount: percent(25) }),
      here({ id: 'all', discount: percent(10) }),
    ]
    const at = (format: Where | null) => tillOf(all, { chain: 'carrefour', format }, TODAY, shopperWith(WALLET)).best?.promotion.id
    expect([at(null), at('Maxi'), at('Market'), at('Online')]).toEqual(['maxi', 'maxi', 'all', 'web'])
  })

  it('of several, whatever they are: what is sure before what may be, each at its place, nothing twice', () => {
    const offers = fc
      .array(promotions, { maxLength: 8 })
      .map((all) => all.map((one, at) => listed({ ...one, validFrom: null, validUntil: null, id: `p${at}` })))
    fc.assert(
      fc.property(offers, wallets, fc.constantFrom(...CHAIN_SLUGS), (all, wallet, chain) => {
        const shopper = shopperWith(wallet, 60_000)
        const { best, isSure, second, together } = tillOf(all, { chain, format: null }, TODAY, shopper)
        const shown = [best, second, ...together.map(({ offer }) => offer)].filter((one) => one !== null)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.filter(({ promotion }) => promotion.supermarket !== chain)).toEqual([])
        expect(shown.slice(1).filter(({ eligibility }) => eligibility.status !== 'yes')).toEqual([])
        expect(isSure).toBe(best?.eligibility.status === 'yes')
        expect(together.filter(({ offer }) => offer.promotion.stackable === false || best?.promotion.stackable === false)).toEqual([])
      }),
    )
  })
})
