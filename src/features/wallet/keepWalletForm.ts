import { encodeHousehold, MAX_HOUSEHOLD_TEXT, peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/personOf.ts'
import { applyHouseholdChange, type HouseholdChange, personNamed, readHouseholdChange } from './householdChange.ts'
import { SETTINGS_PATH } from './settingsPath.ts'
import type { WalletChange } from './walletChange.ts'
import { walletCookieHeader } from './walletForm.ts'

/**
 * Answers a form sent without JavaScript: it stores the one change in the cookie and redirects to the form's page. An invalid
 * form changes nothing. Forms of other sites, which come without the cookie and would erase it, are rejected before.
 */
export async function keepWalletForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const { pathname, search } = new URL(request.url)
  const change = readHouseholdChange(form)
  if (!change) return seeOther(`${pathname}${search}`)
  const people = applyHouseholdChange(peopleOfCookies(request.headers.get('cookie')), change)
  const text = encodeHousehold(people)
  if (text.length > MAX_HOUSEHOLD_TEXT) return seeOther(`${SETTINGS_PATH}?problema=lleno`)
  return seeOther(placeAfter(change, pathname, search, people), walletCookieHeader(text))
}

function seeOther(location: string, cookie?: string): Response {
  return new Response(null, { status: 303, headers: { location, ...(cookie !== undefined && { 'set-cookie': cookie }) } })
}

/** Returns the address to show next: the wallet of a person who joined, or the place of the form. */
function placeAfter(change: HouseholdChange, pathname: string, search: string, people: Household): string {
  switch (change.kind) {
    case 'join': {
      const [one, ...more] = change.people
      return `${SETTINGS_PATH}${one && more.length === 0 ? withWhose('', people, (personNamed(people, one.name) ?? people.at(-1))?.id) : ''}`
    }
    case 'rename':
      return `${SETTINGS_PATH}${withWhose('', people, change.whose)}#gente`
    case 'first':
      return `${SETTINGS_PATH}#gente`
    case 'wallet':
      return `${pathname.startsWith(SETTINGS_PATH) ? pathname + withWhose(search, people, change.whose) : pathname + search}${placeOf(change.change)}`
    default:
      return SETTINGS_PATH
  }
}

function withWhose(search: string, people: Household, whose: string | undefined): string {
  const query = new URLSearchParams(search)
  const person = personOf(people, whose)
  if (person === people[0]) query.delete('persona')
  else query.set('persona', person.id)
  return query.size > 0 ? `?${query}` : ''
}

/** Returns the fragment of the answer's place on the page, so that the reload scrolls there. */
function placeOf(change: WalletChange): string {
  switch (change.kind) {
    case 'method':
      return `#${change.method}`
    case 'card':
    case 'cards':
      return `#${change.method}-tarjetas`
    default:
      return ''
  }
}
