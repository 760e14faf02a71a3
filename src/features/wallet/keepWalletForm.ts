import { encodeHousehold, MAX_HOUSEHOLD_TEXT, peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import { MAX_FILE, parsePeopleFile } from '#domain/wallet/codec/file.ts'
import type { Household } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/personOf.ts'
import { applyHouseholdChange, type HouseholdChange, personNamed, readHouseholdChange, withReturned } from './householdChange.ts'
import { NOTHING_OFFERED, offeredCookie, offeredText, readOffered } from './offeredCookie.ts'
import { SETTINGS_PATH } from './settingsPath.ts'
import type { WalletChange } from './walletChange.ts'
import { walletCookieHeader } from './walletForm.ts'

const FULL = `${SETTINGS_PATH}?problema=lleno`

/**
 * Answers a form sent without JavaScript: it stores the one change in the cookie and redirects to the form's page. An invalid
 * form changes nothing. Forms of other sites, which come without the cookie and would erase it, are rejected before.
 */
export async function keepWalletForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const { pathname, search } = new URL(request.url)
  const file = form.get('file')
  if (file instanceof File) return answerToFile(file)
  const cookies = request.headers.get('cookie')
  const verb = String(form.get('change') ?? '')
  const before = peopleOfCookies(cookies)
  if (verb === 'offer:return') return answerToReturn(before, offeredText(cookies))
  if (verb === 'offer:dismiss') return seeOther(SETTINGS_PATH, NOTHING_OFFERED)
  const change = readHouseholdChange(form)
  if (!change) return seeOther(`${pathname}${search}`)
  const people = applyHouseholdChange(before, change)
  const text = encodeHousehold(people)
  if (text.length > MAX_HOUSEHOLD_TEXT) return seeOther(FULL)
  const offered = offerAfter(verb, change, before, people)
  return seeOther(placeAfter(change, pathname, search, people), walletCookieHeader(text), ...offered)
}

function seeOther(location: string, ...cookies: string[]): Response {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Redirects to the page that offers a file's people, or says that the file cannot be read. */
async function answerToFile(file: File): Promise<Response> {
  const parsed = file.size > MAX_FILE ? null : parsePeopleFile(await file.text())
  if (!parsed?.ok) return seeOther(`${SETTINGS_PATH}?problema=archivo`)
  const isTooMuch = encodeHousehold(parsed.value).length > MAX_HOUSEHOLD_TEXT
  return isTooMuch ? seeOther(FULL) : seeOther(SETTINGS_PATH, offeredCookie({ kind: 'file', people: parsed.value }))
}

/** Puts the person of the offer back and redirects to their wallet. */
function answerToReturn(before: Household, text: string): Response {
  const offered = readOffered(text)
  if (offered?.kind !== 'gone') return seeOther(SETTINGS_PATH, NOTHING_OFFERED)
  const { person, place } = offered
  const people = withReturned(before, person, place)
  const after = encodeHousehold(people)
  if (after.length > MAX_HOUSEHOLD_TEXT) return seeOther(FULL)
  return seeOther(`${SETTINGS_PATH}${whoseQuery(people, person.id)}`, walletCookieHeader(after), NOTHING_OFFERED)
}

/** These changes end an offer: they answer it, or leave nothing to return to. */
const SETTLING = ['people:join', 'people:replace', 'replace', 'add', 'erase']

/** Returns the cookie of the new offer or of its end; empty when the offer stays as it is. */
function offerAfter(verb: string, change: HouseholdChange, before: Household, people: Household): string[] {
  if (SETTLING.includes(verb)) return [NOTHING_OFFERED]
  if (change.kind !== 'leave' || people.length === before.length) return []
  const person = personOf(before, change.whose)
  return [offeredCookie({ kind: 'gone', person, place: before.indexOf(person) })]
}

/** Returns the address to show next: the wallet of a person who joined, or the place of the form. */
function placeAfter(change: HouseholdChange, pathname: string, search: string, people: Household): string {
  switch (change.kind) {
    case 'join': {
      const [one, ...more] = change.people
      return `${SETTINGS_PATH}${one && more.length === 0 ? whoseQuery(people, (personNamed(people, one.name) ?? people.at(-1))?.id) : ''}`
    }
    case 'leave':
    case 'replaceAll':
      return SETTINGS_PATH
    case 'rename':
      return `${SETTINGS_PATH}${whoseQuery(people, change.whose)}#gente`
    case 'first':
      return `${SETTINGS_PATH}#gente`
    case 'wallet':
      return `${pathname.startsWith(SETTINGS_PATH) ? pathname + withWhose(search, people, change.whose) : pathname + search}${placeOf(change.change)}`
  }
}

function whoseQuery(people: Household, whose: string | undefined): string {
  return withWhose('', people, whose)
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
    case 'phone':
      return '#celular'
    default:
      return ''
  }
}
