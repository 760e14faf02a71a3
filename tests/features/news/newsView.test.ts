import { describe, expect, it } from 'vitest'
import type { Ranked } from '#domain/choice/ranking.ts'
import type { NewsWeek, WeekNews } from '#domain/choice/week.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { buildNewsView, countOwnNews } from '#features/news/newsView.ts'
import { aPromotion } from '../../storage/samples.ts'

/** Friday. */
const TODAY = '2026-03-27'
const HOLDER = householdOf({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] })
const promotion = (id: string, changes: Partial<PublishedPromotion> = {}) =>
  aPromotion({ id, paymentMethods: [['Mercado Pago']], weekdays: null, validFrom: null, validUntil: '2026-12-31', ...changes })
const limits = (period: 'semana' | 'mes') => ({ maxDiscount: 5_000, explicitlyHasNoLimit: false, period, per: null, caps: [] })
const news = (at: number, changes: Partial<WeekNews> = {}): WeekNews => ({
  at,
  kind: 'new',
  words: 'nueva',
  date: TODAY,
  publishedAt: '2026-03-27T15:00:00.000Z',
  ...changes,
})

function week(promotions: PublishedPromotion[], listed: WeekNews[], groups = promotions.map((_, at) => at), people = HOLDER): NewsWeek {
  const rest = { kind: 'real' as const, today: TODAY, untilTomorrow: 0, captures: [] }
  return { ...rest, people, promotions: promotions.map(toListedPromotion), groups, news: listed }
}
const view = (...given: Parameters<typeof week>) => buildNewsView(week(...given), () => true)
const idsOf = (rows: readonly { offer: { promotion: { id: string } } }[]) => rows.map(({ offer }) => offer.promotion.id)

describe('the news of a shopper', () => {
  const mine = promotion('mine')
  const perhaps = promotion('perhaps', { unknownPaymentMethods: ['Club Raro'] })
  const others = promotion('others', { paymentMethods: [['Banco Macro']] })

  it('are what is surely theirs, then what may be, then the rest', () => {
    const { mine: own, maybe, others: rest } = view([others, perhaps, mine], [news(0), news(1), news(2)])
    expect([own, maybe, rest].map(idsOf)).toEqual([['mine'], ['perhaps'], ['others']])
  })

  it('are all that there are for who has told nothing', () => {
    const all = view([others, mine], [news(0), news(1)], [0, 1], householdOf(EMPTY_WALLET))
    expect([idsOf(all.mine).sort(), all.others, all.personal]).toEqual([['mine', 'others'], [], false])
  })

  it('come by day, the latest first, and what a card says alike of several offers comes once', () => {
    const all = [promotion('a', { discount: { type: 'porcentaje', value: 5 } }), promotion('b'), mine]
    const { mine: rows } = view(all, [news(0, { date: '2026-03-20' }), news(1, { date: '2026-03-20' }), news(2)], [0, 0, 2])
    expect(rows.map(({ offer, others: more }) => [offer.promotion.id, more])).toEqual([
      ['mine', 0],
      ['b', 1],
    ])
  })

  it('keep apart what only goes on for longer', () => {
    const { mine: rows, longer } = view([mine], [news(0, { kind: 'longer', words: 'ahora termina el 30 de abril' })])
    expect([rows, idsOf(longer)]).toEqual([[], ['mine']])
  })

  it('are counted as they are listed: surely theirs, and later than the last look', () => {
    const all = week([mine, others, perhaps, promotion('b')], [news(0), news(1), news(2), news(3, { kind: 'longer' })])
    expect(countOwnNews(all, '2026-03-27T14:59:59.999Z')).toBe(1)
    expect(countOwnNews(all, '2026-03-27T15:00:00.000Z')).toBe(0)
    expect(countOwnNews({ ...all, people: householdOf(EMPTY_WALLET) }, '')).toBe(0)
  })
})

describe('beside the news', () => {
  it('stands what of theirs ends within a week, the first to end first', () => {
    const ends = (id: string, validUntil: string | null) => promotion(id, { validUntil })
    const all = [ends('late', '2026-04-03'), ends('today', TODAY), ends('later', '2026-04-04'), ends('unknown', null)]
    expect(view(all, []).ends.map(({ promotion: { id } }) => id)).toEqual(['today', 'late'])
    expect(view([promotion('x', { validUntil: TODAY, paymentMethods: [['Banco Macro']] })], []).ends).toEqual([])
  })

  it('stand the caps of theirs that begin anew, unless the promotion is over by then', () => {
    const weekly = promotion('weekly', { limits: limits('semana') })
    const monthly = promotion('monthly', { limits: limits('mes') })
    const over = promotion('over', { limits: limits('mes'), validUntil: '2026-03-31' })
    const { renewals } = view([monthly, weekly, over], [])
    expect(renewals.map(({ date, period, offers }) => [date, period, offers.map(({ promotion: { id } }) => id)])).toEqual([
      ['2026-03-30', 'semana', ['weekly']],
      ['2026-04-01', 'mes', ['monthly']],
    ])
    const left = { most: 1_000, least: 1_000, usedUp: null, wholeOn: null, words: 'te quedan $ 1.000 del tope' }
    const used = { ...week([monthly, weekly], []), afterUses: <P>(one: Ranked<P>) => ({ ...one, left }) }
    expect(buildNewsView(used, () => true).renewals.flatMap(({ offers }) => offers.map((one) => one.left))).toEqual([left, left])
  })
})
