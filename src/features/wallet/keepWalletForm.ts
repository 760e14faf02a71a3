import { WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { lastingCookie } from '#ui/lastingCookie.ts'
import { readChange } from './changeForm.ts'
import { changeCookie, whoseAfter } from './keptChange.ts'
import { SETTINGS_PATH } from './settingsSearch.ts'
import type { WalletChange } from './walletChange.ts'

/**
 * Answers a form sent without JavaScript: it stores the one change in the cookie and redirects to the form's page, as the script
 * would show it. An invalid form changes nothing. Forms of other sites, which come without the cookie and would erase it, are
 * rejected before.
 */
export async function keepWalletForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const { pathname, search, searchParams } = new URL(request.url)
  const change = readChange(form)
  if (!change) return seeOther(`${pathname}${search}`)
  const changed = changeCookie(request.headers.get('cookie'), change)
  if (!changed) return seeOther(`${SETTINGS_PATH}?problema=lleno`)
  if (pathname.startsWith(SETTINGS_PATH)) {
    const persona = whoseAfter(changed, searchParams.get('persona') ?? ('whose' in change ? change.whose : undefined))
    if (persona === undefined) searchParams.delete('persona')
    else searchParams.set('persona', persona)
  }
  return seeOther(
    `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${placeOf(change)}`,
    lastingCookie(WALLET_COOKIE, changed.text),
  )
}

function seeOther(location: string, cookie?: string): Response {
  return new Response(null, { status: 303, headers: { location, ...(cookie !== undefined && { 'set-cookie': cookie }) } })
}

/** Returns the fragment of the change's place in the settings or the wizard, so that the reload scrolls there. */
function placeOf(change: WalletChange): string {
  switch (change.kind) {
    case 'rename':
    case 'leave':
    case 'first':
      return '#gente'
    case 'method':
      return `#${change.method}`
    case 'card':
    case 'cards':
      return `#${change.method}-tarjetas`
    default:
      return ''
  }
}
