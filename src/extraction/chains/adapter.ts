import type { CapturedCard, RawCard } from '#domain/capture.ts'
import type { ChainSlug } from '#domain/chain.ts'
import { carrefourCard } from './carrefour.ts'
import { changomasCard } from './changomas.ts'
import { cotoCard } from './coto.ts'
import { diaCard } from './dia.ts'
import { jumboCard } from './jumbo.ts'
import { makroCard } from './makro.ts'

/** From a source's own form to the words of a card. Never throws: what it cannot read gives a card of fewer words. */
export type ChainAdapter = (card: CapturedCard) => RawCard

export const ADAPTERS: Record<ChainSlug, ChainAdapter> = {
  carrefour: carrefourCard,
  coto: cotoCard,
  dia: diaCard,
  jumbo: jumboCard,
  changomas: changomasCard,
  makro: makroCard,
  // One document, one form.
  disco: jumboCard,
  vea: jumboCard,
}
