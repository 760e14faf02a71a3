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
  witnesses: [],
}

beforeEach(() => {
  vi.resetModules()
  load.mockReset()
})
const loaded = () => import('#features/promotions/promotionSources.ts')

test('who shows a source hears of an answer that somebody else asked for', async () => {
  const { fetchPromotionSource, sources } = await loaded()
  let answer: (source: PromotionSource) => void = () => undefined
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const heard = vi.fn(() => sources.read().get('one'))
  const end = sources.subscribe(heard)
  const asked = [fetchPromotionSource('one'), fetchPromotionSource('one')]
  expect(sources.read().has('one')).toBe(false)
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
  const { fetchPromotionSource, sources } = await loaded()
  load.mockRejectedValueOnce(new Error('offline'))
  expect(await fetchPromotionSource('one')).toBeNull()
  expect(sources.read().get('one')).toBeNull()
  load.mockResolvedValueOnce(SOURCE)
  expect(await fetchPromotionSource('one')).toEqual(SOURCE)
  expect(sources.read().get('one')).toEqual(SOURCE)
  await fetchPromotionSource('one')
  expect(load).toHaveBeenCalledTimes(2)
})
