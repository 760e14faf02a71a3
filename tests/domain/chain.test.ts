import { describe, expect, it } from 'vitest'
import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, isChainSlug, shownChains } from '#domain/chain.ts'

describe('the chains', () => {
  it('are six that are always there, and sisters where they were read', () => {
    expect(CHAIN_SLUGS).toEqual(['carrefour', 'coto', 'dia', 'jumbo', 'changomas', 'makro'])
    expect(shownChains([])).toEqual(CHAIN_SLUGS)
    expect(shownChains(['vea', 'coto'])).toEqual([...CHAIN_SLUGS, 'vea'])
    expect(ALL_CHAIN_SLUGS.every(isChainSlug)).toBe(true)
    expect(isChainSlug('toString')).toBe(false)
  })
})
