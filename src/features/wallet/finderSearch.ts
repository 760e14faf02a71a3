import type { EveryName } from '#ui/urlSearch.ts'

/** The URL search of a page with a method finder. */
export type FinderSearch = { buscar?: string | undefined }

/** The most characters of a query. */
export const MAX_QUERY = 60

/** Reads a URL's parameters. Never throws: invalid values are ignored. The router parses digits as a number. */
export function readFinderSearch(raw: Record<string, unknown>): FinderSearch {
  const text = typeof raw.buscar === 'string' ? raw.buscar.slice(0, MAX_QUERY) : ''
  return { buscar: text.trim() === '' ? undefined : text } satisfies EveryName<FinderSearch>
}
