import { encodeHousehold, MAX_HOUSEHOLD_TEXT, peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import { applyHouseholdChange, type HouseholdChange, readHouseholdChange, whoseAfter } from './householdChange.ts'
import { SETTINGS_PATH } from './settingsPath.ts'
import { walletCookieHeader } from './walletForm.ts'

/**
 * Answers a form sent without JavaScript: it stores the one change in the cookie and redirects to the form's page, as the script
 * would show it. An invalid form changes nothing. Forms of other sites, which come without the cookie and would erase it, are
 * rejected before.
 */
export async function keepWalletForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const { pathname, search, searchParams } = new URL(request.url)
  const change = readHouseholdChange(form)
  if (!change) return seeOther(`${pathname}${search}`)
  const before = peopleOfCookies(request.headers.get('cookie'))
  const after = applyHouseholdChange(before, change)
  const text = encodeHousehold(after)
  if (text.length > MAX_HOUSEHOLD_TEXT) return seeOther(`${SETTINGS_PATH}?problema=lleno`)
  if (pathname.startsWith(SETTINGS_PATH)) {
    const shown = searchParams.get('persona') ?? (change.kind === 'wallet' ? change.whose : undefined)
    const persona = whoseAfter({ change, before, after }, shown)
    if (persona === undefined) searchParams.delete('persona')
    else searchParams.set('persona', persona)
  }
  return seeOther(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${placeOf(change)}`, walletCookieHeader(text))
}

function seeOther(location: string, cookie?: string): Response {
  return new Response(null, { status: 303, headers: { location, ...(cookie !== undefined && { 'set-cookie': cookie }) } })
}

/** Returns the fragment of the change's place on the page, so that the reload scrolls there. */
function placeOf(change: HouseholdChange): string {
  if (change.kind === 'rename' || change.kind === 'first') return '#gente'
  if (change.kind !== 'wallet') return ''
  if (change.change.kind === 'method') return `#${change.change.method}`
  return change.change.kind === 'card' || change.change.kind === 'cards' ? `#${change.change.method}-tarjetas` : ''
}
