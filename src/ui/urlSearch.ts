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
  const byName = Map.groupBy(new URLSearchParams(query), ([name]) => name)
  return Object.fromEntries([...byName].map(([name, pairs]) => [name, listOrOne(pairs.map(([, value]) => value))]))
}

function listOrOne(values: string[]): string | string[] {
  return values.length === 1 ? String(values[0]) : values
}

/** Writes parameters so that `parseSearch` reads them: text stays as it is. */
export const stringifySearch = stringifySearchWith(JSON.stringify)
