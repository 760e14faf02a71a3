import { isCivilDate } from '#domain/calendar.ts'
import { type ChainSlug, type Channel, isChainSlug, isChannel } from '#domain/chain.ts'

/** The state of the home page as its URL says it; whatever is unknown is left out. */
export type HomeSearch = { supermarket?: ChainSlug; dia?: string; canal?: Channel; monto?: number }

/** Pesos above which an amount is a slip of the finger. */
const MAX_AMOUNT = 100_000_000

/** Reads a URL's parameters. Never throws: what makes no sense is ignored. */
export function readHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const search: HomeSearch = {}
  if (isChainSlug(raw.supermarket)) search.supermarket = raw.supermarket
  if (isCivilDate(raw.dia)) search.dia = raw.dia
  if (isChannel(raw.canal)) search.canal = raw.canal
  const amount = Math.round(Number(raw.monto))
  if (amount > 0 && amount <= MAX_AMOUNT) search.monto = amount
  return search
}
