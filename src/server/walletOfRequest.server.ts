import { getRequestHeader } from '@tanstack/react-start/server'
import type { Wallet } from '#domain/wallet.ts'
import { walletOfCookies } from '#domain/walletCookie.ts'

/** The wallet in the cookie of the current request; the empty one where there is none that can be read. */
export function walletOfRequest(): Wallet {
  return walletOfCookies(getRequestHeader('cookie'))
}
