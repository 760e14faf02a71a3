import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTHING_OFFERED, type Offered, offeredCookie, offeredText, readOffered } from '#features/wallet/offeredCookie.ts'
import { households } from '../../domain/arbitraries.ts'

test('what is offered is read again from the cookies of a request', () => {
  fc.assert(
    fc.property(households, fc.nat({ max: 5 }), (people, place) => {
      const offers: Offered[] = [
        { kind: 'file', people },
        { kind: 'gone', person: people[0], place },
      ]
      const sent = offers.map((offered) => `a=1; ${offeredCookie(offered).split(';')[0]}`)
      expect(sent.map((cookies) => readOffered(offeredText(cookies)))).toEqual(offers)
    }),
  )
})

test('anything else offers nothing, without error', () => {
  expect(readOffered(offeredText(NOTHING_OFFERED.split(';')[0]))).toBeNull()
  fc.assert(fc.property(fc.string(), (text) => void expect(readOffered(text)).toBeNull()))
})
