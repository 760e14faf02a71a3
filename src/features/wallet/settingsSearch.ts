import { isPersonId } from '#domain/household.ts'
import { WALLET_PARAMETERS, type WalletParameters } from '#domain/wallet.ts'
import { type FinderSearch, readFinderSearch } from './finderSearch.ts'

/** A wallet that came by link or code, as texts: one with its parameters and maybe a name, or several people as the cookie has them. */
export type Incoming = WalletParameters & { nombre?: string; gente?: string }

/** What an address without a `#` may bring: one wallet, as old links and the API have it. */
export type Asked = Omit<Incoming, 'gente'>

/** The settings page's URL: whose wallet it is about, a search, what came by an old link, and what could not be done. */
export type SettingsSearch = FinderSearch & Asked & { persona?: string | undefined; problema?: Problem }

export const PROBLEMS = ['archivo', 'lleno'] as const
export type Problem = (typeof PROBLEMS)[number]

/** Never throws: what makes no sense is ignored, but for a damaged wallet, which the page says to be so. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const { gente: _, ...asked } = readIncoming(raw)
  const search: SettingsSearch = { ...readFinderSearch(raw), ...asked, ...readWhose(raw) }
  const problem = PROBLEMS.find((one) => one === raw.problema)
  if (problem) search.problema = problem
  return search
}

/** Whose wallet a page is about: an id, which may be empty; without it the holder's. */
export function readWhose({ persona }: Record<string, unknown>): { persona?: string } {
  const text = saidIn(persona)
  return text !== undefined && isPersonId(text) ? { persona: text } : {}
}

export function readIncoming(raw: Record<string, unknown>): Incoming {
  const incoming: Incoming = {}
  for (const name of [...WALLET_PARAMETERS, 'nombre', 'gente'] as const) {
    const text = saidIn(raw[name])
    if (text !== undefined) incoming[name] = text
  }
  return incoming
}

/** The router reads a number where one was typed. */
function saidIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
