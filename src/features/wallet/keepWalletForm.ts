import type { Household } from '#domain/household.ts'
import { applyHouseholdChange, type HouseholdChange, personNamed, readHouseholdChange } from '#domain/householdChange.ts'
import { parsePeopleFile } from '#domain/householdFile.ts'
import { encodeHousehold, MAX_HOUSEHOLD_TEXT, peopleOfCookies } from '#domain/householdText.ts'
import { personOf } from '#domain/personOf.ts'
import type { WalletChange } from '#domain/walletChange.ts'
import { MAX_FILE } from '#domain/walletLink.ts'
import { walletCookieHeader } from './walletForm.ts'

const SETTINGS = '/configuracion/medios'

/**
 * What a form without JavaScript sent, as the answer that keeps it: the cookie with the one change applied, and back to where the form
 * was. What makes no sense changes nothing. Another site's form, which would come without the cookie and so erase it, does not get here.
 */
export async function keepWalletForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const { pathname, search } = new URL(request.url)
  const file = form.get('file')
  if (file instanceof File) return seeOther(`${pathname}?${await offerOf(file)}`)
  const change = readHouseholdChange(form)
  if (!change) return seeOther(`${pathname}${search}`)
  const before = peopleOfCookies(request.headers.get('cookie'))
  const people = applyHouseholdChange(before, change)
  const text = encodeHousehold(people)
  if (text.length > MAX_HOUSEHOLD_TEXT) return seeOther(`${SETTINGS}?problema=lleno`)
  return seeOther(placeAfter(change, pathname, search, before, people), walletCookieHeader(text))
}

function seeOther(location: string, cookie?: string): Response {
  return new Response(null, { status: 303, headers: cookie === undefined ? { location } : { location, 'set-cookie': cookie } })
}

/** The query of the page that offers the people of a file, or says that it could not be read. */
async function offerOf(file: File): Promise<string> {
  const parsed = file.size > MAX_FILE ? null : parsePeopleFile(await file.text())
  return parsed?.ok ? `gente=${encodeURIComponent(encodeHousehold(parsed.value))}` : 'problema=archivo'
}

/** Where it goes on: with who came, with the way back for who left, or where the answer was given. */
function placeAfter(change: HouseholdChange, pathname: string, search: string, before: Household, people: Household): string {
  switch (change.kind) {
    case 'join': {
      const [one, ...more] = change.people
      return `${SETTINGS}${one && more.length === 0 ? whoseQuery((personNamed(people, one.name) ?? people.at(-1) ?? people[0]).id) : ''}`
    }
    case 'leave': {
      const gone = personOf(before, change.whose)
      return people.length === before.length ? SETTINGS : `${SETTINGS}?quitada=1&gente=${encodeURIComponent(encodeHousehold([gone]))}`
    }
    case 'replaceAll':
      return SETTINGS
    case 'rename':
      return `${SETTINGS}${whoseQuery(change.whose)}#gente`
    case 'wallet':
      return `${pathname.startsWith(SETTINGS) ? pathname + withWhose(search, change.whose) : pathname + search}${placeOf(change.change)}`
  }
}

function whoseQuery(whose: string): string {
  return whose === '' ? '' : `?persona=${encodeURIComponent(whose)}`
}

function withWhose(search: string, whose: string): string {
  const query = new URLSearchParams(search)
  if (whose !== '') query.set('persona', whose)
  return query.size > 0 ? `?${query}` : ''
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
