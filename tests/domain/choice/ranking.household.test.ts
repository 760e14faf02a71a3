import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { filterAndRank, NO_FILTER } from '#domain/choice/promotionList.ts'
import { compareRanked, makeShopper, makeSingleShopper, rankForDay, rankForShopper } from '#domain/choice/ranking.ts'
import { adviseAtTill } from '#domain/choice/till.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { type Household, householdOf, type Person } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { makeUse } from '#features/uses/RecordUse.tsx'
import { makeAfterUses } from '#features/uses/savingAfterUses.ts'
import { listedPromotions, plainPromotion, wallets } from '../arbitraries.ts'
import { capped, FRIDAY, use, uses } from '../uses.ts'

const wallet = (change: Partial<Wallet>): Wallet => ({ ...EMPTY_WALLET, ...change })
const holding = (...methods: Wallet['instruments'][number]['method'][]) =>
  wallet({ instruments: methods.map((method) => ({ method, cards: null })) })
const person = (id: string, held: Wallet): Person => ({ id, name: id, wallet: held })
const offer: ListedPromotion = { ...plainPromotion, id: 'p1' }

const listed = fc
  .array(listedPromotions, { maxLength: 6 })
  .map((all) => all.map((one, at): ListedPromotion => ({ ...one, id: `p${at + 1}`, validFrom: null, validUntil: null, weekdays: null })))
/** Who says with what they pay: without that anything is taken for granted. */
const held = wallets.map((one): Wallet => ({ ...one, instruments: [...one.instruments, { method: 'modo', cards: null }] }))
const amounts = fc.integer({ min: 1, max: 300_000 })
const recorded = fc.array(uses, { maxLength: 6 })

describe('of several people', () => {
  test('the one whose methods an offer takes is named, and the first is not', () => {
    const people: Household = [person('', holding('mercado-pago')), person('ana', holding('banco-galicia'))]
    const galicia = rankForShopper({ ...offer, paymentMethods: [['Banco Galicia']] }, makeShopper(people))
    expect(galicia).toMatchObject({ eligibility: { status: 'yes' }, whose: { id: 'ana' } })
    expect(rankForShopper({ ...offer, paymentMethods: [['Mercado Pago']] }, makeShopper(people)).whose).toBeUndefined()
  })

  test('no facts of two are mixed: a pensioner’s offer at a bank takes a pensioner with that bank', () => {
    const pensioners = { jubilados: true, anses: false, programaCiudadaniaPorteña: false }
    const one = { ...offer, paymentMethods: [['Banco Galicia' as const]], appliesOnlyTo: pensioners }
    const own = wallet({ ...holding('banco-galicia'), answers: { pensioner: false } })
    const people: Household = [person('', own), person('ana', wallet({ answers: { pensioner: true } }))]
    expect(rankForShopper(one, makeShopper(people)).eligibility.status).toBe('no')
    const both = wallet({ ...holding('banco-galicia'), answers: { pensioner: true } })
    expect(rankForShopper(one, makeShopper([person('', own), person('ana', both)]))).toMatchObject({
      eligibility: { status: 'yes' },
      whose: { id: 'ana' },
    })
  })

  test('a cap that one has used up is whole for the other, and is used by who paid', () => {
    const people: Household = [person('', holding('banco-galicia')), person('ana', holding('banco-galicia'))]
    const used = { ...use, saved: 12_000 }
    const thenOf = (whose: string[]) =>
      rankForDay(
        capped,
        makeShopper(people, 60_000, { afterUses: makeAfterUses(whose.map((one, at) => ({ ...used, id: `u${at}`, whose: one }))) }),
        FRIDAY,
      )
    expect(thenOf([]).whose).toBeUndefined()
    expect(thenOf([''])).toMatchObject({ saving: 12_000, whose: { id: 'ana' } })
    expect(thenOf(['ana'])).toMatchObject({ saving: 12_000 })
    expect(thenOf(['ana']).whose).toBeUndefined()
    expect(thenOf(['', 'ana'])).toMatchObject({ saving: 0, left: { usedUp: 'cap' } })
    const shopper = makeShopper(people, 60_000, { afterUses: makeAfterUses([used]) })
    const said = { id: 'u2', date: FRIDAY, amount: 60_000, promotions: ['p1'], title: 'x', url: 'https://www.coto.com.ar', words: '' }
    expect(makeUse(capped, shopper, said)).toMatchObject({ whose: 'ana', saved: 12_000 })
    expect(makeUse(capped, shopper, { ...said, whose: '' })).toMatchObject({ whose: '', saved: 0 })
  })

  test('the till adds up only what one and the same person can have', () => {
    const base = { ...offer, supermarket: 'coto' as const, stackable: true }
    const galicia = { ...base, id: 'a', paymentMethods: [['Banco Galicia' as const]], discount: { type: 'porcentaje' as const, value: 30 } }
    const club = { ...base, id: 'b', membership: ['Comunidad Coto' as const], discount: { type: 'porcentaje' as const, value: 5 } }
    const till = (own: Wallet, other: Wallet) =>
      adviseAtTill([galicia, club], { chain: 'coto', format: null }, FRIDAY, makeShopper([person('', own), person('ana', other)], 10_000))
    const member = (one: Wallet): Wallet => ({ ...one, answers: { 'member:comunidad-coto': true } })
    expect(till(member(holding('modo')), holding('banco-galicia')).together).toEqual([])
    const hers = till(member(holding('modo')), member(holding('banco-galicia')))
    expect(hers.best?.whose?.id).toBe('ana')
    expect(hers.together.map(({ offer: { promotion, whose } }) => [promotion.id, whose?.id])).toEqual([['b', 'ana']])
  })
})

describe('always', () => {
  it('who is alone sees the list of their wallet', () => {
    fc.assert(
      fc.property(listed, wallets, amounts, recorded, (all, own, amount, written) => {
        const filter = { ...NO_FILTER, date: FRIDAY }
        const named: Household = [{ id: '', name: 'Ana', wallet: own }]
        const expected = filterAndRank(all, filter, makeSingleShopper(own, amount, { afterUses: makeAfterUses(written) }))
        expect(filterAndRank([...all], filter, makeShopper(named, amount, { afterUses: makeAfterUses(written) }))).toEqual(expected)
      }),
    )
  })

  it('who is added makes no offer worse', () => {
    fc.assert(
      fc.property(listed, held, wallets, amounts, recorded, (all, own, others, amount, written) => {
        const before = makeShopper(householdOf(own), amount, { afterUses: makeAfterUses(written) })
        const after = makeShopper([...householdOf(own), person('ana', others)], amount, { afterUses: makeAfterUses(written) })
        const worse = all.filter((one) => compareRanked(rankForDay(one, after, FRIDAY), rankForDay(one, before, FRIDAY)) > 0)
        expect(worse).toEqual([])
      }),
    )
  })

  it('an offer is somebody’s as it would be were they alone', () => {
    fc.assert(
      fc.property(listed, held, wallets, amounts, (all, own, others, amount) => {
        const people: Household = [...householdOf(own), person('ana', others)]
        const own1 = (one: ListedPromotion) => {
          const { whose = people[0], ...best } = rankForShopper(one, makeShopper(people, amount))
          return [best, rankForShopper(one, { ...makeSingleShopper(whose.wallet, amount), isAnybody: false })]
        }
        const pairs = all.map(own1)
        expect(pairs.map(([best]) => best)).toEqual(pairs.map(([, single]) => single))
      }),
    )
  })

  it('the order of the people only breaks ties', () => {
    fc.assert(
      fc.property(listed, held, wallets, amounts, recorded, (all, own, others, amount, written) => {
        const people: Household = [...householdOf(own), person('ana', others)]
        const turned = people.toReversed() as unknown as Household
        const differs = all.filter(
          (one) =>
            compareRanked(
              rankForDay(one, makeShopper(people, amount, { afterUses: makeAfterUses(written) }), FRIDAY),
              rankForDay(one, makeShopper(turned, amount, { afterUses: makeAfterUses(written) }), FRIDAY),
            ) !== 0,
        )
        expect(differs).toEqual([])
      }),
    )
  })
})
