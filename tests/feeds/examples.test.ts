import { expect, test } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import { isReadChain } from '#domain/catalogue/chain.ts'
import { isFeedSlug } from '#domain/catalogue/source.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { confront } from '#domain/witness/confront.ts'
import { FEEDS_BUILT, TODAY } from './feed.ts'

function examples(): PublishedPromotion[] {
  return exampleCards(TODAY).flatMap((card) =>
    readCard(card).promotions.map((promotion, at) => ({
      ...promotion,
      ...{ id: `${card.id}.${at}`, cardId: card.id, firstSeen: TODAY, lastSeen: TODAY },
      ...(isFeedSlug(card.source) ? { feed: card.source } : {}),
    })),
  )
}

test('the examples show what an issuer can say of a promotion', () => {
  const all = examples()
  const feeds = FEEDS_BUILT.map((feed) => ({ feed, capturedAt: TODAY, isComplete: true, before: null }))
  const { witnesses, issuerOnly, promotions } = confront(all, feeds)
  const verdictOf = (id: string) => witnesses.get(`example-${id}.0`)?.map(({ verdict }) => verdict)
  expect(verdictOf('carrefour-05')).toEqual(['confirmed'])
  expect(verdictOf('carrefour-01')).toEqual(['adds'])
  expect(verdictOf('dia-01')).toEqual(['contradicted'])
  expect(issuerOnly.map(({ cardId }) => cardId)).toContain('example-cuenta-dni-04')
  expect(promotions.find(({ cardId }) => cardId === 'example-cuenta-dni-03')?.supermarket).toBe('nini')
  expect(promotions.filter(({ feed, supermarket }) => feed !== undefined && isReadChain(supermarket))).toEqual([])
})
