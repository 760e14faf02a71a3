import { beforeEach, expect, test, vi } from 'vitest'
import type { PromotionSource } from '#features/promotions/detailData.ts'

const load = vi.hoisted(() => vi.fn<(call: { data: string }) => Promise<PromotionSource | null>>())
vi.mock('#features/promotions/detail.functions.ts', () => ({ loadPromotionSource: load }))

const SOURCE: PromotionSource = {
  url: 'https://example.com/',
  firstSeen: '2026-03-01',
  reviewed: null,
  words: null,
  changes: [],
  questions: [],
}

beforeEach(() => {
  vi.resetModules()
  load.mockReset()
})
const sources = () => import('#features/promotions/promotionSources.ts')

test('who shows a source hears of an answer that somebody else asked for', async () => {
  const { fetchPromotionSource, subscribeToSources, cachedPromotionSource } = await sources()
  let answer: (source: PromotionSource) => void = () => undefined
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const heard = vi.fn(() => cachedPromotionSource('one'))
  const end = subscribeToSources(heard)
  const asked = [fetchPromotionSource('one'), fetchPromotionSource('one')]
  expect(cachedPromotionSource('one')).toBe('waiting')
  answer(SOURCE)
  expect(await Promise.all(asked)).toEqual([SOURCE, SOURCE])
  expect(load).toHaveBeenCalledTimes(1)
  expect(heard).toHaveReturnedWith(SOURCE)
  end()
  load.mockResolvedValueOnce(SOURCE)
  await fetchPromotionSource('two')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a source is fetched once, and one that could not be fetched is asked for again', async () => {
  const { fetchPromotionSource, cachedPromotionSource } = await sources()
  load.mockRejectedValueOnce(new Error('offline'))
  expect(await fetchPromotionSource('one')).toBeNull()
  expect(cachedPromotionSource('one')).toBeNull()
  load.mockResolvedValueOnce(SOURCE)
  expect(await fetchPromotionSource('one')).toEqual(SOURCE)
  expect(cachedPromotionSource('one')).toEqual(SOURCE)
  await fetchPromotionSource('one')
  expect(load).toHaveBeenCalledTimes(2)
})
