import { CHAIN_FACTS } from '#chains/facts.ts'

export const CHAINS = CHAIN_FACTS

export type ChainSlug = keyof typeof CHAINS
export const ALL_CHAIN_SLUGS = Object.keys(CHAINS) as ChainSlug[]
/** What is known of the other chains was said by an issuer. */
export const isReadChain = (chain: ChainSlug): chain is ReadChain => !('isUnread' in CHAINS[chain])
/** Without those that are known only through what issuers say. */
export const READ_CHAIN_SLUGS = ALL_CHAIN_SLUGS.filter((slug) => isReadChain(slug))
export type ReadChain = { [S in ChainSlug]: (typeof CHAINS)[S] extends { isUnread: true } ? never : S }[ChainSlug]
/** Sister chains are read where an operator switches them on, and shown where they were read. */
export const CHAIN_SLUGS = READ_CHAIN_SLUGS.filter((slug): slug is MainChain => !('isSister' in CHAINS[slug]))
export type MainChain = { [S in ReadChain]: (typeof CHAINS)[S] extends { isSister: true } ? never : S }[ReadChain]
export type Where = (typeof CHAINS)[ChainSlug]['where'][number]

/** The web shop last. */
export const ALL_WHERES: readonly Where[] = [...new Set(ALL_CHAIN_SLUGS.flatMap((slug): readonly Where[] => CHAINS[slug].where))].sort(
  (a, b) => Number(a === 'Online') - Number(b === 'Online'),
)

export function isChainSlug(text: unknown): text is ChainSlug {
  return typeof text === 'string' && Object.hasOwn(CHAINS, text)
}

/** Returns all main chains, and of the other chains those in `read`. */
export function chainsToShow(read: readonly ChainSlug[]): ChainSlug[] {
  return ALL_CHAIN_SLUGS.filter((slug) => (CHAIN_SLUGS as readonly ChainSlug[]).includes(slug) || read.includes(slug))
}

export const WHERE_LABELS = Object.assign({ Online: 'Online' }, ...Object.values(CHAINS).map(({ whereLabels }) => whereLabels)) as Record<
  Where,
  string
>

export function usualFormats(chain: ChainSlug): readonly Where[] {
  const { where, seldomNamed = [] }: { name: string; where: readonly Where[]; seldomNamed?: readonly string[] } = CHAINS[chain]
  return where.filter((format) => !seldomNamed.includes(format))
}

export function iconMeanings(chain: ChainSlug): Readonly<Record<string, string>> {
  const facts: { name: string; icons?: Readonly<Record<string, string>> } = CHAINS[chain]
  return facts.icons ?? {}
}

export function isInWholesaleOnly({ supermarket, where }: { supermarket: ChainSlug; where: readonly Where[] }): boolean {
  const { wholesale = [] }: { name: string; wholesale?: readonly string[] } = CHAINS[supermarket]
  return where.length > 0 && where.every((format) => wholesale.includes(format))
}

/** Only in wholesale shops, or of a chain known through issuers alone: most are of one region, and we do not know which. */
export function isOutOfTheWay(promotion: { supermarket: ChainSlug; where: readonly Where[] }): boolean {
  return !isReadChain(promotion.supermarket) || isInWholesaleOnly(promotion)
}

export const CHANNELS = ['presencial', 'online'] as const
export type Channel = (typeof CHANNELS)[number]

export function holdsOnChannel(where: readonly Where[], channel: Channel): boolean {
  return channel === 'online' ? where.includes('Online') : where.some((format) => format !== 'Online')
}
