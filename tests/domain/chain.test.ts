import { describe, expect, it } from 'vitest'
import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, isChainSlug, shownChains } from '#domain/chain.ts'

describe('the chains', () => {
  it('are those of the specification and more, and sisters where they were read', () => {
    expect(CHAIN_SLUGS).toEqual(expect.arrayContaining(['carrefour', 'coto', 'dia', 'jumbo']))
    expect(CHAIN_SLUGS).not.toContain('vea')
    expect(shownChains([])).toEqual(CHAIN_SLUGS)
    expect(shownChains(['vea', 'coto'])).toEqual([...CHAIN_SLUGS, 'vea'])
    expect(ALL_CHAIN_SLUGS.every(isChainSlug)).toBe(true)
    expect(isChainSlug('toString')).toBe(false)
  })
})
