import { describe, expect, it } from 'vitest'
import {
  ALL_CHAIN_SLUGS,
  ALL_WHERES,
  CHAIN_SLUGS,
  chainsToShow,
  holdsOnChannel,
  isChainSlug,
  WHERE_LABELS,
} from '#domain/catalogue/chain.ts'

describe('the chains', () => {
  it('are those of the specification and more, and sisters where they were read', () => {
    expect(CHAIN_SLUGS).toEqual(expect.arrayContaining(['carrefour', 'coto', 'dia', 'jumbo']))
    expect(CHAIN_SLUGS).not.toContain('vea')
    expect(chainsToShow([])).toEqual(CHAIN_SLUGS)
    expect(chainsToShow(['vea', 'coto'])).toEqual([...CHAIN_SLUGS, 'vea'])
    expect(ALL_CHAIN_SLUGS.every(isChainSlug)).toBe(true)
    expect(isChainSlug('toString')).toBe(false)
    expect(isChainSlug(['coto'])).toBe(false)
  })
})

describe('the formats', () => {
  it('are each there once, with a name, and the web shop comes last', () => {
    expect(new Set(ALL_WHERES).size).toBe(ALL_WHERES.length)
    expect(ALL_WHERES.indexOf('Online')).toBe(ALL_WHERES.length - 1)
    expect(ALL_WHERES.filter((where) => !WHERE_LABELS[where])).toEqual([])
  })

  it('hold on the web, in shops, or on both', () => {
    expect([holdsOnChannel(['Online'], 'online'), holdsOnChannel(['Online'], 'presencial')]).toEqual([true, false])
    expect([holdsOnChannel(['Coto'], 'online'), holdsOnChannel(['Coto'], 'presencial')]).toEqual([false, true])
    expect([holdsOnChannel(['Coto', 'Online'], 'online'), holdsOnChannel(['Coto', 'Online'], 'presencial')]).toEqual([true, true])
  })
})
