import { describe, expect, it } from 'vitest'
import {
  ALL_CHAIN_SLUGS,
  CHAIN_SLUGS,
  holdsOn,
  isChainSlug,
  isChannel,
  shownChains,
  WHERE_LABELS,
  WHERES,
} from '#domain/catalogue/chain.ts'

describe('the chains', () => {
  it('are those of the specification and more, and sisters where they were read', () => {
    expect(CHAIN_SLUGS).toEqual(expect.arrayContaining(['carrefour', 'coto', 'dia', 'jumbo']))
    expect(CHAIN_SLUGS).not.toContain('vea')
    expect(shownChains([])).toEqual(CHAIN_SLUGS)
    expect(shownChains(['vea', 'coto'])).toEqual([...CHAIN_SLUGS, 'vea'])
    expect(ALL_CHAIN_SLUGS.every(isChainSlug)).toBe(true)
    expect(isChainSlug('toString')).toBe(false)
    expect(isChainSlug(['coto'])).toBe(false)
  })
})

describe('the formats', () => {
  it('are each there once, with a name, and the web shop comes last', () => {
    expect(new Set(WHERES).size).toBe(WHERES.length)
    expect(WHERES.indexOf('Online')).toBe(WHERES.length - 1)
    expect(WHERES.filter((where) => !WHERE_LABELS[where])).toEqual([])
  })

  it('hold on the web, in shops, or on both', () => {
    expect([holdsOn(['Online'], 'online'), holdsOn(['Online'], 'presencial')]).toEqual([true, false])
    expect([holdsOn(['Coto'], 'online'), holdsOn(['Coto'], 'presencial')]).toEqual([false, true])
    expect([holdsOn(['Coto', 'Online'], 'online'), holdsOn(['Coto', 'Online'], 'presencial')]).toEqual([true, true])
  })

  it('are chosen by two channels and no other word', () => {
    expect(['presencial', 'online', 'Online', '', null].filter(isChannel)).toEqual(['presencial', 'online'])
  })
})
