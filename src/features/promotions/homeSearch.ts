import { isCivilDate } from '#domain/calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { findChain } from '#domain/choice/search.ts'
import { type AmountSearch, readAmountSearch } from '#domain/promotion/amount.ts'
import type { EveryName } from '#ui/urlSearch.ts'
import { FILTER_NAMES, type FilterValues, readFilters } from './homeFilters.ts'

/**
 * The home page's state in its URL, without unknown parameters. `supermarket`: chains joined by commas, then unknown
 * names (`chosenChains`, `unknownChainNames`). `promo`: the open detail. `filtros`: filters are open. `todas`: unusable
 * promotions are unfolded. `listo`: the wizard has just ended. `elegir`: the first visit's methods stay open.
 */
export type HomeSearch = FilterValues &
  AmountSearch & {
    supermarket?: string | undefined
    dia?: string | undefined
    q?: string | undefined
    promo?: string | undefined
    filtros?: 1 | undefined
    todas?: 1 | undefined
    listo?: 1 | undefined
    elegir?: 1 | undefined
  }

/** Checks whether the list has a section for each supermarket: not of one chain, and not of a search, whose matches are few. */
export function isOfSeveralChains(search: HomeSearch): boolean {
  return search.q === undefined && chosenChains(search).length !== 1
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
    ...readFilters(raw),
    ...readAmountSearch(raw),
    q: query || undefined,
    promo: PROMOTION_ID.test(promotion) ? promotion : undefined,
    filtros: setIn(raw.filtros),
    todas: setIn(raw.todas),
    listo: setIn(raw.listo),
    elegir: setIn(raw.elegir),
  } satisfies EveryName<HomeSearch>
}

function setIn(value: unknown): 1 | undefined {
  return value === 1 || value === '1' ? 1 : undefined
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Every link of the page is parsed here, and most are empty, so that case skips the pattern. */
const inOneLine = (text: string) => (text === '' ? '' : text.replace(/\s+/g, ' ').trim())

/** Values that programs write for nothing, and that people write for "all". */
const NOTHING_MEANT = ['', 'undefined', 'null', 'todos', 'todas']

/** Unknown names are kept up to this length and number, enough to mention them. */
const MAX_NAME = 30
const MAX_UNKNOWN = 3

type Chosen = { chains: ChainSlug[]; unknown: string[] }

/** Parses chains by slug or name, in their usual order; naming all means no choice. `unknown` has names that match no chain, as written. */
function readChains(value: unknown): Chosen {
  // Most links of a page have no chain.
  if (value === undefined) return { chains: [], unknown: [] }
  const named = (Array.isArray(value) ? value : [value])
    .flatMap((part) => readText(part).split(','))
    .map(inOneLine)
    .filter((name) => !NOTHING_MEANT.includes(name.toLowerCase()))
    .map((name) => ({ name, chain: findChain(name) }))
  const chains = ALL_CHAIN_SLUGS.filter((slug) => named.some(({ chain }) => chain === slug))
  const unknown = named.flatMap(({ name, chain }) => (chain === undefined ? [name.slice(0, MAX_NAME)] : []))
  return {
    chains: unknown.length === 0 && CHAIN_SLUGS.every((slug) => chains.includes(slug)) ? [] : chains,
    unknown: [...new Set(unknown)].slice(0, MAX_UNKNOWN),
  }
}

/** Returns the chosen chains; none means all. */
export function chosenChains({ supermarket }: HomeSearch): ChainSlug[] {
  return supermarket === undefined ? [] : readChains(supermarket).chains
}

/** Returns the one chain whose home page it is; undefined where several or all are shown, and for a chain that is not read. */
export function onlyChain(search: HomeSearch): ChainSlug | undefined {
  const chosen = chosenChains(search)
  return chosen.length === 1 ? CHAIN_SLUGS.find((slug) => slug === chosen[0]) : undefined
}

export function unknownChainNames({ supermarket }: HomeSearch): string[] {
  return supermarket === undefined ? [] : readChains(supermarket).unknown
}

/** Returns the search with parameters set, or removed by `undefined`. */
export function changeSearch(search: HomeSearch, change: HomeSearch): HomeSearch {
  return readHomeSearch({ ...search, montoMal: undefined, listo: undefined, ...change })
}

export function listSetParameters(search: HomeSearch): [name: string, value: string][] {
  return Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

export function homeHref(search: HomeSearch): string {
  const query = new URLSearchParams(listSetParameters(search)).toString()
  // Commas need no escaping in a query, and readable links help people.
  return query === '' ? '/' : `/?${query.replaceAll('%2C', ',')}`
}

/** Parameters that narrow the list, besides the day: chains, the filters of the table, and the search. */
export const NARROWING_NAMES = ['supermarket', ...FILTER_NAMES, 'q'] as const
export type NarrowingName = (typeof NARROWING_NAMES)[number]

/** Counts the active filters of the filter sheet, without the chains, which are on the page. */
export function countFilters(search: HomeSearch): number {
  return NARROWING_NAMES.filter((name) => name !== 'q' && name !== 'supermarket' && search[name] !== undefined).length
}

/** Reads the filters from a filled-in form of all filters; an empty form takes all off. Other parameters stay. */
export function searchOfForm(search: HomeSearch, form: FormData): HomeSearch {
  const filters = FILTER_NAMES.map((name) => [name, form.get(name)])
  const closed = { filtros: undefined, todas: undefined, promo: undefined }
  return readHomeSearch({ ...search, ...closed, supermarket: form.getAll('supermarket'), ...Object.fromEntries(filters) })
}

/** Serializes everything that decides which promotions are listed, for comparing. */
export function homeListKey({ promo, filtros, listo, elegir, ...listed }: HomeSearch): string {
  return homeHref(listed)
}
