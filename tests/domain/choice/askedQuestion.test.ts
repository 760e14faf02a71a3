import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concerning, keysOf } from '#domain/choice/askedQuestion.ts'
import { askedTogether, publishedQuestions } from '#domain/choice/openQuestions.ts'
import { questionsOf } from '#domain/choice/promotionQuestions.ts'
import { ranked, shopperWith } from '#domain/choice/ranking.ts'
import { withAnswer } from '#domain/wallet/givenAnswer.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { promotions, wallets } from '../arbitraries.ts'

const identified = promotions.map((promotion) => ({ ...promotion, id: 'a' }))

describe('what a promotion asks of a shopper', () => {
  it('is all that its maybe depends on, each question once', () => {
    fc.assert(
      fc.property(identified, wallets, (promotion, wallet) => {
        for (const shopper of [shopperWith(wallet), shopperWith(EMPTY_WALLET)]) {
          const { eligibility } = ranked(promotion, shopper)
          const asked = askedTogether(questionsOf(promotion), publishedQuestions([promotion]).values())
          const shown = concerning(asked, eligibility, shopper.people[0].wallet).flatMap(keysOf)
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
        const asked = askedTogether(questionsOf(promotion), publishedQuestions([promotion]).values())
        const hidden = asked.filter((one) => {
          const said = keysOf(one).reduce((held, key) => withAnswer(held, key, answer), wallet)
          const { eligibility } = ranked(promotion, shopperWith(said))
          return !concerning(asked, eligibility, said).includes(one)
        })
        expect(hidden).toEqual([])
      }),
    )
  })
})
