import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePeopleFragment, peopleFragment } from '#domain/wallet/codec/link.ts'
import { households } from '../../arbitraries.ts'
import { WRITTEN } from './written.ts'

const OTHER_VERSION = { ok: false, problem: 'está incompleta o es de otra versión de Yapa' }

it('brings back everybody by all that they have', () => {
  fc.assert(
    fc.property(households, (people) => {
      expect(parsePeopleFragment(peopleFragment(people))).toEqual({ ok: true, value: people })
      expect(parsePeopleFragment(`a=1&${peopleFragment(people)}&b`)).toEqual({ ok: true, value: people })
    }),
  )
})

it('keeps the meaning of what was shared', () => {
  expect(peopleFragment(WRITTEN.two)).toBe(`gente=${WRITTEN.cookieOfTwo}`)
  expect(parsePeopleFragment(`gente=${WRITTEN.cookieOfTwo}`)).toEqual({ ok: true, value: WRITTEN.two })
  expect(parsePeopleFragment(`gente=${WRITTEN.cookieWithRate}`)).toEqual({ ok: true, value: WRITTEN.one })
})

it('says that a link is damaged or of another version, and nothing of a place on the page', () => {
  expect(['gente=3/broken', 'gente=', 'wallet=modo', 'nombre=Ana&wallet=modo'].map(parsePeopleFragment)).toEqual(
    Array(4).fill(OTHER_VERSION),
  )
  const places = ['', 'celular', 'banco-galicia-tarjetas', 'a=b', '=&=', 'nombre=Ana', '__proto__=x']
  expect(places.map(parsePeopleFragment)).toEqual(places.map(() => null))
})
