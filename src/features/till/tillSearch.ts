import { CHAINS, type ChainSlug, isChainSlug, type Where } from '#domain/chain.ts'
import { keptCookie } from '#ui/keptCookie.ts'

/** The state of the page as its URL says it; whatever is unknown is left out. `formato`: without it any shop of the chain. */
export type TillSearch = { supermarket?: ChainSlug; formato?: Where; monto?: number }

/** Pesos above which an amount is a typing error. */
const MAX_AMOUNT = 100_000_000

/** Reads a URL's parameters, the amount also as people write it («$ 60.000»). Never throws: invalid values are ignored. */
export function readTillSearch(raw: Record<string, unknown>): TillSearch {
  const amount = Math.round(
    Number(
      String(raw.monto ?? '')
        .replace(/[$.\s]/g, '')
        .replace(/,\d*$/, ''),
    ),
  )
  const place = readPlace(raw.supermarket, raw.formato)
  return { ...place, ...(amount > 0 && amount <= MAX_AMOUNT && { monto: amount }) }
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
