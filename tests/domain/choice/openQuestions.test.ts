import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesIncluding, listOpenQuestions, questionsByKey } from '#domain/choice/openQuestions.ts'
import { makeSingleShopper, type Rankable, rankForShopper, type Shopper } from '#domain/choice/ranking.ts'
import { questionWords } from '#domain/phrases/questions.ts'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import { infinitiveWords } from '#domain/text/verbPhrase.ts'
import { alone } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet, withAnswer } from '#domain/wallet/wallet.ts'
import { plainPromotion, promotions, wallets } from '../arbitraries.ts'

const openOf = (all: readonly Rankable[], shopper: Shopper) => listOpenQuestions(all, questionsByKey(all), shopper)

const who = (kind: WhoCondition['kind'], value: string | null = null): WhoCondition => {
  return { kind, value, alternatives: null, quote: kind, start: 0, end: 1 }
}
const promotion = (id: string, percent: number, ...all: WhoCondition[]) => ({
  ...plainPromotion,
  id,
  discount: { type: 'porcentaje' as const, value: percent },
  paymentMethods: [['Banco Patagonia' as const]],
  conditions: { ...NO_CONDITIONS, who: all },
})
const held: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-patagonia', cards: null }] }

describe('the open questions', () => {
  const singular = who('segment', 'Singular')

  it('are ranked by the number of promotions they settle, then by pesos', () => {
    const promotions = [
      promotion('a', 20, who('salary')),
      promotion('b', 25, singular),
      promotion('c', 30, singular, who('salary')),
      promotion('d', 40, who('military')),
    ]
    expect(openOf(promotions, makeSingleShopper(held, 10_000))).toEqual([
      {
        key: 'tier:banco-patagonia:singular',
        clause: { verb: 'tener', object: ['el plan', 'Singular', 'de', 'Patagonia'] },
        name: 'Singular',
        oneOf: 'tier:banco-patagonia',
        settles: 1,
        touches: 2,
        pesos: 2_500,
        choices: [],
      },
      {
        key: 'salary:banco-patagonia',
        clause: { verb: 'cobrar', object: [{ own: 'sueldo' }, 'en', 'Patagonia'] },
        name: 'salary',
        oneOf: null,
        settles: 1,
        touches: 2,
        pesos: 2_000,
        choices: [],
      },
      // Few people are of these: however much it saves, it comes last.
      { key: 'military', clause: expect.anything(), name: 'military', oneOf: null, settles: 1, touches: 1, pesos: 4_000, choices: [] },
    ])
    const more = [...promotions, promotion('e', 5, who('salary'))]
    expect(openOf(more, makeSingleShopper(held))[0]).toMatchObject({ key: 'salary:banco-patagonia', settles: 2 })
  })

  it('of tiers and provinces can be asked as one choice', () => {
    const offers = ['Paquete Premium', 'patagonia singular', 'Clientes Plus'].map((tier) => promotion(tier, 20, who('segment', tier)))
    const [asked, ...others] = openOf(offers, makeSingleShopper(held))
    expect(others).toEqual([])
    expect(asked && questionWords(asked)).toBe('¿Qué plan o nivel tenés en Patagonia?')
    // As the issuer spells and orders them; what it does not name is called as the cards do; what no card names is not offered.
    expect(asked?.choices.map(({ name }) => name)).toEqual(['Plus', 'Singular', 'Paquete Premium'])
    expect(asked?.choices.map(({ clause }) => infinitiveWords(clause))[1]).toBe('tener el plan Singular de Patagonia')
    const region = { provinces: ['Chaco'], onlyBranches: [], exceptBranches: [], some: false }
    const plain = promotion('a', 20)
    const inChaco = { ...plain, conditions: { ...plain.conditions, region } }
    const [province] = openOf([inChaco], makeSingleShopper(held))
    expect(province ? choicesIncluding(province, [province]) : []).toHaveLength(24)
    expect(choicesIncluding({ oneOf: null }, [])).toEqual([])
  })

  it('count an entry of the list once, however many of its offers they settle, and all choices of one question together', () => {
    const all = [promotion('a', 20, who('segment', 'Plus')), promotion('b', 25, singular), promotion('c', 30, singular)]
    const entries = listOpenQuestions(all, questionsByKey(all), makeSingleShopper(held), ({ id }) => (id === 'a' ? 'alone' : 'together'))
    expect(entries.map(({ settles, touches }) => [settles, touches])).toEqual([[2, 2]])
    expect(openOf(all, makeSingleShopper(held)).map(({ settles }) => settles)).toEqual([3])
  })

  it('are none where nothing waits for an answer', () => {
    const answered = withAnswer(held, 'salary:banco-patagonia', false)
    expect(openOf([promotion('a', 20), promotion('b', 20, who('salary'))], makeSingleShopper(answered))).toEqual([])
    expect(
      openOf([promotion('b', 20, who('salary'))], makeSingleShopper({ ...held, instruments: [{ method: 'banco-macro', cards: null }] })),
    ).toEqual([])
  })

  it('settle as many promotions as they say, in any order of the promotions', () => {
    const withIds = fc.array(promotions, { maxLength: 8 }).map((all) => all.map((promotion, at) => ({ ...promotion, id: `p${at}` })))
    fc.assert(
      fc.property(withIds, wallets, (all, wallet) => {
        const shopper = makeSingleShopper(wallet)
        const questions = openOf(all, shopper)
        expect(listOpenQuestions(all.toReversed(), questionsByKey(all), shopper).map(({ key }) => key)).toEqual(
          questions.map(({ key }) => key),
        )
        const usable = (by: Wallet) =>
          all.filter((promotion) => rankForShopper(promotion, { ...shopper, people: alone(by) }).eligibility.status === 'yes').length
        const gains = questions.map(({ key }) => usable(withAnswer(wallet, key, true)) - usable(wallet))
        // Where one lives is one place: to say another takes back the first.
        const isOne = (key: string) => key.startsWith('province:')
        // What one answer says of other questions may win more.
        expect(
          questions.filter(({ key, settles, choices }, at) => !isOne(key) && choices.length === 0 && (gains[at] ?? 0) < settles),
        ).toEqual([])
      }),
    )
  })
})
