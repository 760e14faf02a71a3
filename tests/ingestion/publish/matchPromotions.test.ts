import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePromotionIds, matchPromotions } from '#ingestion/publish/matchPromotions.ts'
import { type Candidate, promotionContent, promotionKey } from '#ingestion/read/promotionKey.ts'
import type { RegistryEntry } from '#storage/promotions.ts'
import { anyNumberOf } from '../../atLeastOne.ts'
import { anExtractedPromotion } from '../samples.ts'

function candidate(changes: Partial<Candidate> = {}, promotion: Parameters<typeof anExtractedPromotion>[0] = {}): Candidate {
  return { cardId: 'card-1', cardHash: 'words-1', promotion: anExtractedPromotion(promotion), ...changes }
}

function known(id: string, one: Candidate, lastSeen = '2026-03-01'): RegistryEntry {
  return { ...one, id, firstSeen: '2026-01-01', lastSeen }
}

const idsOf = (matches: (RegistryEntry | null)[]) => matches.map((match) => match?.id ?? null)

describe('matchPromotions', () => {
  it('finds the same promotion of the same card', () => {
    expect(idsOf(matchPromotions([known('a', candidate())], [candidate()]))).toEqual(['a'])
  })

  it('finds a promotion whose cap, dates or minimum changed', () => {
    const later = candidate(
      { cardHash: 'words-2', cardId: 'card-2' },
      {
        validFrom: '2026-04-01',
        validUntil: '2026-04-30',
        minPurchase: 5_000,
        limits: { ...anExtractedPromotion().limits, maxDiscount: 12_000 },
      },
    )
    expect(idsOf(matchPromotions([known('a', candidate())], [later]))).toEqual(['a'])
  })

  it('ignores order, case and accents in what makes a promotion', () => {
    const one = candidate(
      {},
      { paymentMethods: [['MODO', 'Banco Galicia'], ['Cuenta DNI']], weekdays: ['Lunes', 'Martes'], onlyForProducts: 'Almacén' },
    )
    const other = candidate(
      { cardId: 'card-2', cardHash: 'words-2' },
      { paymentMethods: [['Cuenta DNI'], ['Banco Galicia', 'MODO']], weekdays: ['Martes', 'Lunes'], onlyForProducts: 'ALMACEN' },
    )
    expect(promotionKey(one.promotion)).toBe(promotionKey(other.promotion))
    expect(idsOf(matchPromotions([known('a', one)], [other]))).toEqual(['a'])
  })

  it.each([
    ['discount', { discount: { type: 'porcentaje', value: 25 } }],
    ['methods', { paymentMethods: [['Banco Nación']] }],
    ['weekdays', { weekdays: ['Jueves'] }],
    ['formats', { where: ['Online'] }],
    ['audience', { appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false } }],
    ['membership', { membership: ['Mi Carrefour'] }],
    ['product scope', { onlyForProducts: 'vinos' }],
  ] as const)('takes a promotion on another card with other %s for another promotion', (_, changes) => {
    const other = candidate({ cardId: 'card-2', cardHash: 'words-2' }, changes as Parameters<typeof anExtractedPromotion>[0])
    expect(idsOf(matchPromotions([known('a', candidate())], [other]))).toEqual([null])
  })

  it('keeps the id when better readers find another field in the same words', () => {
    const better = candidate({}, { weekdays: ['Jueves'], paymentMethods: [['Banco Nación', 'MODO']] })
    expect(idsOf(matchPromotions([known('a', candidate())], [better]))).toEqual(['a'])
  })

  it('does not keep the id when the same words give another discount', () => {
    const other = candidate({}, { discount: { type: 'porcentaje', value: 35 } })
    expect(idsOf(matchPromotions([known('a', candidate())], [other]))).toEqual([null])
  })

  it('keeps the id of a card that the source edited, as long as discount and methods stay', () => {
    const edited = candidate({ cardHash: 'words-2' }, { weekdays: ['Jueves'] })
    const taken = candidate({ cardHash: 'words-2' }, { weekdays: ['Jueves'], paymentMethods: [['Banco Nación']] })
    expect(idsOf(matchPromotions([known('a', candidate())], [edited]))).toEqual(['a'])
    expect(idsOf(matchPromotions([known('a', candidate())], [taken]))).toEqual([null])
  })

  it('distinguishes two promotions of one card that differ in their caps', () => {
    const capOf = (maxDiscount: number) => ({ limits: { ...anExtractedPromotion().limits, maxDiscount } })
    const [low, high] = [candidate({}, capOf(10_000)), candidate({}, capOf(30_000))]
    const previous = [known('low', low), known('high', high)]
    expect(idsOf(matchPromotions(previous, [high, low]))).toEqual(['high', 'low'])
    expect(idsOf(matchPromotions(previous, [high]))).toEqual(['high'])
  })

  it('prefers the card to the key alone, and the latest among equals', () => {
    const onOtherCard = candidate({ cardId: 'card-2', cardHash: 'words-2' })
    expect(idsOf(matchPromotions([known('other', onOtherCard, '2026-03-20'), known('own', candidate())], [candidate()]))).toEqual(['own'])
    const rewritten = candidate({ cardId: 'card-3', cardHash: 'words-3' }, { validUntil: '2026-05-31' })
    const previous = [known('old', candidate(), '2025-07-01'), known('new', onOtherCard, '2026-03-20')]
    expect(idsOf(matchPromotions(previous, [rewritten]))).toEqual(['new'])
  })
})

/** Few different values, so that cards, words and keys collide often. */
const anyCandidate = fc
  .record({
    card: fc.integer({ min: 1, max: 4 }),
    words: fc.integer({ min: 1, max: 4 }),
    discount: fc.constantFrom(10, 20),
    weekday: fc.constantFrom('Lunes' as const, 'Jueves' as const),
    cap: fc.constantFrom(null, 10_000, 20_000),
  })
  .map(({ card, words, discount, weekday, cap }) =>
    candidate(
      { cardId: `card-${card}`, cardHash: `words-${words}` },
      {
        discount: { type: 'porcentaje', value: discount },
        weekdays: [weekday],
        limits: { ...anExtractedPromotion().limits, maxDiscount: cap },
      },
    ),
  )
const contentOf = (one: Candidate) => `${one.cardId} ${one.cardHash} ${promotionContent(one.promotion)}`
const anyCandidates = fc.uniqueArray(anyCandidate, { selector: contentOf, maxLength: 12 })
const anyKnown = fc
  .array(fc.tuple(anyCandidate, fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01')), { maxLength: 12 })
  .map((all) => all.map(([one, lastSeen], index) => known(`id-${index}`, one, lastSeen)))

describe('matchPromotions, for any input', () => {
  it('gives no entry twice', () => {
    fc.assert(
      fc.property(anyKnown, anyCandidates, (previous, candidates) => {
        const given = idsOf(matchPromotions(previous, candidates)).filter((id) => id !== null)
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })

  it('does not depend on the order of either side', () => {
    const shuffled = fc.tuple(anyKnown, anyCandidates).chain(([previous, candidates]) =>
      fc.record({
        previous: fc.constant(previous),
        candidates: fc.constant(candidates),
        otherPrevious: fc.shuffledSubarray(previous, { minLength: previous.length }),
        otherCandidates: fc.shuffledSubarray(candidates, { minLength: candidates.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ previous, candidates, otherPrevious, otherCandidates }) => {
        const byContent = (all: Candidate[], matches: (RegistryEntry | null)[]) =>
          new Map(all.map((one, index) => [contentOf(one), matches[index]?.id ?? null]))
        const straight = byContent(candidates, matchPromotions(previous, candidates))
        const other = byContent(otherCandidates, matchPromotions(otherPrevious, otherCandidates))
        expect([...other].sort()).toEqual([...straight].sort())
      }),
    )
  })

  it('finds the same ids again when the same capture comes again', () => {
    fc.assert(
      fc.property(anyKnown, anyCandidates, (previous, candidates) => {
        const matches = matchPromotions(previous, candidates)
        const unknown = candidates.filter((_, index) => matches[index] === null)
        const minted = makePromotionIds('real', 'carrefour', unknown, new Set(previous.map(({ id }) => id)))
        const ids = candidates.map((one, index) => matches[index]?.id ?? (minted[unknown.indexOf(one)] as string))
        const registry = new Map(previous.map((entry) => [entry.id, entry]))
        candidates.forEach((one, index) => {
          registry.set(ids[index] as string, known(ids[index] as string, one, '2026-03-15'))
        })
        expect(idsOf(matchPromotions([...registry.values()], candidates))).toEqual(ids)
      }),
    )
  })
})

describe('makePromotionIds', () => {
  it('gives short ids that are safe in a URL, all different, none taken', () => {
    fc.assert(
      fc.property(anyCandidates, (candidates) => {
        const first = makePromotionIds('real', 'carrefour', candidates, new Set())
        const second = makePromotionIds('real', 'carrefour', candidates, new Set(first))
        expect(new Set([...first, ...second]).size).toBe(candidates.length * 2)
        for (const id of anyNumberOf(first)) expect(id).toMatch(/^[0-9a-z]{10}$/)
      }),
    )
  })

  it('gives the same ids in any order', () => {
    fc.assert(
      fc.property(anyCandidates, (candidates) => {
        const straight = makePromotionIds('real', 'carrefour', candidates, new Set())
        const reversed = makePromotionIds('real', 'carrefour', candidates.toReversed(), new Set())
        expect(reversed.toReversed()).toEqual(straight)
      }),
    )
  })

  it('gives an example another id than the real promotion that it resembles', () => {
    const one = [candidate()]
    expect(makePromotionIds('example', 'carrefour', one, new Set())).not.toEqual(makePromotionIds('real', 'carrefour', one, new Set()))
  })
})
