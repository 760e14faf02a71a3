import { describe, expect, it } from 'vitest'
import { questionsByKey } from '#domain/choice/openQuestions.ts'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import type { QuestionKey } from '#domain/questions/question.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { walletQuestions, wizardQuestions } from '#features/wallet/walletQuestions.ts'
import { plainPromotion } from '../../domain/arbitraries.ts'

const promotion = (kind: WhoCondition['kind'], value: string | null = null, times = 1) =>
  Array.from({ length: times }, (_, at) => ({
    ...plainPromotion,
    id: `${kind} ${value} ${at}`,
    paymentMethods: [['Banco Patagonia' as const]],
    conditions: { ...NO_CONDITIONS, who: [{ kind, value, alternatives: null, quote: kind, start: 0, end: 1 }] },
  }))
const promotions = [
  ...promotion('salary', null, 4),
  ...promotion('pensioner', null, 3),
  ...promotion('segment', 'Singular', 2),
  ...promotion('segment', 'Plus'),
  ...promotion('age', '60'),
  ...promotion('member', 'Club Dia', 2),
]
const published = { promotions, questions: questionsByKey(promotions) }
const held: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-patagonia', cards: null }] }
const keys = (questions: readonly { key: QuestionKey }[]) => questions.map(({ key }) => key)

describe('the questions of the settings', () => {
  it('are those that settle most first, tiers at once, and none whose answer changes nothing', () => {
    const { answered, open } = walletQuestions(published, held)
    expect(answered).toEqual([])
    expect(open.map(({ key, settles }) => [key, settles])).toEqual([
      ['salary:banco-patagonia', 4],
      ['pensioner', 3],
      ['tier:banco-patagonia:plus', 3],
      ['member:club-dia', 2],
      ['age:60', 1],
    ])
    expect(open[2]?.choices.map(({ name }) => name)).toEqual(['Plus', 'Singular'])
  })

  it('show every answer, also one that no promotion asks for any more, and a tier among its like', () => {
    const wallet: Wallet = {
      ...held,
      answers: {
        'salary:banco-patagonia': false,
        'tier:banco-patagonia:singular': false,
        'tier:banco-patagonia:plus': true,
        'age:65': true,
        'member:club-dia': true,
        'province:salta': true,
      },
    }
    const { answered, open } = walletQuestions(published, wallet)
    expect(keys(answered).toSorted()).toEqual([
      'age:65',
      'member:club-dia',
      'province:ciudad-de-buenos-aires',
      'salary:banco-patagonia',
      'tier:banco-patagonia:plus',
    ])
    // Who is 65 is 60.
    expect(keys(open)).toEqual(['pensioner'])
  })
})

describe('the questions of the wizard', () => {
  it('are what is worth most, five at the most', () => {
    expect(keys(wizardQuestions(published, held, []))).toEqual(keys(walletQuestions(published, held).open))
    const more = [...promotions, ...promotion('employment', 'docentes', 9)]
    const asked = wizardQuestions({ promotions: more, questions: questionsByKey(more) }, held, [])
    expect(asked).toHaveLength(5)
    expect(keys(asked)).not.toContain('employment:docentes')
  })

  it('ask after ANSES right after the pension', () => {
    const paid = [...promotions, ...promotion('benefit', 'ANSES')]
    const asked = keys(wizardQuestions({ promotions: paid, questions: questionsByKey(paid) }, held, []))
    expect(asked.slice(0, 3)).toEqual(['salary:banco-patagonia', 'pensioner', 'benefit:anses'])
  })

  it('stay the same while they are answered', () => {
    const asked = keys(wizardQuestions(published, held, []))
    const answered = { ...held, answers: { 'salary:banco-patagonia': true, 'age:60': false } }
    expect(keys(wizardQuestions(published, answered, asked))).toEqual(asked)
  })
})
