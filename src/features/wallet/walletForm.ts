import { WALLET_COOKIE } from '#domain/walletCookie.ts'

/** 400 days, the longest that browsers keep a cookie. */
const MAX_AGE = 400 * 86_400

/** The cookie that keeps a wallet: readable by the page, because the page also writes it. */
export function walletCookieHeader(value: string): string {
  return `${WALLET_COOKIE}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`
}
