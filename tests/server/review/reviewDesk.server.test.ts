import { describe, expect, it } from 'vitest'
import { makePostponedCookie, readPostponedCards, reviewerOf } from '#server/review/reviewDesk.server.ts'

const TOKEN = 'una-clave-de-prueba-larga'
const sent = (cookie: string) => cookie.split(';')[0] as string
const keyOf = (number: number) => `${number}`.padStart(32, 'k')
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('a reviewer', () => {
  it('says any name, and the token as password', () => {
    expect(reviewerOf(basic(` Ana <b>Ñ</b> :${TOKEN}`), TOKEN)).toEqual({ by: 'Ana <b>Ñ</b>' })
    expect(reviewerOf(basic(`:${TOKEN}`), TOKEN)).toEqual({ by: '' })
    expect(reviewerOf(basic('Ana:una:clave:con:puntos'), 'una:clave:con:puntos')).toEqual({ by: 'Ana' })
  })

  it.each([
    null,
    '',
    'Basic',
    `Bearer ${TOKEN}`,
    basic(TOKEN),
    basic('Ana:'),
    basic(`Ana:${TOKEN} `),
    basic(`${TOKEN}:Ana`),
    `Basic ${TOKEN}`,
  ])('is nobody with %s', (given) => {
    expect(reviewerOf(given, TOKEN)).toBeNull()
  })
})

describe('what was put off', () => {
  it('comes back in its order, the latest hundred, in a cookie that a browser keeps', () => {
    const numbers = Array.from({ length: 120 }, (_, number) => number)
    let cookies: string | null = null
    for (const number of numbers) cookies = sent(makePostponedCookie(readPostponedCards(cookies), keyOf(number)))
    expect([...readPostponedCards(cookies)]).toEqual(numbers.slice(20).map(keyOf))
    expect(cookies?.length).toBeLessThan(4_096)
  })

  it('is nothing where the cookie is no list of keys', () => {
    expect(readPostponedCards(null).size).toBe(0)
    expect(readPostponedCards('despues=<script>..x').size).toBe(0)
  })
})
