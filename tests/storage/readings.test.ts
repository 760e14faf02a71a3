import { expect, it } from 'vitest'
import type { CardWords } from '#domain/promotion/capture.ts'
import { cardWordsHash, loadAllReadings, loadReadings, readingLineSchema, storeReadings } from '#storage/readings.ts'
import { aCardInWords } from '../readings/aCard.ts'
import { describeOnBothDatabases } from './databases.ts'

const NOW = '2026-10-08T12:00:00.000Z'

describeOnBothDatabases('readings', (databases) => {
  it('are stored once by the words of a card, whatever day of a month it is', async () => {
    const { db } = await databases.open()
    const text = cardWordsHash(aCardInWords())
    await storeReadings(db, [{ text, source: 'carrefour', answer: { promotions: [] } }], NOW)
    await storeReadings(db, [{ text, source: 'carrefour', answer: 'a later one' }], NOW)
    expect(await loadReadings(db, [text, 'another'])).toEqual(new Map([[text, { promotions: [] }]]))
    const later: CardWords = { ...aCardInWords(), id: 'other', capturedAt: '2026-10-15' }
    expect(cardWordsHash(later)).toBe(text)
    expect(cardWordsHash({ ...aCardInWords(), capturedAt: '2026-11-08' })).not.toBe(text)
    expect(cardWordsHash(aCardInWords([['value', '20 % de descuento']]))).not.toBe(text)
    const [line] = await loadAllReadings(db)
    expect(readingLineSchema.parse(JSON.parse(JSON.stringify({ reading: line })))).toEqual({ reading: line })
  })

  it('that cannot be read any more count as none', async () => {
    const { db } = await databases.open()
    const text = cardWordsHash(aCardInWords())
    await storeReadings(db, [{ text, source: 'carrefour', answer: {} }], NOW)
    await db.updateTable('readings').set({ answer: '{' }).execute()
    expect(await loadReadings(db, [text])).toEqual(new Map())
  })
})
