import { CHAINS, type ChainSlug, READ_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { isFeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { fold } from '#domain/text/fold.ts'
import type { ChainWords } from '#extraction/chainWords.ts'
import { type CardReading, extractCard } from '#extraction/extractCard.ts'
import type { SeenWordings } from '#extraction/wordings.ts'
import { readRecord } from '#feeds/readRecord.ts'

/** Never throws: unreadable parts are left out. */
export type ChainAdapter = (card: CapturedCard) => CardWords

type ChainCard = { cardWords: ChainAdapter; chainWords: ChainWords }

/** By the folder's name, so that a chain needs no second list. */
async function chainCard(slug: ChainSlug): Promise<ChainCard> {
  const { cardWords }: Pick<ChainCard, 'cardWords'> = await import(`./${slug}/card.ts`)
  const { chainWords }: Pick<ChainCard, 'chainWords'> = await import(`./${slug}/words.ts`)
  return { cardWords, chainWords }
}

const CARDS = new Map<string, ChainCard>(await Promise.all(READ_CHAIN_SLUGS.map(async (slug) => [slug, await chainCard(slug)] as const)))

export const chainWordsOf = (slug: ChainSlug): ChainWords => CARDS.get(slug)?.chainWords ?? unreadWords(slug)

/** Of a chain whose page nobody reads only the name is known: where it holds stays open. */
function unreadWords(chain: ChainSlug): ChainWords {
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

export function cardWordsOf(captured: CapturedCard): CardWords {
  if (isFeedSlug(captured.source)) return readRecord(captured).card
  return (CARDS.get(captured.source) as ChainCard).cardWords(captured)
}

/** Never throws: unreadable things are refused with a reason. `seen`: earlier wordings, else those the rules were written for. */
export function readWords(card: CardWords, seen?: SeenWordings): CardReading {
  return extractCard(card, chainWordsOf(card.chain), seen)
}

/** Of an issuer's record only the print is read; its fields go straight into the promotions. */
export function readCard(captured: CapturedCard, seen?: SeenWordings): CardReading {
  if (!isFeedSlug(captured.source)) return readWords(cardWordsOf(captured), seen)
  const { print, withFields } = readRecord(captured)
  return withFields(readWords(print, seen))
}
