import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listOpenQuestions } from '#domain/choice/openQuestions.ts'
import { makeSingleShopper, type Rankable, rankForShopper, type Shopper } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet, withAnswer, withAnswers } from '#domain/wallet/wallet.ts'
import { plainPromotion, promotions, wallets } from '../arbitraries.ts'

const openOf = (all: readonly Rankable[], shopper: Shopper) =>
  listOpenQuestions(all, shopper).map(({ question: { id }, ...worth }) => ({ id, ...worth }))

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
      { id: 'plan:banco-patagonia', settles: 1, touches: 2, pesos: 2_500 },
      { id: 'cobro:banco-patagonia', settles: 1, touches: 2, pesos: 2_000 },
      // Few people are of these: however much it saves, it comes last.
      { id: 'trabajo', settles: 1, touches: 1, pesos: 4_000 },
    ])
    const more = [...promotions, promotion('e', 5, who('salary'))]
    expect(openOf(more, makeSingleShopper(held))[0]).toMatchObject({ id: 'cobro:banco-patagonia', settles: 2 })
  })

  it('are written ones: what a card says besides is no question', () => {
    const offers = [promotion('a', 20, who('other', 'préstamo aprobado')), promotion('b', 20, who('segment', 'Paquete Premium'))]
    expect(openOf(offers, makeSingleShopper(held))).toEqual([])
  })

  it('count an entry of the list once, however many of its offers they settle, and all choices of one question together', () => {
    const all = [promotion('a', 20, who('segment', 'Plus')), promotion('b', 25, singular), promotion('c', 30, singular)]
    const entries = listOpenQuestions(all, makeSingleShopper(held), ({ id }) => (id === 'a' ? 'alone' : 'together'))
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
        const questions = listOpenQuestions(all, shopper)
        const ids = questions.map(({ question }) => question.id)
        expect(listOpenQuestions(all.toReversed(), shopper).map(({ question }) => question.id)).toEqual(ids)
        const usable = (by: Wallet) =>
          all.filter((promotion) => rankForShopper(promotion, { ...shopper, people: householdOf(by) }).eligibility.status === 'yes')
        const settled = questions.map(({ question }) => {
          const before = usable(wallet)
          const won = question.choices.flatMap(({ answers }) => usable(withAnswers(wallet, answers)))
          return new Set(won.filter((one) => !before.includes(one))).size
        })
        // What an answer says of other facts may win more.
        expect(questions.filter(({ settles }, at) => (settled[at] ?? 0) < settles)).toEqual([])
      }),
    )
  })
})
