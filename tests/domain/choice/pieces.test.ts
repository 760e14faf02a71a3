import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce, type Pieces } from '#domain/choice/pieces.ts'
import { NO_FILTER, promotionList, rankingInPieces } from '#domain/choice/promotionList.ts'
import { rank, rankInPieces, shopperWith } from '#domain/choice/ranking.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { promotions, wallets } from '../arbitraries.ts'

/** The result, and how often it paused. */
function stepped<T>(work: Pieces<T>): { result: T; pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const step = work.next()
    if (step.done) return { result: step.value, pauses }
  }
}

test('with or without pauses the result is the same, and there is one for each promotion', () => {
  const some = fc.array(promotions, { maxLength: 6 }).map((all) => all.map((one, at) => ({ ...one, id: `p${at}` })))
  fc.assert(
    fc.property(some, wallets, (all, wallet) => {
      const shopper = shopperWith(wallet)
      const { result, pauses } = stepped(rankInPieces(all, shopper))
      expect(result).toEqual(rank(all, shopper))
      expect(pauses).toBe(all.length)
    }),
  )
})

test('a list whose order was found in pieces has nothing left to rank', () => {
  const all = fc.sample(promotions, 5).map((one, at) => ({ ...one, id: `p${at}` }))
  const shopper = shopperWith(EMPTY_WALLET, 20_000)
  const { result } = stepped(rankingInPieces(all, shopper))
  expect(stepped(rankingInPieces(all, shopper)).pauses).toBe(0)
  expect(promotionList(all, NO_FILTER, shopper)).toEqual(result)
  expect(stepped(rankingInPieces(all, shopperWith(EMPTY_WALLET, 30_000))).pauses).toBe(5)
})

test('what a computation throws is thrown', () => {
  function* failing(): Pieces<number> {
    yield
    throw new Error('no result')
  }
  expect(() => atOnce(failing())).toThrow('no result')
})
