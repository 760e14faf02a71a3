import { describe, expect, it } from 'vitest'
import type { GateFigures } from '#ingestion/gate/checks.ts'
import { judge } from '#ingestion/gate/gate.ts'
import { type Profile, profileOf } from '#ingestion/gate/profile.ts'
import { GATE_THRESHOLDS } from '#ingestion/gate/thresholds.ts'
import { TRAIT_NAMES, type Trait } from '#ingestion/gate/traits.ts'
import { anOffer } from '../samples.ts'

const traits = (share: number) => Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, share])) as Record<Trait, number>
const PROFILE: Profile = {
  capturedAt: '2026-03-27',
  cards: 40,
  promotions: 50,
  traits: traits(0.5),
  doubtful: 0.1,
  expired: 0,
  longOver: 0,
  offers: new Map(),
  cap: 12_000,
  percentage: 20,
}
const GOOD: GateFigures = { unreadable: 0, silent: 2, garbled: 0, repeated: 2, generous: 0, profile: PROFILE }
const withProfile = (change: Partial<Profile>): GateFigures => ({ ...GOOD, profile: { ...PROFILE, ...change } })

describe('the quality gate', () => {
  it('lets a good capture pass without a word, the first one and a later one', () => {
    expect(judge(GOOD, PROFILE)).toEqual({ verdict: 'publish', reasons: [] })
    expect(judge(GOOD, null)).toEqual({ verdict: 'publish', reasons: [] })
  })

  it.each<[string, GateFigures, RegExp]>([
    ['an empty capture', { ...GOOD, silent: 0, profile: { ...PROFILE, cards: 0, promotions: 0 } }, /vacía/],
    ['a capture without promotions', withProfile({ promotions: 0 }), /ninguna promoción/],
    ['a capture of which half is unreadable', { ...GOOD, unreadable: 20 }, /50 %/],
    ['unreadable entries only', { ...GOOD, silent: 0, unreadable: 3, profile: { ...PROFILE, cards: 0 } }, /100 %/],
    ['cards that say nothing', { ...GOOD, silent: 35 }, /35 de 40/],
    ['broken letters', { ...GOOD, garbled: 30 }, /30 de 40 tarjetas llegaron rotas/],
    ['copies of copies', { ...GOOD, repeated: 200 }, /200 de 250 promociones son copias/],
    ['nearly all of it over', withProfile({ expired: 0.95 }), /Ya venció el 95 %/],
    ['nearly all of it doubtful', withProfile({ doubtful: 0.9 }), /con dudas el 90 %/],
    ['many unheard-of percentages', { ...GOOD, generous: 20 }, /20 de 50 promociones anuncian más de 60 %/],
  ])('holds %s even when nothing was published before, and says why', (_, figures, reason) => {
    const { verdict, reasons } = judge(figures, null)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(reason)
  })

  it.each<[string, Partial<Profile>, RegExp]>([
    ['promotions fall to a third', { promotions: 15 }, /15 promociones y en la última edición buena había 50/],
    ['cards fall to a third, richer ones', { cards: 13 }, /13 tarjetas y en la última edición buena había 40/],
    ['half of the banks are gone', { traits: { ...PROFILE.traits, methods: 0.15 } }, /los medios de pago: lo tenía el 50 %/],
    ['promotions grow tenfold', { promotions: 500 }, /500 promociones/],
    ['caps are gone', { traits: { ...PROFILE.traits, cap: 0 } }, /el tope: lo tenía el 50 % de las promociones y ahora el 0 %/],
    ['nobody is named any more', { traits: { ...PROFILE.traits, methods: 0.03 } }, /los medios de pago/],
    ['caps lose a digit', { cap: 1_200 }, /tope del medio pasó de \$ 12\.000 a \$ 1\.200/],
    ['percentages double', { percentage: 40 }, /descuento del medio pasó de 20 % a 40 %/],
    ['cards of another year come up', { longOver: 0.5 }, /Venció hace mucho el 50 %/],
    ['doubts rise', { doubtful: 0.6 }, /con dudas el 60 % de las promociones, y antes el 10 %/],
  ])('holds when, against the last good edition, %s', (_, change, reason) => {
    const { verdict, reasons } = judge(withProfile(change), PROFILE)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(reason)
  })

  it.each<[string, GateFigures, RegExp]>([
    ['a fifth of the entries is unreadable', { ...GOOD, unreadable: 8 }, /20 %/],
    ['a third of the promotions is gone', withProfile({ promotions: 32 }), /32 promociones/],
    ['one card promises too much', { ...GOOD, generous: 1 }, /1 de 50 promociones/],
    ['more than half is over', withProfile({ expired: 0.6 }), /60 %/],
  ])('publishes with a warning when %s', (_, figures, reason) => {
    const { verdict, reasons } = judge(figures, PROFILE)
    expect(verdict).toBe('publish with warning')
    expect(reasons.join(' ')).toMatch(reason)
  })

  it('speaks of no shares among a handful', () => {
    const few = { ...PROFILE, promotions: GATE_THRESHOLDS.few - 1 }
    expect(judge({ ...GOOD, repeated: 0, profile: { ...few, traits: traits(0) } }, few).verdict).toBe('publish')
  })

  it('tells the reasons to hold before the others', () => {
    const { reasons } = judge({ ...withProfile({ promotions: 10 }), repeated: 0, generous: 1 }, PROFILE)
    expect(reasons[0]).toMatch(/10 promociones y/)
    expect(reasons.at(-1)).toMatch(/anuncian más/)
  })
})

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const all = (until: string, cap: number | null = 5_000) => ({ offers: new Map(KEYS.map((key) => [key, { until, cap }])) })

describe('offers that were there before', () => {
  const before = { ...PROFILE, ...all('2026-03-31') }

  it('may move on, and a little back', () => {
    expect(judge(withProfile(all('2026-04-30')), before).verdict).toBe('publish')
    expect(judge(withProfile(all('2026-03-01')), before).verdict).toBe('publish')
  })

  it('hold the capture when many move far back', () => {
    const { verdict, reasons } = judge(withProfile(all('2025-03-31')), before)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/8 de 8 promociones que ya estaban terminan ahora/)
  })

  it('hold the capture when most that run on are gone, not when they were over', () => {
    const others = { offers: new Map([...all('2026-04-30').offers].slice(0, 3)) }
    const { verdict, reasons } = judge(withProfile(others), before)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/Ya no están 5 de 8 promociones que todavía valían/)
    expect(judge(withProfile(others), { ...PROFILE, ...all('2026-03-26') }).verdict).toBe('publish')
  })

  it('hold the capture when many lose their caps', () => {
    const { verdict, reasons } = judge(withProfile(all('2026-03-31', null)), before)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/8 de 8 promociones que ya estaban perdieron el tope/)
  })
})

describe('a profile', () => {
  it('has the shares and the middle figures of promotions', () => {
    const offers = [
      anOffer({ validUntil: '2026-03-31', limits: { maxDiscount: 5_000, explicitlyHasNoLimit: false, period: null, per: null } }),
      anOffer({
        validUntil: '2026-01-31',
        limits: { maxDiscount: 9_000, explicitlyHasNoLimit: false, period: null, per: null },
        confidence: 0.5,
      }),
    ]
    expect(profileOf(offers, { capturedAt: '2026-03-27', cards: 2 })).toMatchObject({
      promotions: 2,
      doubtful: 0.5,
      expired: 0.5,
      longOver: 0.5,
      cap: 9_000,
      traits: { cap: 1, until: 1 },
    })
  })

  it('of nothing has no middle', () => {
    expect(profileOf([], { capturedAt: '2026-03-27', cards: 0 })).toMatchObject({ promotions: 0, cap: null, percentage: null, doubtful: 0 })
  })
})
