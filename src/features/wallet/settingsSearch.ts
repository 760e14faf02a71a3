import { isPersonId } from '#domain/household.ts'
import { WALLET_PARAMETERS, type WalletParameters } from '#domain/wallet.ts'
import { type FinderSearch, readFinderSearch } from './finderSearch.ts'

/** A wallet that came by link, code or file, as texts: one with its parameters and maybe a name, or several people as the cookie has them. */
export type Incoming = WalletParameters & { nombre?: string; gente?: string }

/**
 * The settings page's URL: whose wallet it is about, a search, what came by link or file, who was just taken out (they come as a wallet does), and what
 * could not be done.
 */
export type SettingsSearch = FinderSearch & Incoming & { persona?: string | undefined; quitada?: 1; problema?: Problem }

export const PROBLEMS = ['archivo', 'lleno'] as const
export type Problem = (typeof PROBLEMS)[number]

/** Never throws: what makes no sense is ignored, but for a damaged wallet, which the page says to be so. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const search: SettingsSearch = { ...readFinderSearch(raw), ...readIncoming(raw), ...readWhose(raw) }
  if (Number(raw.quitada) === 1) search.quitada = 1
  const problem = PROBLEMS.find((one) => one === raw.problema)
  if (problem) search.problema = problem
  return search
}

/** Whose wallet a page is about; without it the holder's. */
export function readWhose({ persona }: Record<string, unknown>): { persona?: string } {
  const text = saidIn(persona)
  return text && isPersonId(text) ? { persona: text } : {}
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
