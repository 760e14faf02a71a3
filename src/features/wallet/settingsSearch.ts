import { type Incoming, LINK_PARAMETERS } from '#domain/wallet/codec/link.ts'
import { isPersonId } from '#domain/wallet/household.ts'
import type { EveryName } from '#ui/urlSearch.ts'
import { type FinderSearch, readFinderSearch } from './finderSearch.ts'

/** The wallet in an address without a `#`, as in old links and the API: always one wallet, never several people. */
export type PlainSearch = Omit<Incoming, 'gente'> & { gente?: undefined }

/** The settings page's state in its URL: the person, the finder's query, an old link's wallet, and the problem of a failed form. */
export type SettingsSearch = FinderSearch & PlainSearch & WhoseSearch & { problema?: Problem | undefined }

export const PROBLEMS = ['lleno'] as const
export type Problem = (typeof PROBLEMS)[number]

/** Reads a URL's parameters. Never throws: invalid values are ignored, except a damaged wallet, which the page reports. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const problema = PROBLEMS.find((one) => one === raw.problema)
  return { ...readFinderSearch(raw), ...readIncoming(raw), gente: undefined, ...readWhose(raw), problema }
}

/**
 * The id of the person whose wallet a page shows; undefined means the holder. The name is required, so that no link or navigation
 * to these pages compiles without saying whose.
 */
export type WhoseSearch = { persona: string | undefined }

/** Reads the id of the person whose wallet a page shows. It may be empty; undefined means the holder. */
export function readWhose({ persona }: Record<string, unknown>): WhoseSearch {
  const text = saidIn(persona)
  return { persona: text !== undefined && isPersonId(text) ? text : undefined }
}

function readIncoming(raw: Record<string, unknown>): Incoming {
  return Object.fromEntries(LINK_PARAMETERS.map((name) => [name, saidIn(raw[name])])) as EveryName<Incoming>
}

function saidIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
