import { describe, expect, test } from 'vitest'
import { FEEDS_BUILT, feedOf, readSite, TODAY } from './feed.ts'

describe.each(FEEDS_BUILT)('%s', (slug) => {
  test('its site gives the records of the examples, of chains only', async () => {
    const feed = await feedOf(slug)
    const { cards, ofNoChain } = await readSite(feed)
    const records = cards.map((card) => feed.readRecord({ ...card, source: slug, capturedAt: TODAY }))
    expect(records).toEqual(feed.examples.map((card) => feed.readRecord(card)))
    expect(records).not.toContain(null)
    expect(ofNoChain).toBeGreaterThan(0)
  })
})
