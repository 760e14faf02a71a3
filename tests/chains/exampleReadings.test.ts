import { describe, expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import { addDays, type CivilDate, daysBetween, firstOfMonth, lastOfMonth, WEEKDAYS, type Weekday, weekdayOf } from '#domain/calendar.ts'
import type { CapturedCard } from '#domain/capture.ts'
import { CHAIN_SLUGS } from '#domain/chain.ts'
import { holdsOnDate, occurrences, weekFrom } from '#domain/occurrence.ts'
import type { ExtractedPromotion } from '#domain/promotion.ts'
import { extractedPromotionSchema } from '#domain/promotionSchema.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { type Cap, MEANINGS, type Meaning } from './exampleMeanings.ts'

describe('the example cards are read as they are meant', () => {
  const cards = exampleCards('2026-11-20')

  it('and the meaning of every one is stated', () => {
    expect(cards.map(nameOf)).toEqual(Object.keys(MEANINGS))
  })

  for (const card of atLeastOne(cards)) {
    it(nameOf(card), () => {
      const meaning = meaningOf(card)
      const read = readCard(card).promotions.map((promotion, index) => asRead(promotion, meaning, capOf(meaning, index)))
      expect(read).toEqual(asMeant(meaning))
    })
  }

  it('and every promotion fits the schema', () => {
    for (const promotion of atLeastOne(cards.flatMap((card) => readCard(card).promotions))) {
      expect(extractedPromotionSchema.safeParse(promotion).error).toBeUndefined()
    }
  })
})

/** Mid-month, the last day of a year, the first of a February, a leap day, a Sunday that ends a month. */
const DAYS: CivilDate[] = ['2026-11-20', '2026-12-31', '2027-02-01', '2028-02-29', '2027-01-31']

describe.each(DAYS)('the example cards of %s', (today) => {
  const cards = exampleCards(today)
  const read = cards.map((card) => ({ card, promotions: readCard(card).promotions }))

  it('are dated as they are meant', () => {
    const written = (name: string, from: CivilDate | null, until: CivilDate | null) => `${name}: ${from} – ${until}`
    const dated = read.flatMap(({ card, promotions }) =>
      promotions.map(({ validFrom, validUntil }) => written(nameOf(card), validFrom, validUntil)),
    )
    const meant = cards.flatMap((card) => {
      const meaning = meaningOf(card)
      const [from, until] = datesMeant(meaning.validity, today)
      return meaning.discounts.map(() => written(nameOf(card), from, until))
    })
    expect(dated).toEqual(meant)
  })

  it.each(weekFrom(today))('have for %s several promotions of every chain, percentages and instalments', (day) => {
    const ofDay = read.flatMap(({ promotions }) => promotions).filter((promotion) => holdsOnDate(promotion, day))
    const counts = CHAIN_SLUGS.map((chain) => [chain, ofDay.filter(({ supermarket }) => supermarket === chain).length] as const)
    expect(counts.filter(([, count]) => count < 2)).toEqual([])
    expect(new Set(ofDay.map(({ discount }) => discount.type))).toEqual(new Set(['porcentaje', 'cuotas sin intereses']))
  })
})

const nameOf = (card: CapturedCard): string => card.id.replace('example-', '')

function meaningOf(card: CapturedCard): Meaning {
  const meaning = MEANINGS[nameOf(card)]
  if (!meaning) throw new Error(`The meaning of ${card.id} is not stated`)
  return meaning
}

const capOf = ({ cap, tiers }: Meaning, index: number): Cap => tiers?.[index]?.cap ?? cap

/** What was read, in the terms in which meanings are stated; what a meaning leaves open is left out. */
function asRead(promotion: ExtractedPromotion, meaning: Meaning, capMeant: Cap) {
  return {
    discount: promotion.discount.type === 'porcentaje' ? `${promotion.discount.value}%` : `${promotion.discount.value} cuotas`,
    cap: capRead(promotion, capMeant),
    days: daysRead(promotion),
    where: promotion.where.toSorted(),
    methods: inOrder(promotion.paymentMethods),
    unknownMethods: promotion.unknownPaymentMethods,
    membership: promotion.membership,
    only: accepted(promotion.appliesOnlyTo),
    minPurchase: promotion.minPurchase,
    ...(meaning.rail !== undefined && { rails: accepted(promotion.paymentRails) }),
    ...(meaning.stackable !== undefined && { stackable: promotion.stackable }),
    ...(meaning.onlyForProducts && { onlyForProducts: likeMeant(promotion.onlyForProducts, meaning.onlyForProducts) }),
    ...(meaning.excludesProducts && { excludesProducts: likeMeant(promotion.excludesProducts, meaning.excludesProducts) }),
  }
}

function asMeant(meaning: Meaning) {
  return meaning.discounts.map((discount, index) => ({
    discount,
    cap: capOf(meaning, index),
    days: meaning.days === 'todos' ? WEEKDAYS : meaning.days,
    where: meaning.where.toSorted(),
    methods: inOrder(meaning.tiers?.[index]?.methods ?? meaning.methods),
    unknownMethods: [],
    membership: meaning.membership === undefined ? [] : [meaning.membership],
    only: meaning.only === undefined ? null : [meaning.only],
    minPurchase: meaning.minPurchase ?? null,
    ...(meaning.rail !== undefined && { rails: [meaning.rail] }),
    ...(meaning.stackable !== undefined && { stackable: meaning.stackable }),
    ...(meaning.onlyForProducts && { onlyForProducts: meaning.onlyForProducts }),
    ...(meaning.excludesProducts && { excludesProducts: meaning.excludesProducts }),
  }))
}

function capRead({ limits }: ExtractedPromotion, meant: Cap): Cap | (string | number | null)[] {
  if (limits.explicitlyHasNoLimit) return 'sin tope'
  if (limits.maxDiscount === null) return 'no dice'
  return meant[2] === undefined ? [limits.maxDiscount, limits.period] : [limits.maxDiscount, limits.period, limits.per]
}

/** The days of the week; of a promotion for a day or a weekend those of its dates, whether or not it names them again. */
function daysRead(promotion: ExtractedPromotion): readonly Weekday[] {
  const { validFrom, validUntil } = promotion
  if (validFrom === null || validUntil === null || daysBetween(validFrom, validUntil) > 6) return promotion.weekdays ?? WEEKDAYS
  const days = new Set(occurrences(promotion, validFrom, validUntil).map(weekdayOf))
  return WEEKDAYS.filter((day) => days.has(day))
}

function inOrder(groups: readonly (readonly string[])[] | null): string[] | null {
  return groups?.map((group) => group.toSorted().join(' + ')).toSorted() ?? null
}

function accepted(flags: Record<string, boolean> | null): string[] | null {
  return flags && Object.keys(flags).filter((flag) => flags[flag])
}

/** The pattern where the words are like it, so that two can be compared and a difference shows the words. */
function likeMeant(words: string | null, pattern: RegExp): RegExp | string | null {
  return words !== null && pattern.test(words) ? pattern : words
}

function datesMeant(validity: Meaning['validity'], today: CivilDate): [CivilDate, CivilDate] {
  const pastMonth = addDays(firstOfMonth(today), -1)
  if (validity === undefined) return [firstOfMonth(today), lastOfMonth(addDays(lastOfMonth(today), 1))]
  if (validity === 'month') return [firstOfMonth(today), lastOfMonth(today)]
  if (validity === 'past month') return [firstOfMonth(pastMonth), pastMonth]
  if (validity === 'weekend') return [addDays(nextDay(today, 'Domingo'), -1), nextDay(today, 'Domingo')]
  return [nextDay(today, validity), nextDay(today, validity)]
}

function nextDay(today: CivilDate, weekday: Weekday): CivilDate {
  return weekFrom(today).find((day) => weekdayOf(day) === weekday) as CivilDate
}
