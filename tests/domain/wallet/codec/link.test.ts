import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseIncoming, peopleFragment, readWalletFragment } from '#domain/wallet/codec/link.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { households, wallets } from '../../arbitraries.ts'
import { WRITTEN } from './written.ts'

it('brings back everybody by all that they have', () => {
  fc.assert(
    fc.property(households, (people) => {
      expect(parseIncoming(readWalletFragment(peopleFragment(people)))).toEqual({ ok: true, value: people })
    }),
  )
})

it('keeps the meaning of what was shared, and one person with a name comes by parameters, too', () => {
  expect(peopleFragment(WRITTEN.two)).toBe(`gente=${WRITTEN.cookieOfTwo}`)
  expect(parseIncoming(readWalletFragment(WRITTEN.link))).toEqual({ ok: true, value: WRITTEN.one })
  expect(parseIncoming(readWalletFragment(`gente=${WRITTEN.cookieOfTwo}`))).toEqual({ ok: true, value: WRITTEN.two })
  expect(parseIncoming(readWalletFragment(`nombre=Ana%20%C3%91&${WRITTEN.link}`))).toEqual({
    ok: true,
    value: [{ ...WRITTEN.one[0], name: 'Ana Ñ' }],
  })
  expect(parseIncoming({ gente: WRITTEN.cookieBeforeAnswers })).toEqual({ ok: true, value: WRITTEN.oneBeforeAnswers })
})

it('says what is wrong with what came, and nothing where nobody did', () => {
  expect(parseIncoming({})).toBeNull()
  expect(parseIncoming({ nombre: 'Ana' })).toBeNull()
  expect(parseIncoming({ gente: '3/broken' })).toEqual({ ok: false, problem: 'está incompleta o es de otra versión de Yapa' })
  expect(parseIncoming({ wallet: 'banco-fantasma' })).toEqual({ ok: false, problem: 'medio de pago desconocido: «banco-fantasma»' })
})

it('gives back every wallet of an old link, also where an app escaped it', () => {
  fc.assert(
    fc.property(wallets, (wallet) => {
      const fragment = Object.entries(formatWalletParameters(wallet))
        .map((pair) => pair.join('='))
        .join('&')
      expect(readWalletFragment(fragment)).toEqual(formatWalletParameters(wallet))
      const escaped = fragment.replaceAll('+', '%2B').replaceAll(':', '%3A').replaceAll(',', '%2C')
      expect(readWalletFragment(escaped)).toEqual(formatWalletParameters(wallet))
    }),
  )
})

it('is empty for a place on the page, and throws for nothing', () => {
  for (const place of ['', 'celular', 'banco-galicia-tarjetas', 'a=b', '=&=', '__proto__=x']) expect(readWalletFragment(place)).toEqual({})
  expect(readWalletFragment('wallet=%E0%A4%A')).toEqual({ wallet: '%E0%A4%A' })
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readWalletFragment(text)).not.toThrow()
    }),
  )
})
