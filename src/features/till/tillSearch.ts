import { CHAINS, type ChainSlug, isChainSlug, type Where } from '#domain/catalogue/chain.ts'
import { chainNamed } from '#domain/choice/search.ts'
import { readAmount } from '#domain/promotion/amount.ts'
import { keptCookie } from '#ui/keptCookie.ts'
import type { EveryName } from '#ui/urlSearch.ts'

/**
 * The state of the page as its URL says it. `supermarket` is a chain, or a name that is no chain's, as it was written (`chainAt`, `unknownAt`);
 * `formato`: without it any shop of the chain.
 */
export type TillSearch = { supermarket?: string | undefined; formato?: Where | undefined; monto?: number | undefined }

/** Characters of a name that is not known: enough to say which. */
const MAX_NAME = 30

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readTillSearch(raw: Record<string, unknown>): TillSearch {
  return { ...readPlace(raw.supermarket, raw.formato), monto: readAmount(raw.monto) ?? undefined } satisfies EveryName<TillSearch>
}

/** The chain by slug or name. */
function readPlace(named: unknown, format: unknown): EveryName<TillPlace> {
  // The router reads a number where one was typed.
  const name = typeof named === 'string' || typeof named === 'number' ? String(named).replace(/\s+/g, ' ').trim() : ''
  const chain = chainNamed(name)
  if (chain === undefined) return { supermarket: name.slice(0, MAX_NAME).trim() || undefined, formato: undefined }
  return { supermarket: chain, formato: (CHAINS[chain].where as readonly Where[]).find((one) => one === format) }
}

type TillPlace = Pick<TillSearch, 'supermarket' | 'formato'>

/** The chain whose till it is. */
export function chainAt({ supermarket }: TillSearch): ChainSlug | undefined {
  return isChainSlug(supermarket) ? supermarket : undefined
}

/** The name that was asked for and is no chain's. */
export function unknownAt(search: TillSearch): string | undefined {
  return chainAt(search) === undefined ? search.supermarket : undefined
}

/** Where the shopper was last: a cookie, so that the server already renders for it. */
export const TILL_COOKIE = 'yapa_caja'

export function tillCookie({ supermarket, formato }: TillSearch): string {
  return keptCookie(TILL_COOKIE, [supermarket, formato].filter(Boolean).join('.'))
}

/** The place of a cookie's value; nothing where it has none. */
export function readLastTill(value: string | null): TillPlace {
  const [chain, format] = (value ?? '').split('.')
  return isChainSlug(chain) ? readPlace(chain, format) : {}
}
