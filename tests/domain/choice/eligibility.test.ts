import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { compareStatuses, eligibilityOf, eligibilityOfAnybody } from '#domain/choice/eligibility.ts'
import { NO_CONDITIONS, type RegionCondition, type WhoCondition, type WhoKind } from '#domain/promotion/condition.ts'
import { EMPTY_FIELDS, PROMOTION_FIELD_NAMES } from '#domain/promotion/promotionFields.ts'
import { clauseOf } from '#domain/questions/clause.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import { groupIssuer, listRequirements } from '#domain/questions/requirement.ts'
import { askReader as askedWords } from '#domain/text/verbPhrase.ts'
import { PARAMETERS } from '#domain/wallet/codec/parameters.ts'
import { EMPTY_WALLET, normaliseWallet, type Wallet, withAnswer, withInstrument } from '#domain/wallet/wallet.ts'
import { answerTo } from '#domain/wallet/walletAnswer.ts'
import { MANY_RUNS } from '../../seed.ts'
import { instruments, plainPromotion, promotions, questionKeys, wallets } from '../arbitraries.ts'

function wallet(text: string, rest: Partial<Wallet> = {}): Wallet {
  return normaliseWallet({ ...EMPTY_WALLET, ...PARAMETERS.wallet.read(text), ...rest })
}

const promotionFor = (...groups: MethodName[][]) => ({ ...plainPromotion, paymentMethods: groups })
const naciónVisa = promotionFor(['Banco Nación', 'Tarjeta de crédito VISA'])

const conditions = (change: Partial<typeof NO_CONDITIONS>) => ({ ...NO_CONDITIONS, ...change })
const who = (kind: WhoKind, value: string | null = null, alternatives: number | null = null): WhoCondition => {
  return { kind, value, alternatives, quote: kind, start: 0, end: 1 }
}
/** A promotion of Banco Patagonia for some of its holders. */
const patagonia = (...all: WhoCondition[]) => ({ ...promotionFor(['Banco Patagonia']), conditions: conditions({ who: all }) })
const held = (answers: Record<string, boolean> = {}) => wallet('banco-patagonia', { answers })
/** Promotions that say little besides their methods, so that many a wallet has them. */
const undemanding = fc
  .tuple(promotions, fc.subarray(PROMOTION_FIELD_NAMES, { maxLength: 2 }))
  .map(([promotion, kept]) => ({ ...promotion, ...EMPTY_FIELDS, ...pick(promotion, [...kept, 'paymentMethods']) }))
const RANKS = { yes: 0, maybe: 1, no: 2 }

describe('methods that a print excludes by name', () => {
  const except: MethodName[][] = [
    ['NaranjaX', 'Tarjeta de crédito VISA'],
    ['NaranjaX', 'Tarjeta American Express'],
  ]
  const excluding = (groups: MethodName[][] | null, not = except) => ({
    ...plainPromotion,
    paymentMethods: groups,
    conditions: conditions({ how: { ...NO_CONDITIONS.how, except: not } }),
  })
  it.each([
    ['naranjax:visa-credito', [['NaranjaX']], 'no'],
    ['naranjax:visa-credito+mastercard-credito', [['NaranjaX']], 'yes'],
    ['naranjax', [['NaranjaX']], 'maybe'],
    ['naranjax:', [['NaranjaX']], 'yes'],
    ['naranjax:visa-credito,banco-macro:visa-credito', [['NaranjaX'], ['Banco Macro', 'Tarjeta de crédito VISA']], 'yes'],
    ['banco-macro:visa-credito', [['Banco Macro', 'Tarjeta de crédito VISA']], 'yes'],
    ['naranjax:visa-credito', null, 'no'],
  ] as [string, MethodName[][] | null, string][])('%s with %j is a %s', (held, groups, status) => {
    const { instruments } = wallet(held)
    expect(instruments.length).toBeGreaterThan(0)
    expect(eligibilityOf(excluding(groups), wallet(held)).status).toBe(status)
  })

  it('are no way to pay where any method is', () => {
    expect(eligibilityOf(excluding(null, [['Mercado Pago']]), wallet('mercado-pago')).status).toBe('no')
    expect(eligibilityOf(excluding(null, [['Mercado Pago']]), wallet('mercado-pago,modo')).status).toBe('yes')
  })
})

describe('conditions', () => {
  /** Any promotion, a wallet, and a question that matters to the promotion where it asks any. */
  const asked = fc.tuple(promotions, wallets, fc.nat(), questionKeys).map(([promotion, wallet, at, other]) => {
    const groups = promotion.paymentMethods ?? [[]]
    const keys = groups.flatMap((group) => listRequirements(promotion, groupIssuer(group)).flatMap((needs) => needs.map(({ key }) => key)))
    return { promotion, wallet, key: keys[at % keys.length] ?? other }
  })

  it('are never made worse by a yes', () => {
    fc.assert(
      fc.property(asked, ({ promotion, wallet, key }) => {
        // To buy in one place, or to have one plan, is to have no other: that answer is a choice.
        fc.pre(!/^(?:province|tier):/.test(key))
        const before = eligibilityOf(promotion, wallet).status
        expect(RANKS[eligibilityOf(promotion, withAnswer(wallet, key, true)).status]).toBeLessThanOrEqual(RANKS[before])
      }),
      { numRuns: MANY_RUNS },
    )
  })

  it('without an answer are never a yes', () => {
    fc.assert(
      fc.property(asked, ({ promotion, wallet }) => {
        const { status, via } = eligibilityOf(promotion, wallet)
        const open = listRequirements(promotion, groupIssuer(via)).filter((needs) =>
          needs.every(({ key }) => answerTo(wallet, key) !== true),
        )
        if (open.length > 0) expect(status).not.toBe('yes')
      }),
      { numRuns: MANY_RUNS },
    )
  })

  it('never turn a no into a maybe when more is known', () => {
    fc.assert(
      fc.property(asked, fc.boolean(), ({ promotion, wallet, key }, answer) => {
        fc.pre(answerTo(wallet, key) === null)
        if (eligibilityOf(promotion, wallet).status === 'no')
          expect(eligibilityOf(promotion, withAnswer(wallet, key, answer)).status).not.toBe('maybe')
      }),
      { numRuns: MANY_RUNS },
    )
  })

  it.each<[WhoCondition, QuestionKey]>([
    [who('segment', 'Patagonia Singular'), 'tier:banco-patagonia:singular'],
    [who('segment', 'clientes Singular'), 'tier:banco-patagonia:singular'],
    [who('segment', 'Paquete Gold'), 'tier:banco-patagonia:paquete-gold'],
    [who('salary'), 'salary:banco-patagonia'],
    [who('account'), 'account:banco-patagonia'],
    [who('pensioner'), 'pensioner'],
    [who('benefit', 'AUH'), 'benefit:auh'],
    [who('age', '60'), 'age:60'],
    [who('employment', 'empleados públicos'), 'employment:empleados-publicos'],
    [who('military'), 'military'],
    [who('military', 'familia militar'), 'employment:familia-militar'],
    [who('resident', 'Provincia de Córdoba'), 'resident:cordoba'],
    [who('resident', 'Villa María'), 'resident:villa-maria'],
    [who('member', 'Club La Nación'), 'member:club-la-nacion'],
    [who('newCustomer'), 'new:banco-patagonia'],
    [who('other', 'celular Android'), 'other:celular-android'],
  ])('ask what would settle them (%j)', (condition, question) => {
    const promotion = patagonia(condition)
    expect(eligibilityOf(promotion, held())).toMatchObject({ status: 'maybe', missing: [{ question }] })
    expect(eligibilityOf(promotion, withAnswer(held(), question, true))).toMatchObject({ status: 'yes', missing: [] })
    expect(eligibilityOf(promotion, withAnswer(held(), question, false))).toMatchObject({ status: 'no', missing: [{ question }] })
    expect(askedWords(clauseOf(question))).toMatch(/^¿[A-Z].+\?$/)
  })

  it.each([who('firstPurchase'), who('enrolment'), who('age', '18')])('that anybody can meet are shown, not asked (%j)', (condition) => {
    expect(eligibilityOf(patagonia(condition), held()).status).toBe('yes')
  })

  it('that are alternatives are met by one of them', () => {
    const either = patagonia(who('segment', 'Plus', 1), who('segment', 'Singular', 1))
    expect(eligibilityOf(either, held({ 'tier:banco-patagonia:singular': true })).status).toBe('yes')
    expect(eligibilityOf(either, held({ 'tier:banco-patagonia:singular': false }))).toMatchObject({
      status: 'maybe',
      missing: [{ question: 'tier:banco-patagonia:plus' }],
    })
    const both = patagonia(who('segment', 'Singular'), who('salary'))
    expect(eligibilityOf(both, held({ 'tier:banco-patagonia:singular': true })).status).toBe('maybe')
  })

  it('follow from what is known', () => {
    expect(eligibilityOf(patagonia(who('age', '60')), held({ 'age:65': true })).status).toBe('yes')
    expect(eligibilityOf(patagonia(who('age', '65')), held({ 'age:60': false })).status).toBe('no')
    expect(eligibilityOf(patagonia(who('account')), held({ 'salary:banco-patagonia': true })).status).toBe('yes')
    expect(eligibilityOf(patagonia(who('account')), wallet('banco-patagonia:visa-debito')).status).toBe('yes')
    const payroll = {
      ...promotionFor(['Banco Ciudad']),
      conditions: conditions({ who: [who('salary', null, 1), who('pensioner', null, 1)] }),
    }
    // Earlier wallets hold a plan for either; which of the two it is they do not say.
    expect(eligibilityOf(payroll, wallet('banco-ciudad-plan-sueldo-y-jubilados')).status).toBe('maybe')
  })

  it('of the retired alone are not met by who may have another pension', () => {
    const retired = { ...patagonia(who('pensioner')), qualifiers: ['retiredAlone' as const] }
    expect(eligibilityOf(retired, held({ pensioner: true }))).toMatchObject({
      status: 'maybe',
      missing: [{ question: 'pensioner:jubilado' }],
    })
    expect(eligibilityOf(retired, held({ pensioner: false })).status).toBe('no')
    expect(eligibilityOf(retired, held({ 'pensioner:jubilado': true })).status).toBe('yes')
    expect(eligibilityOf(patagonia(who('pensioner')), held({ 'pensioner:jubilado': true })).status).toBe('yes')
    expect(eligibilityOf(patagonia(who('pensioner')), held({ 'pensioner:jubilado': false })).status).toBe('maybe')
    const byField = {
      ...promotionFor(['Banco Patagonia']),
      appliesOnlyTo: { jubilados: true, anses: false, programaCiudadaniaPorteña: false },
      qualifiers: ['retiredAlone' as const],
    }
    expect(eligibilityOf(byField, held({ pensioner: true })).status).toBe('maybe')
  })

  it('of the place are asked for, except that some shops are left out', () => {
    const region: RegionCondition = { provinces: [], onlyBranches: [], exceptBranches: [], some: false }
    const at = (change: Partial<typeof region>) => ({ ...plainPromotion, conditions: conditions({ region: { ...region, ...change } }) })
    expect(eligibilityOf(at({ some: true, exceptBranches: ['Abasto'] }), EMPTY_WALLET).status).toBe('yes')
    expect(eligibilityOf(at({ provinces: ['Chaco', 'Salta'] }), EMPTY_WALLET)).toMatchObject({ status: 'maybe', missing: [{}, {}] })
    expect(eligibilityOf(at({ provinces: ['Chaco', 'Salta'] }), { ...EMPTY_WALLET, answers: { 'province:salta': true } }).status).toBe(
      'yes',
    )
    expect(eligibilityOf(at({ provinces: ['Chaco', 'Salta'] }), { ...EMPTY_WALLET, answers: { 'province:cordoba': true } }).status).toBe(
      'no',
    )
    expect(eligibilityOf(at({ onlyBranches: ['Viedma'] }), EMPTY_WALLET)).toMatchObject({ missing: [{ question: 'province:rio-negro' }] })
    // Where one buys decides nothing of shops whose place nobody knows.
    expect(eligibilityOf(at({ onlyBranches: ['2', '6', 'Abasto'] }), EMPTY_WALLET).status).toBe('yes')
  })

  it('make a promotion a maybe for a shopper who has said nothing yet', () => {
    expect(eligibilityOfAnybody(patagonia(), EMPTY_WALLET)).toEqual({ status: 'yes', via: [], missing: [] })
    expect(eligibilityOfAnybody(patagonia(who('salary')), EMPTY_WALLET)).toMatchObject({
      status: 'maybe',
      missing: [{ question: 'salary:banco-patagonia' }],
    })
  })
})

describe('a condition at whichever institution one pays with', () => {
  const anyOf = (...names: MethodName[]) => ({
    ...promotionFor(...names.map((name) => [name])),
    conditions: conditions({ who: [who('account')] }),
  })
  const listed = anyOf('Banco Nación', 'Banco Galicia', 'Banco Macro')

  it('is asked of all that the shopper has, any one of which will do', () => {
    const { status, missing } = eligibilityOf(listed, wallet('banco-galicia,banco-nacion'))
    expect(status).toBe('maybe')
    expect(missing).toMatchObject([{ question: 'account:banco-nacion', also: ['account:banco-galicia'] }])
    expect(eligibilityOf(listed, wallet('banco-galicia')).missing[0]).not.toHaveProperty('also')
  })

  it('is met by a yes of one of them, and open until all are answered with no', () => {
    const says = (answers: Record<string, boolean>) => eligibilityOf(listed, wallet('banco-galicia,banco-nacion', { answers }))
    expect(says({ 'account:banco-galicia': true })).toMatchObject({ status: 'yes', via: ['Banco Galicia'] })
    expect(says({ 'account:banco-nacion': false })).toMatchObject({ status: 'maybe', missing: [{ question: 'account:banco-galicia' }] })
    expect(says({ 'account:banco-nacion': false, 'account:banco-galicia': false }).status).toBe('no')
  })

  it('is not asked together where something else is open as well', () => {
    const more = { ...listed, conditions: conditions({ who: [who('account'), who('pensioner')] }) }
    expect(eligibilityOf(more, wallet('banco-galicia,banco-nacion')).missing.some((one) => 'also' in one)).toBe(false)
  })
})

describe('eligibility', () => {
  it('never turns a yes into anything less when an instrument is added', () => {
    let yeses = 0
    fc.assert(
      fc.property(undemanding, wallets, instruments, (promotion, before, added) => {
        if (eligibilityOf(promotion, before).status !== 'yes') return
        yeses++
        expect(eligibilityOf(promotion, withInstrument(before, added)).status).toBe('yes')
      }),
      { numRuns: MANY_RUNS },
    )
    expect(yeses).toBeGreaterThan(MANY_RUNS / 10)
  })

  it('gives every no and every maybe a reason, and a yes none', () => {
    fc.assert(
      fc.property(promotions, wallets, (promotion, held) => {
        const { status, missing, via } = eligibilityOf(promotion, held)
        expect(missing.length === 0).toBe(status === 'yes')
        expect(promotion.paymentMethods ?? [[]]).toContainEqual(via)
      }),
      { numRuns: MANY_RUNS },
    )
  })

  it('gives everybody a promotion without groups', () => {
    expect(eligibilityOf(plainPromotion, EMPTY_WALLET)).toEqual({ status: 'yes', via: [], missing: [] })
  })

  it('keeps a card to its institution', () => {
    expect(eligibilityOf(naciónVisa, wallet('banco-galicia:visa-credito,banco-nacion:mastercard-credito'))).toEqual({
      status: 'no',
      via: ['Banco Nación', 'Tarjeta de crédito VISA'],
      missing: [{ kind: 'card', name: 'Tarjeta de crédito VISA', of: ['Banco Nación'] }],
    })
    expect(eligibilityOf(naciónVisa, wallet('banco-nacion:visa-credito')).status).toBe('yes')
    expect(eligibilityOf(naciónVisa, wallet('banco-nacion:,visa-credito')).status).toBe('no')
  })

  it('says maybe while the cards held at an institution are not said', () => {
    expect(eligibilityOf(naciónVisa, wallet('banco-nacion'))).toEqual({
      status: 'maybe',
      via: ['Banco Nación', 'Tarjeta de crédito VISA'],
      missing: [{ kind: 'card', name: 'Tarjeta de crédito VISA', of: ['Banco Nación'] }],
    })
    expect(eligibilityOf(naciónVisa, wallet('banco-galicia')).status).toBe('no')
  })

  it('lets a network alone match a card held anywhere', () => {
    const visa = promotionFor(['Tarjeta de crédito VISA'])
    expect(eligibilityOf(visa, wallet('banco-galicia:visa-credito')).status).toBe('yes')
    expect(eligibilityOf(visa, wallet('visa-credito')).status).toBe('yes')
    expect(eligibilityOf(visa, wallet('banco-galicia')).status).toBe('maybe')
    expect(eligibilityOf(visa, wallet('banco-galicia:visa-debito,mercado-pago')).status).toBe('no')
  })

  it('lets a variant imply its parent, never the reverse', () => {
    const macro = promotionFor(['Banco Macro'])
    const selecta = promotionFor(['Banco Macro - Tarjeta Selecta'])
    expect(eligibilityOf(macro, wallet('banco-macro-tarjeta-selecta')).status).toBe('yes')
    expect(eligibilityOf(selecta, wallet('banco-macro'))).toMatchObject({
      status: 'maybe',
      missing: [{ kind: 'method', name: 'Banco Macro - Tarjeta Selecta', question: 'tier:banco-macro:selecta' }],
    })
    expect(eligibilityOf(selecta, wallet('banco-galicia')).status).toBe('no')
    expect(eligibilityOf(selecta, wallet('banco-macro', { answers: { 'tier:banco-macro:selecta': false } })).status).toBe('no')
    expect(eligibilityOf(selecta, wallet('banco-macro', { answers: { 'tier:banco-macro:selecta': true } })).status).toBe('yes')
  })

  it("takes the parent's cards for a variant and asks for one that was not answered for", () => {
    const selectaVisa = {
      ...promotionFor(['Banco Macro - Tarjeta Selecta', 'Tarjeta de crédito VISA']),
      conditions: { ...NO_CONDITIONS, who: [{ kind: 'segment' as const, value: 'Selecta', alternatives: null }] },
    }
    const held = (answers: Wallet['answers']) => wallet('banco-macro:visa-credito', { answers })
    expect(eligibilityOf(selectaVisa, held({}))).toMatchObject({
      status: 'maybe',
      // Asked once, however many of the card's words ask it.
      missing: [{ question: 'tier:banco-macro:selecta', clause: { verb: 'tener', object: ['el plan', 'Selecta', 'de', 'Macro'] } }],
    })
    expect(eligibilityOf(selectaVisa, held({ 'tier:banco-macro:selecta': true })).status).toBe('yes')
    expect(eligibilityOf(selectaVisa, held({ 'tier:banco-macro:selecta': false })).status).toBe('no')
    expect(eligibilityOf(selectaVisa, wallet('banco-macro:mastercard-credito')).status).toBe('no')
  })

  it('needs all methods of a group and picks the closest group to name what is missing', () => {
    const modo = promotionFor(['Banco Ciudad', 'Tarjeta de débito VISA', 'MODO'], ['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO'])
    expect(eligibilityOf(modo, wallet('banco-galicia:visa-credito'))).toEqual({
      status: 'no',
      via: ['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO'],
      missing: [{ kind: 'method', name: 'MODO' }],
    })
    expect(eligibilityOf(modo, wallet('banco-galicia:visa-credito,modo')).status).toBe('yes')
  })

  it('needs the audience and the membership', () => {
    const retired = { ...plainPromotion, appliesOnlyTo: { anses: true, jubilados: true, programaCiudadaniaPorteña: false } }
    expect(eligibilityOf(retired, EMPTY_WALLET)).toMatchObject({
      status: 'maybe',
      missing: [
        { kind: 'condition', name: 'anses', question: 'benefit:anses' },
        { kind: 'condition', name: 'jubilado', question: 'pensioner' },
      ],
    })
    const neither = { answers: { 'benefit:anses': false, pensioner: false } }
    expect(eligibilityOf(retired, wallet('', neither)).status).toBe('no')
    expect(eligibilityOf(retired, wallet('', { answers: { pensioner: true } })).status).toBe('yes')
    expect(eligibilityOf(retired, wallet('banco-supervielle-jubilados')).status).toBe('yes')
    expect(eligibilityOf(retired, wallet('banco-supervielle')).status).toBe('maybe')
    const members = { ...plainPromotion, membership: ['MasClub' as const] }
    expect(eligibilityOf(members, EMPTY_WALLET).missing).toEqual([
      { kind: 'membership', name: 'MasClub', question: 'member:masclub', clause: clauseOf('member:masclub') },
    ])
    expect(eligibilityOf(members, wallet('', { answers: { 'member:masclub': true } })).status).toBe('yes')
  })

  it('never says a plain yes where the source requires something that the catalogue does not know', () => {
    const unknown = { ...plainPromotion, unknownPaymentMethods: ['Tarjeta Quebracho'] }
    expect(eligibilityOf(unknown, EMPTY_WALLET)).toMatchObject({
      status: 'maybe',
      missing: [{ kind: 'unknown', name: 'Tarjeta Quebracho' }],
    })
    const both = { ...promotionFor(['Banco Nación']), unknownPaymentMethods: ['Tarjeta Quebracho'] }
    expect(eligibilityOf(both, wallet('banco-nacion')).status).toBe('maybe')
    expect(eligibilityOf(both, EMPTY_WALLET).status).toBe('no')
    const question = 'app:tarjeta-quebracho'
    expect(eligibilityOf(both, withAnswer(wallet('banco-nacion'), question, true)).status).toBe('yes')
    expect(eligibilityOf(both, withAnswer(wallet('banco-nacion'), question, false))).toMatchObject({
      status: 'no',
      missing: [{ kind: 'unknown', name: 'Tarjeta Quebracho' }],
    })
  })

  it('takes a card that the catalogue does not know for one more beside those that are named', () => {
    const oneMore = { ...naciónVisa, unknownPaymentMethods: ['Tarjeta Quebracho'] }
    expect(eligibilityOf(oneMore, wallet('banco-nacion:visa-credito')).status).toBe('yes')
    expect(eligibilityOf(oneMore, wallet('banco-nacion:visa-debito')).status).toBe('no')
  })

  it('asks whether the phone pays by contactless only where nothing else is accepted', () => {
    const rails = (pagoConQR: boolean, telefonoContactless: boolean, contactless: boolean) => ({
      ...promotionFor(['Tarjeta de crédito VISA']),
      paymentRails: { pagoConQR, telefonoContactless, contactless },
    })
    const visa = wallet('visa-credito')
    expect(eligibilityOf(rails(false, true, false), visa)).toMatchObject({
      status: 'maybe',
      missing: [{ kind: 'rail', name: 'telefonoContactless' }],
    })
    expect(eligibilityOf(rails(false, true, false), { ...visa, answers: { phone: true } }).status).toBe('yes')
    expect(eligibilityOf(rails(false, true, false), { ...visa, answers: { phone: false } }).status).toBe('no')
    expect(eligibilityOf(rails(false, true, true), visa).status).toBe('yes')
    expect(eligibilityOf(rails(true, false, false), visa)).toMatchObject({
      status: 'maybe',
      missing: [{ kind: 'rail', name: 'pagoConQR' }],
    })
    expect(eligibilityOf(rails(true, false, false), wallet('visa-credito,modo')).status).toBe('yes')
  })

  it('orders yes before maybe before no', () => {
    expect((['no', 'yes', 'maybe'] as const).toSorted(compareStatuses)).toEqual(['yes', 'maybe', 'no'])
  })
})

function pick<T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key as keyof T))) as Partial<T>
}

it('says of a variant that is lacking only that, and not its own question as well', () => {
  const who = [{ kind: 'segment' as const, value: 'Nivel 3', alternatives: null }]
  const level = { ...plainPromotion, paymentMethods: [['Personal Pay - Nivel 3' as const]], conditions: { ...NO_CONDITIONS, who } }
  expect(eligibilityOf(level, EMPTY_WALLET).missing).toEqual([{ kind: 'method', name: 'Personal Pay - Nivel 3' }])
})
