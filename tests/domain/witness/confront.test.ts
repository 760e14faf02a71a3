import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { eligibilityOf } from '#domain/choice/eligibility.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { PLACES, type PlaceName } from '#domain/description/places.ts'
import { textLines } from '#domain/description/toText.ts'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { type Limits, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { savingOnAmount } from '#domain/promotion/saving.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import type { FeedCoverage } from '#domain/promotion/witness.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { confront } from '#domain/witness/confront.ts'
import { findMatch } from '#domain/witness/match.ts'
import { promotions as anyPromotions, plainPromotion } from '../arbitraries.ts'

const capped = (maxDiscount: number, period: Limits['period'] = 'mes'): Limits => ({ ...plainPromotion.limits, maxDiscount, period })
const who = (kind: WhoCondition['kind'], value: string | null = null): WhoCondition => ({
  kind,
  value,
  alternatives: null,
  quote: 'x',
  start: 0,
  end: 1,
})
const people = (...conditions: WhoCondition[]) => ({ ...NO_CONDITIONS, who: conditions })
const with_ = (...methods: MethodName[]): Pick<PublishedPromotion, 'paymentMethods'> => ({ paymentMethods: [methods] })

/** A promotion of Coto on Tuesdays of October; with a feed it is the issuer's record. */
function promotion(id: string, fields: Partial<PublishedPromotion> = {}): PublishedPromotion {
  return {
    ...{ ...plainPromotion, id, cardId: id, firstSeen: '2026-10-01', lastSeen: '2026-10-06' },
    ...{ validFrom: '2026-10-01', validUntil: '2026-10-31', weekdays: ['Martes'], limits: capped(15_000) },
    ...with_('Banco Galicia'),
    ...fields,
  }
}
const OURS = promotion('ours')
const record = (fields: Partial<PublishedPromotion> = {}) => promotion('theirs', { feed: 'banco-galicia', ...fields })
const reading = (fields: Partial<FeedCoverage> = {}): FeedCoverage => ({
  ...{ feed: 'banco-galicia', capturedAt: '2026-10-06', isComplete: true },
  before: { capturedAt: '2026-10-05', isComplete: true, promotions: [] },
  ...fields,
})
const READ = reading()

/** The verdict on `ours` of one record, or none. */
const verdictOn = (ours: PublishedPromotion, ...theirs: PublishedPromotion[]) => {
  const { witnesses, issuerOnly } = confront([ours, ...theirs], [reading({ isComplete: false })])
  return {
    said: witnesses.get(ours.id)?.map(({ verdict, adds, differs }) => [verdict, ...adds, ...differs].join(' ')),
    alone: issuerOnly.length,
  }
}
const SALARY = { conditions: people(who('salary'), who('segment', 'Plus')) }
const PLUS = { conditions: people(who('segment', 'Plus')) }

describe('a verdict', () => {
  it.each([
    ['the same', {}, {}, 'confirmed'],
    ['a longer run', {}, { validFrom: '2026-04-01', validUntil: '2026-12-31' }, 'confirmed'],
    ['all days of the week, which is none named', {}, { weekdays: null }, 'confirmed'],
    ['a day of each week against a week', { limits: capped(15_000, 'dia') }, { limits: capped(15_000, 'semana') }, 'confirmed'],
    ['a month against a run of one', { limits: capped(15_000, 'promocion') }, {}, 'confirmed'],
    ['a condition that the chain alone states', SALARY, {}, 'confirmed'],
    ['a minimum', {}, { minPurchase: 15_000 }, 'adds minPurchase'],
    ['a cap', { limits: plainPromotion.limits }, {}, 'adds limits'],
    ['a period', { limits: capped(15_000, null) }, {}, 'adds limits'],
    ['tiers', {}, PLUS, 'adds appliesOnlyTo'],
    ['another period', { limits: capped(15_000, 'compra') }, { limits: capped(15_000, 'semana') }, 'contradicted limits'],
    ['another figure', {}, { discount: { type: 'porcentaje', value: 15 } }, 'contradicted discount'],
    ['other days', { weekdays: ['Martes', 'Jueves'] }, {}, 'contradicted weekdays'],
    ['people whom the chain does not admit', SALARY, PLUS, 'contradicted appliesOnlyTo'],
  ] satisfies [string, Partial<PublishedPromotion>, Partial<PublishedPromotion>, string][])('%s', (_, ours, theirs, verdict) => {
    expect(verdictOn(promotion('ours', ours), record(theirs))).toEqual({ said: [verdict], alone: 0 })
  })

  it('confirms what any wallet pays by its code, and adds nothing for all', () => {
    const ours = promotion('ours', { paymentMethods: null, conditions: { ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, rails: ['qr'] } } })
    const theirs = record({ feed: 'personal-pay', minPurchase: 10_000, paymentMethods: [['Personal Pay']] })
    expect(verdictOn(ours, theirs)).toEqual({ said: ['confirmed'], alone: 0 })
  })

  it.each([
    ['two months', { validFrom: '2026-11-01', validUntil: '2026-11-30' }],
    ['more than one difference', { limits: capped(20_000), discount: { type: 'porcentaje', value: 15 } }],
    ['another tier', { ...PLUS, discount: { type: 'porcentaje', value: 15 } }],
    ['another issuer', with_('Banco Patagonia')],
    ['what comes on top', { discount: { type: 'porcentaje', value: 5 }, qualifiers: ['addition'] }],
    ['those paid through the issuer', { conditions: people(who('salary')) }],
    ['pensioners', { conditions: people(who('pensioner')) }],
  ] satisfies [string, Partial<PublishedPromotion>][])('%s: two promotions', (_, theirs) => {
    expect(verdictOn(OURS, record(theirs))).toEqual({ said: undefined, alone: 1 })
  })

  it('is one for a campaign of a wallet and its bank', () => {
    const ours = promotion('ours', with_('MODO'))
    const copy = record({ id: 'copy', feed: 'personal-pay', paymentMethods: [['Banco Patagonia', 'MODO']] })
    expect(verdictOn(ours, record({ feed: 'cuenta-dni', ...with_('MODO'), minPurchase: 30_000 }), copy)).toEqual({
      said: ['adds minPurchase'],
      alone: 0,
    })
  })

  it('takes an offer of a bank for no contradiction of another of the same bank', () => {
    const other = promotion('other', { discount: { type: 'porcentaje', value: 30 } })
    expect(confront([OURS, other, record()], [READ]).witnesses.has('other')).toBe(false)
  })

  it('joins the days that one of the two publishes one by one', () => {
    const days = { weekdays: ['Martes', 'Jueves'] } satisfies Partial<PublishedPromotion>
    const second = { id: 'second', weekdays: ['Jueves'] } satisfies Partial<PublishedPromotion>
    expect(verdictOn(promotion('ours', days), record(), record(second))).toEqual({ said: ['confirmed'], alone: 0 })
    const { witnesses } = confront([OURS, promotion('', second), record(days)], [READ])
    expect([...witnesses.values()].flat().map(({ verdict }) => verdict)).toEqual(['confirmed', 'confirmed'])
  })

  it('takes an offer for some people for no contradiction of one for all', () => {
    const ours = promotion('ours', { conditions: people(who('pensioner')) })
    expect(verdictOn(ours, record({ discount: { type: 'porcentaje', value: 15 } }))).toEqual({ said: undefined, alone: 1 })
  })
})

describe('what counts', () => {
  const counted = (ours: PublishedPromotion, theirs: PublishedPromotion) =>
    confront([ours, theirs], [READ]).promotions.find(({ id }) => id === ours.id) as PublishedPromotion

  it('is the stricter value, without the words of the other, and in doubt', () => {
    const spans = [{ start: 0, end: 4 }]
    const ours = promotion('ours', { limits: capped(20_000), evidence: { limits: spans, discount: spans } })
    const { limits, evidence, confidence, doubt } = counted(ours, record())
    expect({ limits, evidence, doubt }).toEqual({
      ...{ limits: capped(15_000), evidence: { discount: spans } },
      doubt: { about: 'limits', reason: 'issuer' },
    })
    expect(confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
  })

  it('is what the issuer adds', () => {
    expect(counted(OURS, record({ minPurchase: 15_000 })).minPurchase).toBe(15_000)
  })

  it('lets those in doubt in whom only the issuer admits', () => {
    const wallet = (salary?: boolean) => ({
      ...EMPTY_WALLET,
      instruments: [{ method: 'banco-galicia' as const, cards: null }],
      answers: { 'tier:banco-galicia:plus': true, ...(salary === undefined ? {} : { 'salary:banco-galicia': salary }) },
    })
    const taken = counted(promotion('ours', SALARY), record(PLUS))
    expect([true, false].map((salary) => eligibilityOf(taken, wallet(salary)).status)).toEqual(['yes', 'maybe'])
  })

  it('are the records of chains that nobody reads, and no others of issuers', () => {
    const unread = record({ id: 'unread', supermarket: 'la-anonima', where: ['La Anónima'] })
    const alone = record({ id: 'alone', ...with_('Banco Patagonia') })
    const { promotions, issuerOnly } = confront([OURS, record(), alone, unread], [READ])
    expect([promotions.map(({ id }) => id), issuerOnly.map(({ id }) => id)]).toEqual([['ours', 'unread'], ['alone']])
  })
})

describe('the silence of an issuer', () => {
  /** Another promotion of the issuer at the chain. */
  const other = record({ id: 'other', weekdays: ['Jueves'], discount: { type: 'porcentaje', value: 35 } })
  const earlier = (fields: Partial<NonNullable<FeedCoverage['before']>> = {}) => ({
    before: { capturedAt: '2026-10-05', isComplete: true, promotions: [other], ...fields },
  })
  const isTold = (ours: PublishedPromotion, fields: Partial<FeedCoverage>, ...theirs: PublishedPromotion[]) =>
    confront([ours, ...theirs], [reading({ ...earlier(), ...fields })]).witnesses.get(ours.id)?.[0]?.verdict

  it('is told after two complete readings of its own list, which both name the chain', () => {
    expect(isTold(OURS, {}, other)).toBe('notFound')
    expect(isTold(OURS, {})).toBeUndefined()
    expect(isTold(OURS, earlier({ promotions: [promotion('elsewhere', { supermarket: 'dia' })] }), other)).toBeUndefined()
  })

  it('is a doubt wherever the promotion is told, unless a graver one is', () => {
    const doubtOf = (ours: PublishedPromotion) => confront([ours, other], [reading(earlier())]).promotions[0]?.doubt
    expect(doubtOf(OURS)).toEqual({ about: null, reason: 'unlisted' })
    const graver = { about: 'limits', reason: 'contradiction' } as const
    expect(doubtOf(promotion('ours', { doubt: graver }))).toEqual(graver)
    const [listed] = confront([OURS, other], [reading(earlier())]).promotions.map((one) => toListedPromotion(one))
    const told = describeOffer({ promotion: listed as ListedPromotion })
    const swallowed = Object.keys(PLACES).filter((place) => !/con dudas/i.test(textLines(told, place as PlaceName).join()))
    expect(swallowed).toEqual([])
  })

  it.each([
    ['an incomplete reading', OURS, { isComplete: false }],
    ['one reading', OURS, { before: null }],
    ['the turn of a month', OURS, earlier({ capturedAt: '2026-10-03' })],
    ['a list that had it', OURS, earlier({ promotions: [other, record()] })],
    ['a campaign of a wallet', promotion('ours', { paymentMethods: [['Banco Galicia', 'MODO']] }), {}],
    ['one of several issuers', promotion('ours', { paymentMethods: [['Banco Galicia'], ['Banco Patagonia']] }), {}],
    ['what pensioners get', promotion('ours', { conditions: people(who('pensioner')) }), {}],
    ['what comes on top', promotion('ours', { qualifiers: ['addition'] }), {}],
    ['instalments', promotion('ours', { discount: { type: 'cuotas sin intereses', value: 6 } }), {}],
    ['a promotion that began later', promotion('ours', { validFrom: '2026-10-06' }), {}],
  ] satisfies [string, PublishedPromotion, Partial<FeedCoverage>][])('says nothing of %s', (_, ours, fields: Partial<FeedCoverage>) => {
    expect(isTold(ours, fields, { ...other, feed: fields.feed ?? 'banco-galicia' })).toBeUndefined()
  })
})

describe('whatever is published', () => {
  const feeds = ['banco-galicia', 'cuenta-dni', 'personal-pay'] as const
  const all = fc
    .array(fc.record({ drawn: anyPromotions, feed: fc.option(fc.constantFrom(...feeds)), like: fc.integer({ min: 0, max: 3 }) }), {
      maxLength: 8,
    })
    .map((drawn) =>
      drawn.map(({ drawn: one, feed, like }, at): PublishedPromotion => {
        // Most are variants of the first ones, so that they meet.
        const base =
          like === 0 ? one : { ...(drawn[0]?.drawn ?? one), limits: one.limits, minPurchase: one.minPurchase, weekdays: one.weekdays }
        return { ...base, id: `p${at}`, cardId: `p${at}`, firstSeen: '2026-10-01', lastSeen: '2026-10-06', ...(feed && { feed }) }
      }),
    )
  const byId = (promotions: readonly PublishedPromotion[]) => [...promotions].sort((a, b) => (a.id < b.id ? -1 : 1))

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(all, (promotions) => {
        const [one, other] = [confront(promotions, [READ]), confront(promotions.toReversed(), [READ])]
        expect(byId(other.promotions)).toEqual(byId(one.promotions))
        expect(other.witnesses).toEqual(one.witnesses)
      }),
    )
  })

  it('keeps every promotion of a chain, and saves no more than it says', () => {
    fc.assert(
      fc.property(all, fc.integer({ min: 1, max: 500_000 }), (promotions, amount) => {
        const { promotions: counted, issuerOnly } = confront(promotions, [READ])
        const here = new Set([...counted, ...issuerOnly].map(({ id }) => id))
        for (const one of promotions) {
          const now = counted.find(({ id }) => id === one.id)
          if (one.feed === undefined)
            expect(savingOnAmount(now as PublishedPromotion, amount)).toBeLessThanOrEqual(savingOnAmount(one, amount))
          // A record that stands nowhere is beside a promotion of the chain.
          else expect(here.has(one.id) || promotions.some((ours) => ours.feed === undefined && findMatch(ours, one) !== null)).toBe(true)
        }
      }),
    )
  })

  it('changes nothing without feeds', () => {
    fc.assert(
      fc.property(all, (promotions) => {
        const own = promotions.filter(({ feed }) => feed === undefined)
        expect(confront(own, [])).toEqual({ promotions: own, issuerOnly: [], witnesses: new Map() })
      }),
    )
  })
})

it('a tier that only the issuer names is a condition, and a salary that both ask for stays one', () => {
  const theirs = record({ conditions: people(who('salary'), who('segment', 'Clásica')) })
  const [shown] = confront([{ ...OURS, conditions: people(who('salary')) }, theirs], [READ]).promotions
  expect(shown?.conditions.who.map(({ kind, value }) => [kind, value])).toEqual([
    ['salary', null],
    ['segment', 'Clásica'],
  ])
})
