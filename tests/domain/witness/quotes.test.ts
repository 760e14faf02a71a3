import { expect, it } from 'vitest'
import { quotesOf } from '#domain/witness/quotes.ts'
import { aPromotion, aRawCard } from '../../storage/samples.ts'

const TEXT = 'Tope $ 9.000 por mes\n\nDe lunes a viernes, según su lista'
const card = aRawCard({
  text: TEXT,
  blocks: [
    { role: 'legal', start: 0, end: 20 },
    { role: 'mark', start: 22, end: TEXT.length },
  ],
})
const evidence = {
  limits: [
    { start: 0, end: 12 },
    { start: 0, end: 12 },
  ],
  weekdays: [{ start: 22, end: 40 }],
}

it('quotes of an issuer are its own words, each once, and not our lines for the fields of its list', () => {
  expect(quotesOf(aPromotion({ feed: 'cuenta-dni', evidence }), card, ['limits', 'weekdays'])).toEqual([
    { field: 'limits', text: 'Tope $ 9.000' },
  ])
})

it('of a chain a mark of its page is quoted, too', () => {
  expect(quotesOf(aPromotion({ evidence }), card, ['weekdays']).map(({ field }) => field)).toEqual(['weekdays'])
})
