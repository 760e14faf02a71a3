import { useHydrated, useLocation } from '@tanstack/react-router'
import type { Wallet, WalletParameters } from '#domain/wallet.ts'
import { formatWalletParameters } from '#domain/walletLink.ts'
import { readSettingsSearch } from './settingsSearch.ts'

/** The wallet behind the `#` of a link: there no server, proxy or log ever reads it. */
export function walletFragment(wallet: Wallet): string {
  return Object.entries(formatWalletParameters(wallet))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** The texts of a wallet that came behind the `#`; empty for a fragment that is a place on the page. */
export function readWalletFragment(fragment: string): WalletParameters {
  const pairs = fragment.split('&').map((part) => {
    const [name = '', ...value] = part.split('=')
    return [name, decoded(value.join('='))]
  })
  const { buscar: _search, problema: _problem, ...parameters } = readSettingsSearch(Object.fromEntries(pairs))
  return parameters
}

/** A `+` stays one: it stands between cards. Some apps that pass links on escape it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The same of this page's address. The server does not see it, so that it is there only once the page is hydrated. */
export function useWalletFragment(): WalletParameters {
  const fragment = useLocation({ select: ({ hash }) => hash })
  return readWalletFragment(useHydrated() ? fragment : '')
}
