import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { fold } from '#domain/text/fold.ts'
import type { ChainWords } from '#extraction/chainWords.ts'

/** What the readers know of a chain whose page nobody reads: its name. What an issuer does not say of where it holds stays open. */
export function unreadWords(chain: ChainSlug): ChainWords {
  const { name, where } = CHAINS[chain]
  return {
    where: { marks: [], otherwise: where },
    names: [{ value: 'shops', phrases: [fold(name)] }],
    site: null,
    provinces: null,
    keepsDayFlags: false,
    club: null,
    notes: '',
    picturesBank: null,
  }
}
