import { describe, expect, it } from 'vitest'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { followUps, walletQuestions } from '#features/wallet/walletQuestions.ts'
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
    expect(ids(asked.filter(({ settles }) => settles === undefined)).toSorted()).toEqual(['cobro:banco-patagonia', 'ingresos'])
    expect(ids(asked.filter(({ settles }) => settles !== undefined))).toEqual([])
  })
})

describe('who receives something', () => {
  const wallet: Wallet = {
    ...EMPTY_WALLET,
    instruments: (['banco-icbc', 'banco-supervielle', 'banco-roela'] as const).map((method) => ({ method, cards: null })),
  }

  it('is asked where it is paid, at those of their banks that have a plan for it', () => {
    expect(ids(followUps(wallet))).toEqual([])
    expect(ids(followUps({ ...wallet, answers: { 'benefit:anses': true } }))).toEqual(['cobro:banco-icbc', 'cobro:banco-supervielle'])
    expect(ids(followUps({ ...wallet, answers: { pensioner: true } }))).toEqual(['cobro:banco-icbc', 'cobro:banco-supervielle'])
    expect(ids(followUps({ ...wallet, answers: { pensioner: false } }))).toEqual([])
  })

  it('may also say that they pay with no phone, if they have an app', () => {
    const held = { ...wallet, instruments: [...wallet.instruments, { method: 'uala' as const, cards: null }] }
    expect(ids(followUps(held))).toEqual(['celular'])
  })
})
