import type { Incoming } from '#domain/wallet/codec/link.ts'
import { isPersonId } from '#domain/wallet/household.ts'
import { LINK_PARAMETERS } from '#domain/wallet/wallet.ts'
import type { EveryName } from '#ui/urlSearch.ts'
import { type FinderSearch, readFinderSearch } from './finderSearch.ts'

/** What an address without a `#` may bring: one wallet, as old links and the API have it; never several people. */
export type PlainSearch = Omit<Incoming, 'gente'> & { gente?: undefined }

/** The settings page's URL: whose wallet it is about, a search, what came by an old link, and what could not be done. */
export type SettingsSearch = FinderSearch & PlainSearch & { persona?: string | undefined; problema?: Problem | undefined }

export const PROBLEMS = ['archivo', 'lleno'] as const
export type Problem = (typeof PROBLEMS)[number]

/** Never throws: what makes no sense is ignored, but for a damaged wallet, which the page says to be so. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const problema = PROBLEMS.find((one) => one === raw.problema)
  return { ...readFinderSearch(raw), ...readIncoming(raw), gente: undefined, ...readWhose(raw), problema }
}

/** Whose wallet a page is about: an id, which may be empty; without it the holder's. */
export function readWhose({ persona }: Record<string, unknown>): { persona: string | undefined } {
  const text = saidIn(persona)
  return { persona: text !== undefined && isPersonId(text) ? text : undefined }
}

function readIncoming(raw: Record<string, unknown>): Incoming {
  return Object.fromEntries(LINK_PARAMETERS.map((name) => [name, saidIn(raw[name])])) as EveryName<Incoming>
}

/** The router reads a number where one was typed. */
function saidIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
