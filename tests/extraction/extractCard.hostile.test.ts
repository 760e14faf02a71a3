import { expect, it } from 'vitest'
import { words } from '#chains/makro/words.ts'
import { MAX_CARD_TEXT } from '#domain/capture.ts'
import { extractCard } from '#extraction/extractCard.ts'
import { aRawCard } from '../storage/samples.ts'

/** Milliseconds of processor for one card, whatever it says. */
const LONGEST = 500
const OFFER = 'Lunes\n20% DE AHORRO\nPagando con Banco Galicia'

// The worst of 56 words and phrases, each repeated in the small print for as long as a card may be.
it.each(['no ', 'tope $20.000 por mes, ', 'salvo '])(
  'a card whose small print says nothing but «%s» is read in half a second',
  (phrase) => {
    const start = OFFER.length + 2
    const text = `${OFFER}\n\n${phrase.repeat(MAX_CARD_TEXT / phrase.length)}`.slice(0, MAX_CARD_TEXT)
    const card = aRawCard({
      source: 'makro',
      text,
      blocks: [
        { role: 'headline', start: 0, end: OFFER.length },
        { role: 'legal', start, end: text.length },
      ],
    })
    const took = [1, 2].map(() => {
      const before = process.threadCpuUsage()
      expect(extractCard(card, words).promotions).toHaveLength(1)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1_000
    })
    // The first time also compiles the readers.
    expect(Math.min(...took)).toBeLessThan(LONGEST)
  },
)
