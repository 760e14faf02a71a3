import { WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { keptCookie } from '#ui/keptCookie.ts'

/** Writes the wallet's cookie, which page scripts may read, because they also write it. */
export function walletCookieHeader(value: string): string {
  return keptCookie(WALLET_COOKIE, value)
}
