import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerableKeys, keepRelevantQuestions } from '#domain/choice/askedQuestion.ts'
import { mergeChoices, questionsByKey } from '#domain/choice/openQuestions.ts'
import { possibleQuestions } from '#domain/choice/promotionQuestions.ts'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { EMPTY_WALLET, withAnswer } from '#domain/wallet/wallet.ts'
import { promotions, wallets } from '../arbitraries.ts'

const identified = promotions.map((promotion) => ({ ...promotion, id: 'a' }))

describe('what a promotion asks of a shopper', () => {
  it('is all that its maybe depends on, each question once', () => {
    fc.assert(
      fc.property(identified, wallets, (promotion, wallet) => {
        for (const shopper of [makeSingleShopper(wallet), makeSingleShopper(EMPTY_WALLET)]) {
          const { eligibility } = rankForShopper(promotion, shopper)
          const asked = mergeChoices(possibleQuestions(promotion), questionsByKey([promotion]).values())
          const shown = keepRelevantQuestions(asked, eligibility, shopper.people[0].wallet).flatMap(answerableKeys)
          const open = eligibility.status === 'maybe' ? eligibility.missing.flatMap(({ question }) => question ?? []) : []
          expect(open.filter((key) => !shown.includes(key))).toEqual([])
          expect(new Set(shown).size).toBe(shown.length)
        }
      }),
    )
  })

  it('is still shown once it is answered, so that the answer can be changed', () => {
    fc.assert(
      fc.property(identified, wallets, fc.boolean(), (promotion, wallet, answer) => {
        const asked = mergeChoices(possibleQuestions(promotion), questionsByKey([promotion]).values())
        const hidden = asked.filter((one) => {
          const said = answerableKeys(one).reduce((held, key) => withAnswer(held, key, answer), wallet)
          const { eligibility } = rankForShopper(promotion, makeSingleShopper(said))
          return !keepRelevantQuestions(asked, eligibility, said).includes(one)
        })
        expect(hidden).toEqual([])
      }),
    )
  })
})
