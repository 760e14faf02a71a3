import { describe, expect, it } from 'vitest'
import { isToken, putOffCookie, putOffIn, reviewerOf, sessionCookie } from '#server/review/session.ts'

const TOKEN = 'una-clave-de-prueba-larga'
const NOW = new Date('2026-03-27T15:00:00Z')
const LATER = new Date('2026-05-27T15:00:00Z')
const sent = (cookie: string) => cookie.split(';')[0] as string
const keyOf = (number: number) => `${number}`.padStart(32, 'k')

describe('a session', () => {
  const cookie = sessionCookie({ by: ' Ana; <b>Ñ</b> ' }, TOKEN, NOW)

  it('says who it is, for thirty days and with the same token only', () => {
    expect(reviewerOf(`otra=1; ${sent(cookie)}`, TOKEN, NOW)).toEqual({ by: 'Ana; <b>Ñ</b>' })
    expect(reviewerOf(sent(cookie), TOKEN, LATER)).toBeNull()
    expect(reviewerOf(sent(cookie), 'otra-clave', NOW)).toBeNull()
    expect(isToken(TOKEN, TOKEN)).toBe(true)
    expect(isToken(`${TOKEN} `, TOKEN)).toBe(false)
  })

  it('is out of reach for scripts, other sites and other pages', () => {
    expect(cookie).toMatch(/; Path=\/revision; Max-Age=2592000; HttpOnly; SameSite=Strict$/)
  })

  it.each([
    ['none', null],
    ['an empty one', 'revision='],
    ['a later end', sent(cookie).replace(/\d{13}/, (ends) => String(Number(ends) + 1))],
    ['another name', sent(cookie).replace(/\.[\w-]+\./, '.QW5h.')],
    ['no signature', sent(cookie).replace(/\.[\w-]{43}$/, '')],
  ])('is nobody’s with %s', (_what, given) => {
    expect(reviewerOf(given, TOKEN, NOW)).toBeNull()
  })
})

describe('what was put off', () => {
  it('comes back in its order, the latest hundred, in a cookie that a browser keeps', () => {
    const numbers = Array.from({ length: 120 }, (_, number) => number)
    let cookies: string | null = null
    for (const number of numbers) cookies = sent(putOffCookie(putOffIn(cookies), keyOf(number)))
    expect([...putOffIn(cookies)]).toEqual(numbers.slice(20).map(keyOf))
    expect(cookies?.length).toBeLessThan(4_096)
  })

  it('is nothing where the cookie is no list of keys', () => {
    expect(putOffIn(null).size).toBe(0)
    expect(putOffIn('despues=<script>..x').size).toBe(0)
  })
})
