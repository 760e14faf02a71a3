import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The operator at the review desk. `by`: the name that they gave; it may be empty. */
export type Reviewer = { by: string }

const COOKIE = 'revision'
/** Seconds: thirty days. */
const MAX_AGE = 30 * 24 * 60 * 60
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

export const isToken = (given: string, token: string): boolean => isSameSecret(given, token)

const signed = (content: string, token: string) => createHmac('sha256', token).update(content).digest('base64url')

/** Makes the cookie of a session. It ends by itself and with another token. Scripts cannot read it, and other sites cannot make browsers send it. */
export function sessionCookie({ by }: Reviewer, token: string, now: Date): string {
  const content = `${now.getTime() + MAX_AGE * 1_000}.${Buffer.from(by.trim().slice(0, MAX_NAME)).toString('base64url')}`
  return `${COOKIE}=${content}.${signed(content, token)}; Path=/revision; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict`
}

/** The reviewer of a request, by its cookies; null: the sender has no access. */
export function reviewerOf(cookies: string | null, token: string, now: Date): Reviewer | null {
  const value = cookieValue(COOKIE, cookies)
  const [, content = '', ends = '', by = '', signature = ''] = /^((\d{1,16})\.([\w-]*))\.([\w-]{43})$/.exec(value) ?? []
  if (content === '' || !isSameSecret(signature, signed(content, token)) || Number(ends) < now.getTime()) return null
  return { by: Buffer.from(by, 'base64url').toString() }
}

/** Whether the text has the form of a template's key. */
export const isTemplateKey = (text: string): boolean => /^[\w-]{32}$/.test(text)

/** The keys of the templates that the person put off, in that order. */
export function putOffIn(cookies: string | null): Set<string> {
  return new Set(cookieValue(LATER, cookies).split('.').filter(isTemplateKey).slice(-MOST_LATER))
}

/** Makes the cookie of what was put off, with one key more. It orders a list and opens nothing, so it needs no signature. */
export function putOffCookie(before: ReadonlySet<string>, key: string): string {
  const keys = [...before, key].slice(-MOST_LATER)
  return `${LATER}=${keys.join('.')}; Path=/revision; Max-Age=${LATER_AGE}; HttpOnly; SameSite=Strict`
}

function cookieValue(name: string, cookies: string | null): string {
  const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? ''
}
