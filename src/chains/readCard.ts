import { ALL_CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import type { ChainWords } from '#extraction/chainWords.ts'
import { type CardReading, extractCard } from '#extraction/extractCard.ts'
import type { SeenWordings } from '#extraction/wordings.ts'

/** Converts a source's own form to the words of a card. It never throws: unreadable parts are left out. */
export type ChainAdapter = (card: CapturedCard) => CardWords

type ChainCard = { cardWords: ChainAdapter; chainWords: ChainWords }

/** Loads them by the folder's name, so that a chain needs no second list. */
async function chainCard(slug: ChainSlug): Promise<ChainCard> {
  const { cardWords }: Pick<ChainCard, 'cardWords'> = await import(`./${slug}/card.ts`)
  const { chainWords }: Pick<ChainCard, 'chainWords'> = await import(`./${slug}/words.ts`)
  return { cardWords, chainWords }
}

const CARDS = new Map(await Promise.all(ALL_CHAIN_SLUGS.map(async (slug) => [slug, await chainCard(slug)] as const)))

const cardOf = (slug: ChainSlug) => CARDS.get(slug) as ChainCard

/** Returns what the readers must know of a chain. */
export const chainWordsOf = (slug: ChainSlug): ChainWords => cardOf(slug).chainWords

/** Returns the words of a captured card, by its chain's adapter. */
export function cardWordsOf(captured: CapturedCard): CardWords {
  return cardOf(captured.source).cardWords(captured)
}

/**
 * Reads the words of a card; never throws: unreadable things are refused with a reason.
 * @param seen Earlier wordings; by default those of the cards that the rules were written for.
 */
export function readWords(card: CardWords, seen?: SeenWordings): CardReading {
  return extractCard(card, cardOf(card.source).chainWords, seen)
}

/** Reads a captured card, as `readWords` does its words. */
export function readCard(captured: CapturedCard, seen?: SeenWordings): CardReading {
  return readWords(cardWordsOf(captured), seen)
}
