import { describe, expect, it } from 'vitest'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
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
  ...promotion('other', 'préstamo aprobado', 9),
]
const published = { promotions }
const held: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-patagonia', cards: null }] }
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)

describe('the questions of the settings', () => {
  it('are those that settle most first, and none whose answer changes nothing or that nobody wrote', () => {
    expect(walletQuestions(published, held).map(({ id, settles }) => [id, settles])).toEqual([
      ['cobro:banco-patagonia', 4],
      ['ingresos', 4],
      ['member:club-dia', 2],
    ])
  })

  it('begin with every answer, also one that no promotion asks for any more', () => {
    const answers = {
      'salary:banco-patagonia': false,
      'tier:banco-patagonia:plus': true,
      'age:60': true,
      'member:club-dia': true,
      'other:prestamo-aprobado': true,
      'province:salta': true,
    }
    const asked = walletQuestions(published, { ...held, answers })
    expect(ids(asked.filter(({ settles }) => settles === undefined)).toSorted()).toEqual([
      'cobro:banco-patagonia',
      'ingresos',
      'member:club-dia',
    ])
    expect(ids(asked.filter(({ settles }) => settles !== undefined))).toEqual([])
  })
})

describe('the questions of the wizard', () => {
  it('are what is worth most, three at the most, without what its first step asks', () => {
    const more = [...promotions, ...promotion('employment', 'docentes', 9)]
    expect(ids(wizardQuestions({ promotions: more }, held, []))).toEqual(['cobro:banco-patagonia', 'ingresos', 'trabajo'])
  })

  it('stay the same while they are answered', () => {
    const asked = ids(wizardQuestions(published, held, []))
    const answered = { ...held, answers: { 'salary:banco-patagonia': true, 'age:60': false } }
    expect(ids(wizardQuestions(published, answered, asked))).toEqual(asked)
  })
})
