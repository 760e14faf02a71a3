import { createHash, timingSafeEqual } from 'node:crypto'
import { cookieValue } from '#domain/wallet/codec/cookie.ts'

/** The operator at the review desk. `by`: the name that they gave; it may be empty. */
export type Reviewer = { by: string }

const MAX_NAME = 60

const LATER = 'despues'
/** Seconds: a week, after which a card is as urgent as before. */
const LATER_AGE = 7 * 24 * 60 * 60
/** Browsers keep 4 KB of a cookie. */
const MOST_LATER = 100

/** Compares two texts in a time that does not depend on where they differ. */
function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

/** The reviewer of a request: the browser asks for a name and, as password, the token. Null: the sender has no access. */
export function reviewerOf(authorization: string | null, token: string): Reviewer | null {
  const [, given = ''] = /^Basic ([\w+/=]{1,2000})$/i.exec(authorization ?? '') ?? []
  const [name = '', ...password] = Buffer.from(given, 'base64').toString().split(':')
  return isSameSecret(password.join(':'), token) ? { by: name.trim().slice(0, MAX_NAME) } : null
}

export const isTemplateKey = (text: string): boolean => /^[\w-]{32}$/.test(text)

export function putOffIn(cookies: string | null): Set<string> {
  return new Set((cookieValue(cookies, LATER) ?? '').split('.').filter(isTemplateKey).slice(-MOST_LATER))
}

/** Makes the cookie of what was put off, with one key more. It orders a list and opens nothing, so it needs no signature. */
export function putOffCookie(before: ReadonlySet<string>, key: string): string {
  const keys = [...before, key].slice(-MOST_LATER)
  return `${LATER}=${keys.join('.')}; Path=/revision; Max-Age=${LATER_AGE}; HttpOnly; SameSite=Strict`
}
