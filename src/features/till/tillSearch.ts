import { CHAINS, type ChainSlug, isChainSlug, type Where } from '#domain/catalogue/chain.ts'
import { findChain } from '#domain/choice/search.ts'
import { type AmountSearch, readAmountSearch } from '#domain/promotion/amount.ts'
import { lastingCookie } from '#ui/lastingCookie.ts'
import type { EveryName } from '#ui/urlSearch.ts'

/**
 * The page's state in its URL. `supermarket` is a chain, or an unknown name as written (`getTillChain`, `unknownTillName`).
 * Without `formato` it is any shop of the chain.
 */
export type TillSearch = AmountSearch & { supermarket?: string | undefined; formato?: Where | undefined }

/** Unknown names are kept up to this length, enough to mention them. */
const MAX_NAME = 30

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readTillSearch(raw: Record<string, unknown>): TillSearch {
  return { ...readPlace(raw.supermarket, raw.formato), ...readAmountSearch(raw) } satisfies EveryName<TillSearch>
}

function readPlace(named: unknown, format: unknown): EveryName<TillPlace> {
  const name = typeof named === 'string' ? named.replace(/\s+/g, ' ').trim() : ''
  const chain = findChain(name)
  if (chain === undefined) return { supermarket: name.slice(0, MAX_NAME).trim() || undefined, formato: undefined }
  return { supermarket: chain, formato: (CHAINS[chain].where as readonly Where[]).find((one) => one === format) }
}

type TillPlace = Pick<TillSearch, 'supermarket' | 'formato'>

export function getTillChain({ supermarket }: TillSearch): ChainSlug | undefined {
  return isChainSlug(supermarket) ? supermarket : undefined
}

/** Returns the requested name if it matches no chain. */
export function unknownTillName(search: TillSearch): string | undefined {
  return getTillChain(search) === undefined ? search.supermarket : undefined
}

/** The cookie with the shopper's last place, so that the server renders for it. */
export const TILL_COOKIE = 'yapa_caja'

export function tillCookie({ supermarket, formato }: TillSearch): string {
  return lastingCookie(TILL_COOKIE, [supermarket, formato].filter(Boolean).join('.'))
}

/** Reads the place from the cookie's value; empty when there is none. */
export function readLastTill(value: string | null): TillPlace {
  const [chain, format] = (value ?? '').split('.')
  return isChainSlug(chain) ? readPlace(chain, format) : {}
}
