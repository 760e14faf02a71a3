import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { describeOffer, FACT_KINDS, type Fact } from '#domain/description/describeOffer.ts'
import { PLACES, type PlaceName, type PlaceRecipe } from '#domain/description/places.ts'
import { lineOf, tell, textLines } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize } from '#domain/text/words.ts'
import { listedPromotions, wallets } from '../arbitraries.ts'
import { describeCase, FACT_CASES, PLAIN } from './factCases.ts'

const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]

describe('the facts of an offer', () => {
  test.each(FACT_KINDS)('%s: each of its cases has it, and says it in every length', (kind) => {
    for (const [at] of FACT_CASES[kind].entries()) {
      const fact = describeCase(kind, at).find((one) => one.kind === kind)
      expect(fact?.words.long.length ?? 0, `${kind} ${at}`).toBeGreaterThan(0)
      expect(JSON.stringify(fact)).not.toMatch(/undefined|NaN|\[object|\bhasta hasta\b|\blos (?:domingo|sábado)\b/)
    }
  })

  it('a plain offer has no more to be told than what it gives, and with what', () => {
    expect(
      describeOffer({ promotion: PLAIN })
        .filter(({ weight }) => weight === 'must')
        .map(({ kind }) => kind),
    ).toEqual(['gain', 'methods'])
  })

  it('is not told what its place knows', () => {
    const kinds = describeOffer({ promotion: PLAIN }, { knows: ['chain', 'when'] }).map(({ kind }) => kind)
    expect(kinds).not.toContain('chain')
    expect(kinds).not.toContain('when')
  })
})

/** The words of a fact in any length, as one of them may stand in a text. */
const wordings = ({ words }: Fact) => [words.long, words.short, words.word].filter((all) => all.length > 0)
const stands = (text: string, words: string) => text.includes(words) || text.includes(capitalize(words))
const isTold = (fact: Fact, text: string) => wordings(fact).some((all) => all.every((words) => stands(text, words)))

describe('no place swallows what a shopper must be told', () => {
  it('neither alone nor with all other facts: what there is no room for is counted', () => {
    fc.assert(
      fc.property(listedPromotions, wallets, fc.constantFrom(...PLACE_NAMES), fc.boolean(), (drawn, wallet, place, isRanked) => {
        const promotion = { ...drawn, id: 'a' } as unknown as ListedPromotion
        const offer = isRanked ? rankForShopper(promotion, makeSingleShopper(wallet)) : { promotion }
        const description = describeOffer(offer, { personal: isRanked, day: '2026-03-27' })
        const text = textLines(description, place).join('\n')
        const musts = description.filter(({ weight }) => weight === 'must')
        const untold = musts.filter((fact) => !isTold(fact, text))
        const { left, more } = tell(description, place)
        // A single one is said, not counted; what the people's words leave out is counted with the others, once.
        expect(untold.length, `${text}\n${JSON.stringify(untold)}`).toBeLessThanOrEqual(more?.endsWith('condiciones más') ? left.length : 0)
        expect(text.match(/condiciones más/g) ?? []).toHaveLength(more?.endsWith('condiciones más') ? 1 : 0)
        expect(left.length < 2 || text.endsWith(more ?? '?')).toBe(true)
      }),
    )
  })

  it('a place that has no room says the last one itself, and counts where there are more', () => {
    const conditions = {
      ...PLAIN.conditions,
      onlyFor: ['vinos' as const],
      who: [{ kind: 'salary' as const, value: null, alternatives: null }],
    }
    const promotion = { ...PLAIN, minPurchase: 20_000, feed: 'cuenta-dni' as const, conditions }
    const toldWith = (...qualifiers: ListedPromotion['qualifiers']) => {
      const description = describeOffer({ promotion: { ...promotion, qualifiers } })
      expect(tell(description, 'row').parts.notes).toHaveLength(6)
      return textLines(description, 'row').at(-1)
    }
    expect(toldWith('showsId', 'modoAlone', 'notAtSelfCheckout', 'dayBefore')).toBe('y 2 condiciones más')
    expect(toldWith('showsId', 'modoAlone', 'notAtSelfCheckout')).toBe('no vale en cajas de autocobro')
  })

  it('the row of a supermarket has its room for conditions first, then for the rest', () => {
    const qualifiers: ListedPromotion['qualifiers'] = ['modoAlone']
    const description = describeOffer({ promotion: { ...PLAIN, qualifiers, validUntil: '2026-03-27' } }, { day: '2026-03-27' })
    expect(tell(description, 'rowOfChain').left).toEqual([])
    expect(textLines(description, 'rowOfChain')).toContain('Sin tope · con el celular, solo por MODO · último día')
  })
})

describe('a line', () => {
  it('tells an offer whole', () => {
    const limits = { ...PLAIN.limits, explicitlyHasNoLimit: false, maxDiscount: 9_000, period: 'mes' as const }
    const told = describeOffer({ promotion: { ...PLAIN, limits, weekdays: ['Jueves'], minPurchase: 20_000 } })
    expect(lineOf(told).replaceAll('\u00a0', ' ')).toBe(
      '20% con Visa crédito de Galicia, hasta $ 9.000 por mes, mínimo $ 20.000, los jueves',
    )
  })
})

it('every part of every place has facts, and no fact twice', () => {
  for (const [name, parts] of Object.entries(PLACES) as [string, PlaceRecipe][]) {
    const kinds = Object.entries(parts).flatMap(([part, { facts }]) =>
      part === 'title' || part === 'name' ? [] : facts.map((item) => (typeof item === 'string' ? item : item[0])),
    )
    expect(
      kinds.filter((kind, at) => kinds.indexOf(kind) !== at),
      name,
    ).toEqual([])
  }
})
