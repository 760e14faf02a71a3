import { alone, type Household } from '#domain/household.ts'
import { readName } from '#domain/householdChange.ts'
import { decodeHousehold } from '#domain/householdCookie.ts'
import { WALLET_PARAMETERS, type WalletParameters } from '#domain/wallet.ts'
import { parseWalletParameters } from '#domain/walletLink.ts'
import type { Parsed } from '#domain/walletParameter.ts'
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

/** Characters of an id in an address; none has more. */
const MAX_ID = 24

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
  return text ? { persona: text.slice(0, MAX_ID) } : {}
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

/** Who came; null when nobody did. Never throws. */
export function parseIncoming(incoming: Incoming): Parsed<Household> | null {
  const { nombre = '', gente, ...parameters } = incoming
  if (gente !== undefined) {
    const people = decodeHousehold(gente)
    return people ? { ok: true, value: people } : { ok: false, problem: 'está incompleta o es de otra versión de Yapa' }
  }
  if (WALLET_PARAMETERS.every((name) => parameters[name] === undefined)) return null
  const wallet = parseWalletParameters(parameters)
  return wallet.ok ? { ok: true, value: [{ ...alone(wallet.value)[0], name: readName(nombre) }] } : wallet
}
