import { FEED_FACTS } from '#feeds/facts.ts'
import { CHAINS, type ChainSlug, READ_CHAIN_SLUGS, type ReadChain } from './chain.ts'

/** The issuers whose own lists of promotions can be read beside the chains' pages. */
export const FEEDS = FEED_FACTS
export type FeedSlug = keyof typeof FEEDS
export const FEED_SLUGS = Object.keys(FEEDS) as FeedSlug[]

/** The name of what is read, judged and published by itself: the site of a chain, or an issuer's feed. */
export type SourceSlug = ReadChain | FeedSlug

/** Every source that data may name: the chains in their usual order, then the feeds. */
export const ALL_SOURCE_SLUGS: readonly SourceSlug[] = [...READ_CHAIN_SLUGS, ...FEED_SLUGS]

export function isFeedSlug(text: unknown): text is FeedSlug {
  return typeof text === 'string' && Object.hasOwn(FEEDS, text)
}

export function isSourceSlug(text: unknown): text is SourceSlug {
  return isFeedSlug(text) || READ_CHAIN_SLUGS.some((slug) => slug === text)
}

/** What people are shown of a source: its name and its page. */
export const sourceFacts = (source: SourceSlug): { name: string; url: string } => (isFeedSlug(source) ? FEEDS[source] : CHAINS[source])

/** The source's name for people. */
export const sourceName = (source: SourceSlug): string => sourceFacts(source).name

type Read = { supermarket: ChainSlug; feed?: FeedSlug | undefined }

/** The source that a promotion was read from. */
export const sourceOf = ({ supermarket, feed }: Read): SourceSlug => feed ?? (supermarket as ReadChain)

/** Who publishes a promotion: the chain on its page, or the issuer in whose feed it was read. */
export const publisherOf = (promotion: Read) => sourceFacts(sourceOf(promotion))
