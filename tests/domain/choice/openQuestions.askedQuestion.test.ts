import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findChosen, isAnswered, questionsOf, questionsOn } from '#domain/choice/openQuestions.ts'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { findQuestionById } from '#domain/questions/catalogue.ts'
import { EMPTY_WALLET, normaliseWallet, type Wallet, withAnswers } from '#domain/wallet/wallet.ts'
import { plainPromotion, promotions, wallets } from '../arbitraries.ts'

const identified = promotions.map((promotion) => ({ ...promotion, id: 'a' }))
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)

describe('what a promotion asks of a shopper', () => {
  it('is known before anybody is asked, each question once', () => {
    fc.assert(
      fc.property(identified, wallets, (promotion, wallet) => {
        const all = ids(questionsOf(promotion))
        expect(new Set(all).size).toBe(all.length)
        for (const shopper of [makeSingleShopper(wallet), makeSingleShopper(EMPTY_WALLET)]) {
          const open = ids(questionsOn(rankForShopper(promotion, shopper).eligibility, shopper.people[0].wallet))
          expect(open.filter((id) => !all.includes(id) && id !== 'ingresos')).toEqual([])
        }
      }),
    )
  })

  it('can be answered, seen and taken back, each choice for itself', () => {
    fc.assert(
      fc.property(identified, (promotion) => {
        for (const question of questionsOf(promotion)) {
          expect(isAnswered(question, EMPTY_WALLET)).toBe(false)
          for (const choice of question.choices) {
            const said = withAnswers(EMPTY_WALLET, choice.answers)
            expect(isAnswered(question, said)).toBe(true)
            expect(findChosen(question, said)?.label).toBe(choice.label)
          }
        }
      }),
    )
  })
})

it('where a pension is paid is asked of who has one', () => {
  const conditions = { ...NO_CONDITIONS, who: [{ kind: 'pensioner' as const, value: 'que cobran ahí', alternatives: null }] }
  const promotion = { ...plainPromotion, id: 'a', paymentMethods: [['Banco Nación' as const]], conditions }
  const asked = (answers: Wallet['answers']) => {
    const wallet: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-nacion', cards: null }], answers }
    return ids(questionsOn(rankForShopper(promotion, makeSingleShopper(wallet)).eligibility, wallet))
  }
  expect([asked({}), asked({ pensioner: true }), asked({ pensioner: false })]).toEqual([['ingresos'], ['cobro:banco-nacion'], []])
})

it('what a choice leaves open is told, not asked again', () => {
  const conditions = { ...NO_CONDITIONS, who: [{ kind: 'age' as const, value: '60', alternatives: null }] }
  const promotion = { ...plainPromotion, id: 'a', conditions }
  const asked = (label: string) => {
    const choice = findQuestionById('ingresos')?.choices.find((one) => one.label === label)
    const wallet = withAnswers({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] }, choice?.answers ?? {})
    const { eligibility } = rankForShopper(promotion, makeSingleShopper(wallet))
    return [eligibility.status, ...ids(questionsOn(eligibility, wallet))]
  }
  expect(['', 'Pensión de ANSES', 'Nada de esto', 'Nada, y tengo 60 o más'].map(asked)).toEqual([
    ['maybe', 'ingresos'],
    ['maybe'],
    ['no'],
    ['yes'],
  ])
})

it('a part of an answer, as earlier wallets have it, chooses nothing; a plan held as a method is chosen', () => {
  const [income, plan] = [findQuestionById('ingresos'), findQuestionById('plan:personal-pay')]
  const pensioner = withAnswers(EMPTY_WALLET, { pensioner: true })
  expect(income && findChosen(income, pensioner)).toBeUndefined()
  const level = normaliseWallet({ ...EMPTY_WALLET, instruments: [{ method: 'personal-pay-nivel-3', cards: null }] })
  expect(plan && findChosen(plan, level)?.label).toBe('Nivel 3')
})
