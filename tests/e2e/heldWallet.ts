import type { BrowserContext, Page } from '@playwright/test'
import { encodeWallet, peopleOfCookies, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'

/** What most tests hold: a card of a bank, a wallet, and MODO. */
const THREE_METHODS: Wallet = {
  ...EMPTY_WALLET,
  instruments: [
    { method: 'banco-galicia', cards: ['visa-credito'] },
    { method: 'mercado-pago', cards: null },
    { method: 'modo', cards: null },
  ],
}

/** Puts a wallet into the browser's cookie. */
export async function holdWallet(context: BrowserContext, { url }: { url: string }, wallet = THREE_METHODS): Promise<void> {
  await context.addCookies([{ name: WALLET_COOKIE, value: encodeWallet(wallet), url }])
}

/** The holder's wallet in the browser's cookie, as readable text: `wallet=modo&phone=yes`. */
export async function heldWallet(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const value = cookies.find(({ name }) => name === WALLET_COOKIE)?.value ?? ''
  const [{ wallet }] = peopleOfCookies(`${WALLET_COOKIE}=${value}`)
  return Object.entries(formatWalletParameters(wallet))
    .map((pair) => pair.join('='))
    .join('&')
}
