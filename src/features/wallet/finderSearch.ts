import type { EveryName } from '#ui/urlSearch.ts'

/** The search of a page with a finder, as its URL says it. */
export type FinderSearch = { buscar?: string | undefined }

/** The longest question that makes sense, in characters. */
export const MAX_QUERY = 60

/** Never throws: invalid values are ignored. The router reads a number where one was typed. */
export function readFinderSearch(raw: Record<string, unknown>): FinderSearch {
  const text = typeof raw.buscar === 'string' || typeof raw.buscar === 'number' ? String(raw.buscar).slice(0, MAX_QUERY) : ''
  return { buscar: text.trim() === '' ? undefined : text } satisfies EveryName<FinderSearch>
}
