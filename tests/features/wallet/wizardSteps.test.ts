import { describe, expect, it } from 'vitest'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { answersAt } from '#features/wallet/wizardProgress.ts'
import { QUESTIONS, stepAfter, stepBefore, WIZARD_STEPS } from '#features/wallet/wizardSteps.ts'

describe('the steps', () => {
  it('lead from the first to the summary and back', () => {
    expect(QUESTIONS.map(stepAfter)).toEqual(WIZARD_STEPS.slice(1))
    expect(WIZARD_STEPS.map(stepBefore)).toEqual([null, ...QUESTIONS])
  })

  it('count the answers, but not a plan in addition to its bank', () => {
    for (const step of QUESTIONS) expect(answersAt(step, EMPTY_WALLET)).toBe(0)
    const wallet = {
      ...EMPTY_WALLET,
      instruments: [
        { method: 'banco-galicia' as const, cards: ['visa-credito' as const] },
        { method: 'banco-galicia-eminent' as const, cards: null },
        { method: 'modo' as const, cards: null },
      ],
      answers: { phone: false },
    }
    expect(QUESTIONS.map((step) => answersAt(step, wallet))).toEqual([2, 0])
  })
})
