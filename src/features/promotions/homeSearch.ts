import { isCivilDate } from '#domain/calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, type ChainSlug, type Channel, isChannel } from '#domain/catalogue/chain.ts'
import { chainNamed } from '#domain/choice/search.ts'
import { readAmount } from '#domain/promotion/amount.ts'
import type { EveryName } from '#ui/urlSearch.ts'

/** Percentages or instalments. */
export const KINDS = ['descuento', 'cuotas'] as const
export type Kind = (typeof KINDS)[number]

/** The whole purchase, or some groups of products only. */
export const SCOPES = ['todo', 'rubros'] as const
export type GoodsFilter = (typeof SCOPES)[number]

/**
 * The state of the home page as its URL says it; whatever is unknown is left out. `supermarket` is one chain or several, joined by commas in
 * the chains' order (`chainsOf`), and after them what is no chain's name (`unknownChainsOf`). `promo` is the promotion whose detail is open, `filtros` says that the filters are, `todas` that also
 * those are listed that the shopper lacks something for, `vista` that the list goes by
 * supermarket.
 */
export type HomeSearch = {
  supermarket?: string | undefined
  dia?: string | undefined
  canal?: Channel | undefined
  tipo?: Kind | undefined
  alcance?: GoodsFilter | undefined
  mias?: 1 | undefined
  monto?: number | undefined
  q?: string | undefined
  promo?: string | undefined
  filtros?: 1 | undefined
  todas?: 1 | undefined
  vista?: 'supermercados' | undefined
}

const MAX_QUERY = 80
const PROMOTION_ID = /^[\w-]{1,40}$/

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const { chains, unknown } = readChains(raw.supermarket)
  const query = inOneLine(readText(raw.q)).slice(0, MAX_QUERY)
  const promotion = readText(raw.promo)
  return {
    supermarket: [...chains, ...unknown].join(',') || undefined,
    dia: isCivilDate(raw.dia) ? raw.dia : undefined,
    canal: isChannel(raw.canal) ? raw.canal : undefined,
    tipo: KINDS.find((one) => one === raw.tipo),
    alcance: SCOPES.find((one) => one === raw.alcance),
    mias: setIn(raw.mias),
    monto: readAmount(raw.monto) ?? undefined,
    q: query || undefined,
    promo: PROMOTION_ID.test(promotion) ? promotion : undefined,
    filtros: setIn(raw.filtros),
    todas: setIn(raw.todas),
    vista: raw.vista === 'supermercados' ? raw.vista : undefined,
  } satisfies EveryName<HomeSearch>
}

function setIn(value: unknown): 1 | undefined {
  return value === 1 || value === '1' || value === true ? 1 : undefined
}

/** The router reads `50` as a number and `true` as a boolean; here they are words. */
function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Every link of the page is read so, and most say nothing here: then no pattern is asked. */
const inOneLine = (text: string) => (text === '' ? '' : text.replace(/\s+/g, ' ').trim())

/** What a program wrote that had nothing to say, and what people write for "all". */
const NOTHING_MEANT = ['', 'undefined', 'null', 'todos', 'todas']

/** Characters of a name that is not known, and how many of them: enough to say which. */
const MAX_NAME = 30
const MAX_UNKNOWN = 3

type Chosen = { chains: ChainSlug[]; unknown: string[] }

/** Chains in their usual order, by slug or name; all of them are no choice. `unknown`: names that are no chain's, as they were written. */
function readChains(value: unknown): Chosen {
  // What most links of a page say.
  if (value === undefined) return { chains: [], unknown: [] }
  const named = (Array.isArray(value) ? value : [value])
    .flatMap((part) => readText(part).split(','))
    .map(inOneLine)
    .filter((name) => !NOTHING_MEANT.includes(name.toLowerCase()))
    .map((name) => ({ name, chain: chainNamed(name) }))
  const chains = ALL_CHAIN_SLUGS.filter((slug) => named.some(({ chain }) => chain === slug))
  const unknown = named.flatMap(({ name, chain }) => (chain === undefined ? [name.slice(0, MAX_NAME)] : []))
  return {
    chains: unknown.length === 0 && CHAIN_SLUGS.every((slug) => chains.includes(slug)) ? [] : chains,
    unknown: [...new Set(unknown)].slice(0, MAX_UNKNOWN),
  }
}

/** The chains that are chosen; none means all. */
export function chainsOf({ supermarket }: HomeSearch): ChainSlug[] {
  return supermarket === undefined ? [] : readChains(supermarket).chains
}

/** The names that were asked for and are no chain's. */
export function unknownChainsOf({ supermarket }: HomeSearch): string[] {
  return supermarket === undefined ? [] : readChains(supermarket).unknown
}

/** The search with parameters set, or taken out where `undefined` is given. */
export function withChange(search: HomeSearch, change: HomeSearch): HomeSearch {
  return readHomeSearch({ ...search, ...change })
}

/** The parameters that are set, by name. */
export function setParameters(search: HomeSearch): [name: string, value: string][] {
  return Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

/** The address of the home page in a state. */
export function homeHref(search: HomeSearch): string {
  const query = new URLSearchParams(setParameters(search)).toString()
  // Commas need no escaping in a query, and people read links, too.
  return query === '' ? '/' : `/?${query.replaceAll('%2C', ',')}`
}

/** What narrows the list, besides the day. */
export const FILTERS = ['supermarket', 'canal', 'tipo', 'alcance', 'mias', 'q'] as const
export type FilterName = (typeof FILTERS)[number]

/** How many filters of the sheet are set. */
export function countFilters(search: HomeSearch): number {
  return FILTERS.filter((name) => name !== 'q' && search[name] !== undefined).length
}

/** What decides which promotions are listed, as one comparable text. */
export function listKey({ promo, filtros, ...listed }: HomeSearch): string {
  return homeHref(listed)
}
