import { cookieValue, decodeHousehold, encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import type { Household, Person } from '#domain/wallet/household.ts'
import { SETTINGS_PATH } from './settingsPath.ts'

/** The people that a file brought, or the person who was just taken out, with their place: the settings offer them where no script could. */
export type Offered = { kind: 'file'; people: Household } | { kind: 'gone'; person: Person; place: number }

const COOKIE = 'yapa_ofrecido'
/** Seconds: time to read what came, or to notice a slip of the thumb. */
const MAX_AGE = 600

/**
 * The cookie that carries the offer: an address would stay in histories and in the logs of proxies. Only the settings get it, and no script reads it.
 * Nothing in it is kept before the shopper chooses.
 */
export function offeredCookie(offered: Offered): string {
  const [head, people]: [string, Household] = offered.kind === 'file' ? ['file', offered.people] : [String(offered.place), [offered.person]]
  return cookie(`${head}:${encodeHousehold(people)}`, MAX_AGE)
}

/** The cookie that ends an offer. */
export const NOTHING_OFFERED = cookie('', 0)

function cookie(value: string, maxAge: number): string {
  return `${COOKIE}=${value}; Path=${SETTINGS_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
}

/** The value in a `Cookie` header; empty where there is none. */
export function offeredText(cookies: string | null | undefined): string {
  return cookieValue(cookies, COOKIE) ?? ''
}

/** What a value offers; null where it offers nothing that can be read. Never throws. */
export function readOffered(text: string): Offered | null {
  const [, head = '', value = ''] = /^(file|\d):(.*)$/s.exec(text) ?? []
  const people = decodeHousehold(value)
  if (!people) return null
  return head === 'file' ? { kind: 'file', people } : { kind: 'gone', person: people[0], place: Number(head) }
}
