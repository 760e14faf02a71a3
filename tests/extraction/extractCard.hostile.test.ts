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

/** The first time also compiles the readers, and a machine shared with others is slower now and then: one of twelve tries is enough. */
function expectWithin(bound: number, work: () => void): void {
  const took: number[] = []
  while (took.length < 12 && !took.some((one) => one < bound)) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    took.push((user + system) / 1_000)
  }
  expect(Math.min(...took)).toBeLessThan(bound)
}

// The worst of 1,447 phrases of the vocabulary, each repeated in the small print.
it.each(['no ', 'tope $20.000 por mes, ', 'salvo ', 'modo nfc ', 'saldo propio ', 'plata en buepp, ', 'deberá\n'])(
  'a card whose small print says nothing but «%s» is read in half a second',
  (phrase) => {
    const card = cardOf(OFFER, phrase)
    expectWithin(LONGEST, () => expect(extractCard(card, chainWords).promotions).toHaveLength(1))
  },
)

it.each(['sucursales, ', 'tope $20.000 por mes, '])('a card of 24 offers over small print of «%s» is read in two seconds', (phrase) => {
  const offers = Array.from({ length: 24 }, (_, index) => `${index + 5}% de descuento con Banco Galicia los lunes`).join('\n')
  const card = cardOf(offers, phrase)
  expectWithin(4 * LONGEST, () => expect(extractCard(card, chainWords).promotions).toHaveLength(24))
})

it('a card that names more things than are read of one is never sure', () => {
  const { promotions } = extractCard(cardOf(OFFER, 'visa '), chainWords)
  expect(promotions.map(({ confidence }) => confidence <= 0.5)).toEqual([true])
})
