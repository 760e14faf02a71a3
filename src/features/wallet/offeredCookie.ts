import { cookieValue, decodeHousehold, encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import type { Household, Person } from '#domain/wallet/household.ts'
import { SETTINGS_PATH } from './settingsPath.ts'

/** The people of a file, or a person just removed and their place. The settings page offers them to browsers without scripts. */
export type Offered = { kind: 'file'; people: Household } | { kind: 'gone'; person: Person; place: number }

const COOKIE = 'yapa_ofrecido'
/** Seconds for which an offer lasts: enough to read it, or to notice a slip of the thumb. */
const MAX_AGE = 600

/**
 * Writes the offer as a cookie, because a URL would remain in histories and proxy logs. Only the settings page receives it,
 * scripts cannot read it, and nothing of it is stored before the shopper chooses.
 */
export function offeredCookie(offered: Offered): string {
  const [head, people]: [string, Household] = offered.kind === 'file' ? ['file', offered.people] : [String(offered.place), [offered.person]]
  return cookie(`${head}:${encodeHousehold(people)}`, MAX_AGE)
}

/** Deletes the cookie and so ends the offer. */
export const NOTHING_OFFERED = cookie('', 0)

function cookie(value: string, maxAge: number): string {
  return `${COOKIE}=${value}; Path=${SETTINGS_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
}

/** Returns the offer's text from a `Cookie` header; empty when there is none. */
export function offeredText(cookies: string | null | undefined): string {
  return cookieValue(cookies, COOKIE) ?? ''
}

/** Reads an offer; returns null for an unreadable text. Never throws. */
export function readOffered(text: string): Offered | null {
  const [, head = '', value = ''] = /^(file|\d):(.*)$/s.exec(text) ?? []
  const people = decodeHousehold(value)
  if (!people) return null
  return head === 'file' ? { kind: 'file', people } : { kind: 'gone', person: people[0], place: Number(head) }
}
