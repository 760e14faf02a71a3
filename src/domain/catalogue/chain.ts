import { CHAIN_FACTS } from '#chains/facts.ts'

/** The supermarket chains, and for each the formats and channels (`where`) on which a promotion of it can hold. */
export const CHAINS = CHAIN_FACTS

export type ChainSlug = keyof typeof CHAINS
/** Every chain that data may speak of, in their usual order. */
export const ALL_CHAIN_SLUGS = Object.keys(CHAINS) as ChainSlug[]
/** The chains that are always there; the others are read only where somebody switched them on, shown only where they were read. */
export const CHAIN_SLUGS = ALL_CHAIN_SLUGS.filter((slug): slug is MainChain => !('isSister' in CHAINS[slug]))
export type MainChain = { [S in ChainSlug]: (typeof CHAINS)[S] extends { isSister: true } ? never : S }[ChainSlug]
export type Where = (typeof CHAINS)[ChainSlug]['where'][number]

/** Every format and channel of every chain, the web shop last. */
export const WHERES: readonly Where[] = [...new Set(ALL_CHAIN_SLUGS.flatMap((slug): readonly Where[] => CHAINS[slug].where))].sort(
  (a, b) => Number(a === 'Online') - Number(b === 'Online'),
)

export function isChainSlug(text: unknown): text is ChainSlug {
  return typeof text === 'string' && Object.hasOwn(CHAINS, text)
}

/** The chains to show: those that are always there, and of their sisters the ones that were `read`. */
export function shownChains(read: readonly ChainSlug[]): ChainSlug[] {
  return ALL_CHAIN_SLUGS.filter((slug) => (CHAIN_SLUGS as readonly ChainSlug[]).includes(slug) || read.includes(slug))
}

/** How the formats are called in front of a shopper. */
export const WHERE_LABELS = Object.assign({ Online: 'Online' }, ...Object.values(CHAINS).map(({ whereLabels }) => whereLabels)) as Record<
  Where,
  string
>

/** Meanings of a chain's icons by file name, where the file name says something else. */
export function iconsOf(chain: ChainSlug): Readonly<Record<string, string>> {
  const facts: { name: string; icons?: Readonly<Record<string, string>> } = CHAINS[chain]
  return facts.icons ?? {}
}

/** The two channels a shopper chooses between. */
export const CHANNELS = ['presencial', 'online'] as const
export type Channel = (typeof CHANNELS)[number]

export function isChannel(text: unknown): text is Channel {
  return text === 'presencial' || text === 'online'
}

/** Whether a promotion that holds on these formats holds on the channel. */
export function holdsOn(where: readonly Where[], channel: Channel): boolean {
  return channel === 'online' ? where.includes('Online') : where.some((format) => format !== 'Online')
}
