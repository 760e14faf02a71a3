import { useMemo, useSyncExternalStore } from 'react'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet.ts'
import { cookieValue, decodeWallet, encodeWallet, WALLET_COOKIE, walletOfCookies } from '#domain/walletCookie.ts'
import { walletCookieHeader } from './walletForm.ts'

/** Sent to this page when it has changed the cookie; changes in other tabs are noticed when this tab is shown again. */
const CHANGED = 'yapa:wallet'
const LOOKED_AT = ['focus', 'pageshow', 'visibilitychange']

function cookieText(): string {
  return cookieValue(document.cookie, WALLET_COOKIE) ?? ''
}

function subscribe(notify: () => void): () => void {
  for (const type of [CHANGED, ...LOOKED_AT]) addEventListener(type, notify)
  return () => {
    for (const type of [CHANGED, ...LOOKED_AT]) removeEventListener(type, notify)
  }
}

/** The wallet as the cookie has it now, live. `initial` is what the server rendered for. */
export function useWallet(initial: Wallet): Wallet {
  const rendered = useMemo(() => encodeWallet(initial), [initial])
  const text = useSyncExternalStore(subscribe, cookieText, () => rendered)
  return useMemo(() => decodeWallet(text) ?? EMPTY_WALLET, [text])
}

/** The wallet of this browser's cookie. */
export function currentWallet(): Wallet {
  return walletOfCookies(document.cookie)
}

/** Stores a wallet in the cookie; everything on this page that shows it is updated. @returns Whether the browser stored it. */
export function keepWallet(wallet: Wallet): boolean {
  const text = encodeWallet(wallet)
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
  document.cookie = walletCookieHeader(text)
  dispatchEvent(new Event(CHANGED))
  return cookieText() === text
}
