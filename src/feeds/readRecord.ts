import { CardWordsBuilder } from '#chains/forms/cardWordsBuilder.ts'
import { type ChainSlug, READ_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { FEED_SLUGS, FEEDS, type FeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import type { CardReading } from '#extraction/extractCard.ts'
import { bindStated } from './bind.ts'
import type { RecordReader } from './record.ts'

/** The feeds' readers, found by the folder's name. */
const READERS: ReadonlyMap<string, RecordReader> = new Map(
  await Promise.all(
    FEED_SLUGS.map(async (slug) => {
      const { readRecord }: { readRecord: RecordReader } = await import(`./${slug}/record.ts`)
      return [slug, readRecord] as const
    }),
  ),
)

/** What is no record has no words, and any chain does for a card without any. */
const [NO_CHAIN] = READ_CHAIN_SLUGS as [ChainSlug]

/** An issuer's record: its words under the chain that it names, and what adds the feed's own fields to a reading of these words. */
export function readRecord(captured: CapturedCard): { words: CardWords; bind: (reading: CardReading) => CardReading } {
  const record = READERS.get(captured.source)?.(captured) ?? null
  const builder = new CardWordsBuilder(captured)
  for (const [role, words] of record?.blocks ?? []) builder.add(role, words)
  const about = { chain: record?.chain ?? NO_CHAIN, url: record?.url ?? FEEDS[captured.source as FeedSlug].url }
  return { words: builder.build(about), bind: (reading) => bindStated(reading, record?.stated ?? {}) }
}
