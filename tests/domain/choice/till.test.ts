import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAIN_SLUGS, CHAINS, type Where } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { adviseAtTill, listCashierQuestions, listTillSteps, type TillStep } from '#domain/choice/till.ts'
import { NO_CONDITIONS, type WhoConditionFact, type WhoKind } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { listedPromotions, plainPromotion, wallets } from '../arbitraries.ts'

const TODAY = '2026-03-27'
const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })
const percent = (value: number) => ({ type: 'porcentaje' as const, value })
const how = (change: Partial<typeof NO_CONDITIONS.how>) => ({ ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, ...change } })
const person = (kind: WhoKind): WhoConditionFact => ({ kind, value: null, alternatives: null })
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
const offerOf = (change: Partial<ListedPromotion>, wallet = WALLET) => rankForShopper(listed(change), makeSingleShopper(wallet))

/** A step in a line: what to do, and with what. */
const stepWords = ({ do: verb, ...what }: TillStep) => `${verb} ${Object.values(what).flat().filter(Boolean).join(', ')}`.trim()
const stepsOf = (change: Partial<ListedPromotion>, isOnline = false) => listTillSteps(offerOf(change), isOnline).map(stepWords).join(' · ')
const rails = (pagoConQR: boolean, telefonoContactless: boolean, contactless: boolean) => ({
  paymentRails: { pagoConQR, telefonoContactless, contactless },
})
const by = (group: MethodName[], asked: Parameters<typeof how>[0] = {}) => ({ paymentMethods: [group], conditions: how(asked) })
const MP: MethodName[] = ['Mercado Pago']
const NARANJA_DEBIT: MethodName[] = ['NaranjaX', 'Tarjeta de débito VISA']
const VISA = GALICIA[0] as MethodName[]
const VISA_CARD = 'card Banco Galicia, Tarjeta de crédito VISA'
const SIX = { discount: { type: 'cuotas sin intereses' as const, value: 6 } }
const asked = (...who: WhoConditionFact[]) => ({ conditions: { ...NO_CONDITIONS, who } })

describe('the steps', () => {
  it.each<[string, Partial<ListedPromotion>, string]>([
    ['anything goes: with what of the shopper’s', {}, 'card Mercado Pago'],
    ['anything goes, but some is banned', { qualifiers: ['bannedMethods'] }, 'anything'],
    [
      "a wallet's app, its balance and its code",
      by(MP, { rails: ['qr'], funds: 'balance' }),
      'open Mercado Pago · choose balance · pay qr',
    ],
    ['a wallet that the card says nothing more of: no way to pay is made up', by(['Uala']), 'open Ualá'],
    ['what is a card and an app: neither is made up', by(['NaranjaX']), 'card NaranjaX'],
    ['its money', by(['NaranjaX'], { funds: 'balance' }), 'open Naranja X · choose balance'],
    ["a wallet's card", by(NARANJA_DEBIT), 'card NaranjaX, Tarjeta de débito VISA'],
    ['a card of a bank', by(VISA, { singlePayment: true }), `once · ${VISA_CARD}`],
    ['the same by MODO', { ...by([...VISA, 'MODO']), ...rails(true, false, false) }, 'open MODO · choose Tarjeta de crédito VISA · pay qr'],
    ['the apps that the card names', by(['Banco Galicia'], { app: ['MODO', 'Galicia'], rails: ['qr'] }), 'open MODO, Galicia, qr'],
    [
      'a club and a minimum come first',
      { membership: ['Mi Carrefour'], minPurchase: 30_000 },
      'member Mi Carrefour · minimum 30000 · card Mercado Pago',
    ],
    ['instalments', { ...by(VISA), ...SIX }, `instalments 6 · ${VISA_CARD}`],
    ['instalments are never at once', { ...SIX, conditions: how({ singlePayment: true }) }, 'instalments 6 · card Mercado Pago'],
    [
      'registration comes first of all',
      { membership: ['Mi Carrefour'], ...asked(person('pensioner'), person('enrolment')) },
      'enrol registration · member Mi Carrefour · card Mercado Pago',
    ],
    ['no registration where the card asks for something else', asked(person('age')), 'card Mercado Pago'],
    ['whatever by its code', { conditions: how({ rails: ['qr'] }) }, 'open Mercado Pago, qr'],
    ['a card held to the terminal', by(VISA, { rails: ['contactless'] }), `${VISA_CARD} · pay contactless`],
    [
      'all ways that are accepted, where the card asks for none',
      { ...by(MP), ...rails(true, true, true) },
      'open Mercado Pago, qr, nfc, contactless',
    ],
    [
      'what the card asks for, rather than what is accepted; and no web in a shop',
      { ...by(MP, { rails: ['nfc', 'web'] }), ...rails(true, false, false) },
      'open Mercado Pago, nfc',
    ],
    ['no way to pay where nothing is accepted by name', { ...by(MP), ...rails(false, false, false) }, 'open Mercado Pago'],
    ["no app where a wallet's plastic is asked for", by(MP, { rails: ['card'] }), 'card Mercado Pago · pay card'],
    ['no app where a wallet is held to the terminal', by(MP, { rails: ['contactless'] }), 'card Mercado Pago · pay contactless'],
    ['the app where the telephone will do as well as plastic', by(MP, { rails: ['card', 'nfc'] }), 'open Mercado Pago, card, nfc'],
    ["a wallet's card by its code", by(NARANJA_DEBIT, { rails: ['qr'] }), 'open Naranja X · choose Tarjeta de débito VISA · pay qr'],
    ['the balance is no card', by(NARANJA_DEBIT, { rails: ['qr'], funds: 'balance' }), 'open Naranja X · choose balance · pay qr'],
    ['a bank has no app of its own, also by a code', by(['Banco Galicia'], { rails: ['qr'] }), 'card Banco Galicia · pay qr'],
    ['the app of a variant is that of its family', by(['NaranjaX - Plan Turbo'], { rails: ['qr'] }), 'open Naranja X, qr'],
  ])('%s', (_, change, steps) => {
    expect(stepsOf(change)).toBe(steps)
  })

  it.each<[string, Partial<ListedPromotion>, string]>([
    ['by no code', by(VISA, { rails: ['qr'] }), `web · ${VISA_CARD}`],
    ['with a card that is named, not asked for once more', by(VISA, { funds: 'credit' }), `web · ${VISA_CARD}`],
    ['with funds, where no card is named', by(['Banco Galicia'], { funds: 'credit' }), 'web · card Banco Galicia · choose credit'],
    ['with whatever', {}, 'web'],
    ['with delivery on its day', { weekdays: ['Lunes'], qualifiers: ['deliveryDays'] }, 'web · delivery'],
  ])('in the web shop %s', (_, change, steps) => {
    expect(stepsOf({ where: ['Online'], ...change }, true)).toBe(steps)
  })

  it('are those of what the shopper has; without a wallet of what the card names first', () => {
    const either: Partial<ListedPromotion> = { paymentMethods: [['Banco Nación'], ['Mercado Pago'], ['Banco Galicia']] }
    expect(listTillSteps(offerOf(either), false)).toEqual([{ do: 'open', apps: ['Mercado Pago'], rails: [] }])
    expect(listTillSteps(offerOf(either, EMPTY_WALLET), false)).toEqual([{ do: 'card', group: ['Banco Nación'] }])
    const noPhone = { ...WALLET, answers: { qr: false, phone: false } }
    expect(listTillSteps(offerOf(by(VISA, { rails: ['qr', 'card'] }), noPhone), false).map(stepWords)).toEqual([VISA_CARD, 'pay card'])
  })

  it('never name a way to pay, an app or funds that the card does not', () => {
    fc.assert(
      fc.property(listedPromotions, wallets, (promotion, wallet) => {
        const { conditions, paymentRails } = promotion
        const steps = listTillSteps(rankForShopper(listed({ ...promotion, id: 'a' }), makeSingleShopper(wallet)), false)
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
    listCashierQuestions(offerOf(change), { chain: 'carrefour', format }, CHAINS.carrefour.where).map(({ ask }) => ask)
  const all: Partial<ListedPromotion> = { supermarket: 'carrefour', where: [...CHAINS.carrefour.where] }

  it('nothing that is known', () => {
    expect(asks(all)).toEqual([])
    expect(asks({ ...all, paymentMethods: [['Mercado Pago']], conditions: how({ rails: ['qr'] }) })).toEqual([])
  })

  it('which branch, which format, how, and what to show', () => {
    const region = { provinces: [], onlyBranches: [], exceptBranches: [], some: true }
    expect(asks({ ...all, conditions: { ...NO_CONDITIONS, region, who: [person('pensioner')] } })).toEqual(['branch', 'proof'])
    expect(asks({ ...all, where: ['Maxi', 'Online'] })).toEqual(['format'])
    expect(asks({ ...all, where: ['Maxi', 'Online'] }, 'Maxi')).toEqual([])
    expect(asks({ ...all, paymentMethods: [['Mercado Pago']] })).toEqual(['rail'])
    expect(asks({ ...all, paymentMethods: [['Mercado Pago']] }, 'Online')).toEqual([])
    expect(asks({ ...all, paymentMethods: [['Mercado Pago']], conditions: how({ funds: 'balance' }) })).toEqual(['rail'])
    expect(asks({ ...all, paymentMethods: [['Banco Galicia']] })).toEqual([])
    expect(asks({ ...all, qualifiers: ['unsaidPlace'] }, 'Online')).toEqual(['web'])
    expect(asks({ ...all, qualifiers: ['unsaidPlace'] })).toEqual([])
  })

  it('for no branch where the card names them, and for no proof of what a club or a tier shows', () => {
    const region = { provinces: [], onlyBranches: ['Abasto'], exceptBranches: [], some: false }
    expect(
      asks({ ...all, conditions: { ...NO_CONDITIONS, region, who: [person('member'), person('segment'), person('enrolment')] } }),
    ).toEqual([])
  })

  it('for the format among those of the shops: the web is none', () => {
    const formats = CHAINS.carrefour.where
    const shops = formats.filter((one) => one !== 'Online')
    expect(asks({ ...all, where: shops })).toEqual([])
    const some = listCashierQuestions(offerOf({ ...all, where: ['Maxi', 'Online'] }), { chain: 'carrefour', format: null }, formats)
    expect(some).toEqual([{ ask: 'format', formats: ['Maxi'] }])
  })
})

describe('the answer', () => {
  const place = { chain: 'carrefour' as const, format: null }
  const here = (change: Partial<ListedPromotion>) => listed({ supermarket: 'carrefour', where: [...CHAINS.carrefour.where], ...change })
  const MINE: Partial<ListedPromotion> = { paymentMethods: [['Mercado Pago']] }
  const THREE: Partial<ListedPromotion> = { discount: { type: 'cuotas sin intereses', value: 3 } }

  it('is the best there, then the best with something else, and what adds up without paying twice', () => {
    const club = here({ id: 'club', discount: percent(5), stackable: true })
    const all = [
      here({ ...MINE, discount: percent(10), id: 'b' }),
      here({ ...MINE, discount: percent(20), id: 'best', stackable: true }),
      club,
      here({ ...MINE, id: 'never', discount: percent(8), stackable: false }),
      listed({ id: 'coto', discount: percent(90) }),
    ]
    const { best, isSure, second, together } = adviseAtTill(all, place, TODAY, makeSingleShopper(WALLET))
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
    expect(adviseAtTill([best, instalments, onCredit], place, TODAY, makeSingleShopper(WALLET)).together).toEqual([])
  })

  it.each<[string, Partial<ListedPromotion>, Partial<ListedPromotion>, boolean]>([
    ['from the same funds', { conditions: how({ funds: 'balance' }) }, { conditions: how({ funds: 'balance' }) }, true],
    ['where one does not say from which funds', { conditions: how({ funds: 'credit' }) }, {}, true],
    ['where the other does not say from which funds', {}, { conditions: how({ funds: 'credit' }) }, true],
    ['not from other funds', { conditions: how({ funds: 'credit' }) }, { conditions: how({ funds: 'debit' }) }, false],
    ['with instalments, on credit', { conditions: how({ funds: 'credit' }) }, THREE, true],
    ['with instalments, where nobody says how it is paid', {}, THREE, true],
    ['not with instalments, from the balance', { conditions: how({ funds: 'balance' }) }, THREE, false],
    ['not with instalments, by debit', { conditions: how({ funds: 'debit' }) }, THREE, false],
    ['not with instalments, in a single payment', { conditions: how({ singlePayment: true }) }, THREE, false],
    ['two in a single payment', { conditions: how({ singlePayment: true }) }, { conditions: how({ singlePayment: true }) }, true],
    ['not where the other says that it does not add up', {}, { stackable: false }, false],
    ['not where a card limits to what it adds up', { qualifiers: ['partialStacking'] }, { stackable: null }, false],
  ])('adds up %s', (_, one, other, isTogether) => {
    const best = here({ ...MINE, id: 'best', discount: percent(20), stackable: true, ...one })
    const more = here({ ...MINE, id: 'more', discount: percent(5), stackable: true, ...other })
    const { together } = adviseAtTill([best, more], place, TODAY, makeSingleShopper(WALLET))
    expect(together.map(({ offer, isSaid }) => [offer.promotion.id, isSaid])).toEqual(isTogether ? [['more', true]] : [])
  })

  it('adds nothing up where neither says so, or where it takes paying otherwise', () => {
    const best = here({ ...MINE, id: 'best', discount: percent(20) })
    const togetherWith = (change: Partial<ListedPromotion>, stackable: boolean | null) =>
      adviseAtTill([{ ...best, stackable }, here({ id: 'more', discount: percent(5), ...change })], place, TODAY, makeSingleShopper(WALLET))
        .together.length
    expect(togetherWith(MINE, null)).toBe(0)
    expect(togetherWith(MINE, true)).toBe(1)
    expect(togetherWith({ paymentMethods: [['Uala']] }, true)).toBe(0)
  })

  it('adds up only what is surely the shopper’s, and saves something', () => {
    const best = here({ ...MINE, id: 'best', discount: percent(20), stackable: true })
    const who = [person('military')]
    const others = [
      here({ ...MINE, id: 'perhaps', discount: percent(5), stackable: true, conditions: { ...NO_CONDITIONS, who } }),
      here({ ...MINE, id: 'too dear', discount: percent(5), stackable: true, minPurchase: 9_000_000 }),
    ]
    const { together, second } = adviseAtTill([best, ...others], place, TODAY, makeSingleShopper(WALLET))
    expect([together, second]).toEqual([[], null])
  })

  it('is not sure where it hangs on a question, and is none where there is nothing', () => {
    const perhaps = here({ ...MINE, discount: percent(5), conditions: { ...NO_CONDITIONS, who: [person('military')] } })
    const { best, isSure } = adviseAtTill([perhaps], place, TODAY, makeSingleShopper(WALLET))
    expect([best?.promotion, isSure]).toEqual([perhaps, false])
    expect(adviseAtTill([], place, TODAY, makeSingleShopper(WALLET))).toEqual({
      best: null,
      isSure: false,
      ifAsked: null,
      second: null,
      together: [],
    })
  })

  it('says beside what is sure what one answer would make better', () => {
    const perhaps = here({ ...MINE, id: 'perhaps', discount: percent(30), conditions: { ...NO_CONDITIONS, who: [person('military')] } })
    const later = here({ ...MINE, ...THREE, id: 'later' })
    const less = here({ ...MINE, discount: percent(10), id: 'less' })
    const { best, isSure, ifAsked } = adviseAtTill([perhaps, less], place, TODAY, makeSingleShopper(WALLET))
    expect([best?.promotion.id, isSure, ifAsked?.promotion.id]).toEqual(['less', true, 'perhaps'])
    // Money with its «si» comes before instalments.
    const { best: money, second } = adviseAtTill([perhaps, later], place, TODAY, makeSingleShopper(WALLET))
    expect([money?.promotion.id, second?.promotion.id]).toEqual(['perhaps', 'later'])
    const { ifAsked: worse } = adviseAtTill(
      [here({ ...MINE, discount: percent(40), id: 'sure' }), perhaps],
      place,
      TODAY,
      makeSingleShopper(WALLET),
    )
    expect(worse).toBeNull()
  })

  it('names no sibling of the same card for when it cannot be had', () => {
    const all = [
      here({ ...MINE, discount: percent(40), id: 'best' }),
      here({ ...MINE, discount: percent(30), id: 'sibling' }),
      here({ ...MINE, id: 'other' }),
    ]
    const secondOf = (groups: number[]) => adviseAtTill(all, place, TODAY, makeSingleShopper(WALLET), groups).second?.promotion.id
    expect([secondOf([0, 0, 1]), secondOf([0, 1, 2])]).toEqual(['other', 'sibling'])
  })

  it('of the shops has nothing of the web', () => {
    expect(adviseAtTill([here({ where: ['Online'] })], place, TODAY, makeSingleShopper(WALLET)).best).toBeNull()
  })

  it('without a wallet is rather what most people have', () => {
    const all = [here({ id: 'bank', paymentMethods: [['Banco Galicia']], discount: percent(40) }), here({ ...MINE, id: 'most' })]
    expect(adviseAtTill(all, place, TODAY, makeSingleShopper(EMPTY_WALLET)).best?.promotion.id).toBe('most')
    expect(adviseAtTill(all, place, TODAY, makeSingleShopper(WALLET)).best?.promotion.id).toBe('bank')
  })

  it('keeps to the format, and to the web shop', () => {
    const all = [
      here({ id: 'maxi', where: ['Maxi'], discount: percent(30) }),
      here({ id: 'web', where: ['Online'], discount: percent(25) }),
      here({ id: 'all', discount: percent(10) }),
    ]
    const at = (format: Where | null) =>
      adviseAtTill(all, { chain: 'carrefour', format }, TODAY, makeSingleShopper(WALLET)).best?.promotion.id
    expect([at(null), at('Maxi'), at('Market'), at('Online')]).toEqual(['all', 'maxi', 'all', 'web'])
  })

  it('of several, whatever they are: what is sure before what may be, each at its place, nothing twice', () => {
    const offers = fc
      .array(listedPromotions, { maxLength: 8 })
      .map((all) => all.map((one, at) => listed({ ...one, validFrom: null, validUntil: null, id: `p${at}` })))
    fc.assert(
      fc.property(offers, wallets, fc.constantFrom(...CHAIN_SLUGS), (all, wallet, chain) => {
        const shopper = makeSingleShopper(wallet, 60_000)
        const { best, isSure, second, together } = adviseAtTill(all, { chain, format: null }, TODAY, shopper)
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
