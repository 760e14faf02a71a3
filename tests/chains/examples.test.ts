import { describe, expect, it } from 'vitest'
import { exampleCards, fillIn } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import { addDays, type CivilDate, firstOfMonth, lastOfMonth, type Weekday, weekdayOf } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { holdsOnDate, weekFrom } from '#domain/promotion/occurrence.ts'
import { atLeastOne } from '../atLeastOne.ts'

/** Mid-month, the last day of a year, the first and the last of a February, a leap day, a Sunday that ends a month. */
const DAYS: CivilDate[] = ['2026-11-20', '2026-12-31', '2027-02-01', '2027-02-28', '2028-02-29', '2027-01-31']

describe('the example cards', () => {
  it('are at least 48, and at least 8 of every chain', () => {
    const cards = exampleCards('2026-11-20')
    expect(cards.length).toBeGreaterThanOrEqual(48)
    for (const chain of CHAIN_SLUGS) expect(cards.filter(({ source }) => source === chain).length).toBeGreaterThanOrEqual(8)
  })

  it.each(DAYS)('of %s are captured on that day and have ids of their own that name their chain', (today) => {
    const cards = exampleCards(today)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const { id, source, capturedAt } of atLeastOne(cards)) {
      expect(id).toMatch(new RegExp(`^example-${source}-\\d\\d$`))
      expect(capturedAt).toBe(today)
    }
  })

  it('have the same ids on every day', () => {
    const [first, ...others] = DAYS.map((day) => exampleCards(day).map(({ id }) => id))
    for (const ids of atLeastOne(others)) expect(ids).toEqual(first)
  })

  it('of a file with a word that nobody gives are none, and the word is named', () => {
    expect(() => fillIn({ terms: ['Del {{frist}} al {{last}}'] }, '2026-11-20')).toThrow('{{frist}}')
    expect(() => fillIn('{{last isoo}}', '2026-11-20')).toThrow('{{last isoo}}')
  })

  it('share one legal page at Coto, and have none elsewhere', () => {
    const cards = exampleCards('2026-11-20')
    const pages = cards.filter(({ source }) => source === 'coto').map(({ legalText }) => legalText)
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).toMatch(/ \*\*$/m)
    expect(cards.filter(({ source }) => source !== 'coto').every(({ legalText }) => legalText === undefined)).toBe(true)
  })

  it('speak of this month and the next, of days ahead and of a month that is over', () => {
    const words = JSON.stringify(exampleCards('2026-12-31'))
    expect(words).toContain('01/12/2026 al 31/01/2027')
    expect(words).toContain('diciembre de 2026')
    expect(words).toContain('01/11/2026 al 30/11/2026')
    expect(words).toContain('viernes 01/01/2027')
    expect(words).toContain('Del Sábado 02/01 al Domingo 03/01')
  })
})

/** For when an example is, where it is not from the first of this month to the last of the next. */
const VALIDITY: Record<string, 'this month' | 'past month' | 'weekend' | 'a year more' | Weekday> = {
  'carrefour-10': 'Sabado',
  'carrefour-12': 'past month',
  'coto-06': 'Viernes',
  'coto-07': 'weekend',
  'dia-10': 'Jueves',
  'jumbo-05': 'this month',
  'changomas-05': 'this month',
  'makro-06': 'this month',
  'cuenta-dni-03': 'this month',
  'club-la-nacion-01': 'a year more',
}

describe.each(DAYS)('the example cards of %s', (today) => {
  const read = exampleCards(today).map(({ id, ...card }) => ({
    name: id.replace('example-', ''),
    promotions: readCard({ id, ...card }).promotions,
  }))

  it('are worded as the rules know it: none is told with doubt for its wording', () => {
    const promotions = atLeastOne(read.flatMap((one) => one.promotions))
    expect(promotions.filter(({ doubt }) => doubt?.reason === 'wording')).toEqual([])
  })

  it('hold when they are meant to', () => {
    const dated = read.flatMap(({ name, promotions }) => promotions.map(({ validFrom, validUntil }) => [name, validFrom, validUntil]))
    expect(dated).toEqual(read.flatMap(({ name, promotions }) => promotions.map(() => [name, ...datesMeant(name, today)])))
  })

  it.each(weekFrom(today))('have for %s several promotions of every chain, percentages and instalments', (day) => {
    const ofDay = read.flatMap(({ promotions }) => promotions).filter((promotion) => holdsOnDate(promotion, day))
    const counts = CHAIN_SLUGS.map((chain) => [chain, ofDay.filter(({ supermarket }) => supermarket === chain).length] as const)
    expect(counts.filter(([, count]) => count < 2)).toEqual([])
    expect(new Set(ofDay.map(({ discount }) => discount.type))).toEqual(new Set(['porcentaje', 'cuotas sin intereses']))
  })
})

function datesMeant(name: string, today: CivilDate): [from: CivilDate, until: CivilDate] {
  const validity = VALIDITY[name]
  const pastMonth = addDays(firstOfMonth(today), -1)
  if (validity === undefined) return [firstOfMonth(today), lastOfMonth(addDays(lastOfMonth(today), 1))]
  if (validity === 'a year more') return [firstOfMonth(today), addDays(lastOfMonth(addDays(lastOfMonth(today), 1)), 365)]
  if (validity === 'this month') return [firstOfMonth(today), lastOfMonth(today)]
  if (validity === 'past month') return [firstOfMonth(pastMonth), pastMonth]
  if (validity === 'weekend') return [addDays(nextDay(today, 'Domingo'), -1), nextDay(today, 'Domingo')]
  return [nextDay(today, validity), nextDay(today, validity)]
}

function nextDay(today: CivilDate, weekday: Weekday): CivilDate {
  return weekFrom(today).find((day) => weekdayOf(day) === weekday) as CivilDate
}
