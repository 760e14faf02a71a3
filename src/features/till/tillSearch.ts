import { readAmount } from '#domain/amount.ts'
import { CHAINS, type ChainSlug, isChainSlug, type Where } from '#domain/chain.ts'
import { keptCookie } from '#ui/keptCookie.ts'

/** The state of the page as its URL says it; whatever is unknown is left out. `formato`: without it any shop of the chain. */
export type TillSearch = { supermarket?: ChainSlug; formato?: Where; monto?: number }

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readTillSearch(raw: Record<string, unknown>): TillSearch {
  const amount = readAmount(raw.monto)
  return { ...readPlace(raw.supermarket, raw.formato), ...(amount !== null && { monto: amount }) }
}

function readPlace(chain: unknown, format: unknown): TillSearch {
  if (!isChainSlug(chain)) return {}
  const where = (CHAINS[chain].where as readonly Where[]).find((one) => one === format)
  return { supermarket: chain, ...(where !== undefined && { formato: where }) }
}

/** Where the shopper was last: a cookie, so that the server already renders for it. */
export const TILL_COOKIE = 'yapa_caja'

export function tillCookie({ supermarket, formato }: TillSearch): string {
  return keptCookie(TILL_COOKIE, [supermarket, formato].filter(Boolean).join('.'))
}

/** The place of a cookie's value; nothing where it has none. */
export function readLastTill(value: string | null): TillSearch {
  const [chain, format] = (value ?? '').split('.')
  return readPlace(chain, format)
}
