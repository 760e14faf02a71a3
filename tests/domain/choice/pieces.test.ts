import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PausableWork, runWithoutPauses } from '#domain/choice/pieces.ts'
import { NO_FILTER, prepareRanking, promotionList } from '#domain/choice/promotionList.ts'
import { makeSingleShopper, rankAll, rankWithPauses } from '#domain/choice/ranking.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { promotions, wallets } from '../arbitraries.ts'

/** The result, and how often it paused. */
function stepped<T>(work: PausableWork<T>): { result: T; pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const step = work.next()
    if (step.done) return { result: step.value, pauses }
  }
}

test('with or without pauses the result is the same, and there is one for each promotion', () => {
  const some = fc.array(promotions, { maxLength: 6 }).map((all) => all.map((one, at) => ({ ...one, id: `p${at}` })))
  fc.assert(
    fc.property(some, wallets, (all, wallet) => {
      const shopper = makeSingleShopper(wallet)
      const { result, pauses } = stepped(rankWithPauses(all, shopper))
      expect(result).toEqual(rankAll(all, shopper))
      expect(pauses).toBe(all.length)
    }),
  )
})

test('a list whose order was found in pieces has nothing left to rank', () => {
  const all = fc.sample(promotions, 5).map((one, at) => ({ ...one, id: `p${at}` }))
  const shopper = makeSingleShopper(EMPTY_WALLET, 20_000)
  const { result } = stepped(prepareRanking(all, shopper))
  expect(stepped(prepareRanking(all, shopper)).pauses).toBe(0)
  expect(promotionList(all, NO_FILTER, shopper)).toEqual(result)
  expect(stepped(prepareRanking(all, makeSingleShopper(EMPTY_WALLET, 30_000))).pauses).toBe(5)
})

test('what a computation throws is thrown', () => {
  function* failing(): PausableWork<number> {
    yield
    throw new Error('no result')
  }
  expect(() => runWithoutPauses(failing())).toThrow('no result')
})
