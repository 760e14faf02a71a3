import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { addDays } from '#domain/calendar.ts'
import { today as todayOf } from '#domain/clock.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet.ts'
import { applyChange, readChange, type WalletChange } from '#domain/walletChange.ts'
import { cookieValue, decodeWallet, encodeWallet, WALLET_COOKIE } from '#domain/walletCookie.ts'
import { formatWalletParameters, MAX_FILE, parseWalletFile } from '#domain/walletLink.ts'
import { summariseWallet } from '#domain/walletSummary.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { countMethods, type MethodCounts } from './methodOrder.ts'
import type { SummaryData } from './summaryData.ts'
import { walletCookieHeader } from './walletForm.ts'

function walletOf(cookies: string | null | undefined): Wallet {
  return decodeWallet(cookieValue(cookies, WALLET_COOKIE) ?? '') ?? EMPTY_WALLET
}

/** The wallet of the cookie: the request's on the server, the browser's own in the browser, where no network is needed. */
export const heldWallet = createIsomorphicFn()
  .server((): Wallet => walletOf(getRequestHeader('cookie')))
  .client((): Wallet => walletOf(document.cookie))

/** How often the published promotions name each method; nothing while none are published. */
export const loadMethodCounts = createServerFn({ method: 'GET' }).handler(async (): Promise<MethodCounts> => {
  const snapshot = (await getRuntime()).snapshot()
  return snapshot ? countMethods(snapshot.promotions) : {}
})

/** What the wallet of the request's cookie is good for in the seven days from today on; null while nothing is published. */
export const loadSummary = createServerFn({ method: 'GET' }).handler(async (): Promise<SummaryData | null> => {
  const { clock, snapshot } = await getRuntime()
  const published = snapshot()
  if (!published) return null
  const today = todayOf(clock)
  const summary = summariseWallet(published.promotions, today, addDays(today, 6), walletOf(getRequestHeader('cookie')))
  const best = summary.best.map(({ promotion: { id, supermarket, discount, limits, weekdays }, eligibility: { via }, saving }) => ({
    promotion: { id, supermarket, discount, limits, weekdays },
    via,
    saving,
  }))
  return { ...summary, best, isExample: published.kind === 'example' }
})

/**
 * What a form without JavaScript sent, as the answer that keeps it: the cookie with the one change applied, and back to where the form
 * was. What makes no sense changes nothing. Another site's form is refused: it would come without the cookie and so erase it.
 */
export async function keepWalletForm(request: Request): Promise<Response> {
  const from = request.headers.get('sec-fetch-site')
  if (from !== null && from !== 'same-origin' && from !== 'none') return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const { pathname, search } = new URL(request.url)
  const file = form.get('file')
  if (file instanceof File) return seeOther(`${pathname}?${await offerOf(file)}`)
  const change = readChange(form)
  if (!change) return seeOther(`${pathname}${search}`)
  const wallet = applyChange(walletOf(request.headers.get('cookie')), change)
  return seeOther(`${pathname}${search}${placeOf(change)}`, walletCookieHeader(encodeWallet(wallet)))
}

function seeOther(location: string, cookie?: string): Response {
  return new Response(null, { status: 303, headers: cookie === undefined ? { location } : { location, 'set-cookie': cookie } })
}

/** The query of the page that offers the wallet of a file, or says that it could not be read. */
async function offerOf(file: File): Promise<string> {
  const parsed = file.size > MAX_FILE ? null : parseWalletFile(await file.text())
  return parsed?.ok ? new URLSearchParams(formatWalletParameters(parsed.value)).toString() : 'problema=archivo'
}

/** Where on the page the answer was given: there the page is shown again. */
function placeOf(change: WalletChange): string {
  switch (change.kind) {
    case 'method':
      return `#${change.method}`
    case 'card':
    case 'cards':
      return `#${change.method}-tarjetas`
    case 'phone':
      return '#celular'
    default:
      return ''
  }
}
