import { expect, it } from 'vitest'
import { chainWords } from '#chains/makro/words.ts'
import { MAX_CARD_TEXT } from '#domain/promotion/capture.ts'
import { extractCard } from '#extraction/extractCard.ts'
import { aRawCard } from '../storage/samples.ts'

/** Milliseconds of processor for one card, whatever it says. */
const LONGEST = 500
const OFFER = 'Lunes\n20% DE AHORRO\nPagando con Banco Galicia'

/** A card of offers, with small print that says one phrase over and over for as long as a card may be. */
function cardOf(offers: string, phrase: string) {
  const start = offers.length + 2
  const text = `${offers}\n\n${phrase.repeat(MAX_CARD_TEXT / phrase.length)}`.slice(0, MAX_CARD_TEXT)
  return aRawCard({
    source: 'makro',
    text,
    blocks: [
      { role: 'headline', start: 0, end: offers.length },
      { role: 'legal', start, end: text.length },
    ],
  })
}

/** The first time also compiles the readers; a machine shared with others takes the processor away in between. */
function leastOfThree(work: () => void): number {
  const took = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...took)
}

// The worst of 1,447 phrases of the vocabulary, each repeated in the small print.
it.each(['no ', 'tope $20.000 por mes, ', 'salvo ', 'modo nfc ', 'saldo propio ', 'plata en buepp, ', 'deberá\n'])(
  'a card whose small print says nothing but «%s» is read in half a second',
  (phrase) => {
    const card = cardOf(OFFER, phrase)
    expect(leastOfThree(() => expect(extractCard(card, chainWords).promotions).toHaveLength(1))).toBeLessThan(LONGEST)
  },
)

it.each(['sucursales, ', 'tope $20.000 por mes, '])('a card of 24 offers over small print of «%s» is read in two seconds', (phrase) => {
  const offers = Array.from({ length: 24 }, (_, index) => `${index + 5}% de descuento con Banco Galicia los lunes`).join('\n')
  const card = cardOf(offers, phrase)
  expect(leastOfThree(() => expect(extractCard(card, chainWords).promotions).toHaveLength(24))).toBeLessThan(4 * LONGEST)
})

it('a card that names more things than are read of one is never sure', () => {
  const { promotions } = extractCard(cardOf(OFFER, 'visa '), chainWords)
  expect(promotions.map(({ confidence }) => confidence <= 0.5)).toEqual([true])
})
