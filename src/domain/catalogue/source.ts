import { FEED_FACTS } from '#feeds/facts.ts'
import { CHAINS, type ChainSlug, READ_CHAIN_SLUGS, type ReadChain } from './chain.ts'

export const FEEDS = FEED_FACTS
export type FeedSlug = keyof typeof FEEDS
export const FEED_SLUGS = Object.keys(FEEDS) as FeedSlug[]

export type SourceSlug = ReadChain | FeedSlug

export const ALL_SOURCE_SLUGS: readonly SourceSlug[] = [...READ_CHAIN_SLUGS, ...FEED_SLUGS]

export function isFeedSlug(text: unknown): text is FeedSlug {
  return typeof text === 'string' && Object.hasOwn(FEEDS, text)
}

export function isSourceSlug(text: unknown): text is SourceSlug {
  return isFeedSlug(text) || READ_CHAIN_SLUGS.some((slug) => slug === text)
}

export const sourceFacts = (source: SourceSlug): { name: string; url: string } => (isFeedSlug(source) ? FEEDS[source] : CHAINS[source])

export const sourceName = (source: SourceSlug): string => sourceFacts(source).name

type Read = { supermarket: ChainSlug; feed?: FeedSlug | undefined }

export const sourceOf = ({ supermarket, feed }: Read): SourceSlug => feed ?? (supermarket as ReadChain)

export const publisherOf = (promotion: Read) => sourceFacts(sourceOf(promotion))
