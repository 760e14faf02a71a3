import { WALLET_PARAMETERS, type WalletParameters } from '#domain/wallet.ts'
import { type FinderSearch, readFinderSearch } from './finderSearch.ts'

/** The settings page's URL: a search, a wallet that came by link or file, and whether a file could not be read. */
export type SettingsSearch = FinderSearch & WalletParameters & { problema?: 'archivo' }

/** Never throws: what makes no sense is ignored, but for a damaged wallet, which the page says to be so. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const search: SettingsSearch = readFinderSearch(raw)
  for (const name of WALLET_PARAMETERS) {
    const value = raw[name]
    // The router reads a number where one was typed.
    if (typeof value === 'string' || typeof value === 'number') search[name] = String(value)
  }
  if (raw.problema === 'archivo') search.problema = 'archivo'
  return search
}
