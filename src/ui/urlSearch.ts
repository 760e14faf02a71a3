import { stringifySearchWith } from '@tanstack/react-router'

/**
 * The result of a URL reader: every known parameter, `undefined` for missing or invalid ones. Parameters that a reader
 * omits would reach the page unchecked.
 */
export type EveryName<Search> = { [Name in keyof Search]-?: Search[Name] | undefined }

/**
 * Parses an address's parameters as the text that was typed: the page's reader knows which is a number. A name that
 * comes several times has a list.
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  // In one pass: asking for each name's values by `getAll` takes seconds for an address of thousands of parameters.
  const byName = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    const before = byName.get(name)
    if (Array.isArray(before)) before.push(value)
    else byName.set(name, before === undefined ? value : [before, value])
  }
  return Object.fromEntries(byName)
}

/** Writes parameters so that `parseSearch` reads them: text stays as it is. */
export const stringifySearch = stringifySearchWith(JSON.stringify)
