import { WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { keptCookie } from '#ui/keptCookie.ts'

/** The cookie that keeps a wallet: readable by the page, because the page also writes it. */
export function walletCookieHeader(value: string): string {
  return keptCookie(WALLET_COOKIE, value)
}
