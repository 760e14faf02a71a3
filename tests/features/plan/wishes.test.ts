import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS, CHANNELS } from '#domain/catalogue/chain.ts'
import { DEFAULT_WISHES, type PlanWishes } from '#domain/plan/plan.ts'
import { readPlanSearch } from '#domain/plan/planSearch.ts'
import { chooseSearch, formatSearch, readWishes, withoutChain, withoutDay, writeWishes } from '#domain/plan/wishes.ts'
import { MAX_AMOUNT } from '#domain/promotion/amount.ts'
import { planCookie } from '#features/plan/planCookie.ts'

const TODAY = '2026-07-24'
const day = fc.integer({ min: 0, max: 27 }).map((days) => addDays(TODAY, days))
const amount = fc.integer({ min: 1, max: MAX_AMOUNT })
const wishes: fc.Arbitrary<PlanWishes> = fc.record({
  monthly: amount,
  trips: fc.integer({ min: 1, max: 12 }),
  largest: amount,
  chains: fc.subarray([...CHAIN_SLUGS], { maxLength: CHAIN_SLUGS.length - 1 }),
  channel: fc.option(fc.constantFrom(...CHANNELS)),
  isWithPossible: fc.boolean(),
  since: fc.integer({ min: 0, max: 40 }).map((days) => addDays(TODAY, -days)),
  skips: fc.uniqueArray(day),
  fixed: fc.uniqueArray(fc.record({ date: day, chain: fc.constantFrom(...CHAIN_SLUGS), amount }), { selector: ({ date }) => date }),
})

describe('wishes', () => {
  it('are the same after a way through an address or the cookie', () => {
    fc.assert(
      fc.property(wishes, (wished) => {
        const query = Object.fromEntries(new URLSearchParams(formatSearch(writeWishes(wished))))
        expect(readWishes(readPlanSearch(query), TODAY)).toEqual({ wishes: wished, bad: [] })
        const cookie = /=([^;]*)/.exec(planCookie(wished))?.[1] ?? ''
        expect(cookie).not.toMatch(/[\s",;\\]/)
        expect(readWishes(chooseSearch({}, cookie), TODAY).wishes).toEqual(wished)
      }),
    )
  })

  it('that no address means are named, and the usual holds; nothing throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(readPlanSearch({}))), fc.anything()), (raw) => {
        const read = readWishes(readPlanSearch(raw), TODAY).wishes
        expect(read.monthly > 0 && read.largest > 0 && read.trips >= 1 && read.trips <= 12).toBe(true)
      }),
    )
    const raw = { gasto: '-5', compras: '99', maximo: 'mucho', supermarket: 'coto,narnia', canal: 'luna', sin: '2026-02-30', fijas: 'x' }
    const { wishes: read, bad } = readWishes(readPlanSearch(raw), TODAY)
    expect([...bad].sort()).toEqual(Object.keys(raw).sort())
    expect(read).toEqual({ ...DEFAULT_WISHES, largest: read.largest, since: TODAY })
  })

  it('take amounts as people write them, and a purchase that a form has set anew', () => {
    const search = readPlanSearch({
      gasto: '300 mil',
      supermarket: ['coto', 'Día'],
      fijas: '2026-07-30:coto:1000',
      fija: '2026-07-30:coto',
      monto: '80.000',
    })
    expect(readWishes(search, TODAY).wishes).toMatchObject({
      monthly: 300_000,
      chains: ['coto', 'dia'],
      fixed: [{ date: '2026-07-30', chain: 'coto', amount: 80_000 }],
    })
  })

  it('forget days of weeks that are over', () => {
    const search = readPlanSearch({ sin: '2026-07-19,2026-07-25', fijas: '2026-07-01:coto:1000,2026-07-30:coto:2000' })
    const { skips, fixed } = readWishes(search, TODAY).wishes
    expect([...skips, ...fixed.map(({ date }) => date)]).toEqual(['2026-07-25', '2026-07-30'])
  })

  it('lose a day or a chain with the purchases that were set there', () => {
    const set = { ...DEFAULT_WISHES, fixed: [{ date: '2026-07-30', chain: 'coto', amount: 1_000 }] } as const
    expect(withoutDay(set, '2026-07-30')).toMatchObject({ fixed: [], skips: ['2026-07-30'] })
    expect(withoutChain(set, 'coto', ['coto', 'dia'])).toMatchObject({ fixed: [], chains: ['dia'] })
  })
})
