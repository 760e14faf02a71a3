import type { Page } from '@playwright/test'
import { peopleOfCookies, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'

/** The holder's wallet in the browser's cookie, as readable text: `wallet=modo&phone=yes`. */
export async function heldWallet(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const value = cookies.find(({ name }) => name === WALLET_COOKIE)?.value ?? ''
  const [{ wallet }] = peopleOfCookies(`${WALLET_COOKIE}=${value}`)
  return Object.entries(formatWalletParameters(wallet))
    .map((pair) => pair.join('='))
    .join('&')
}
