import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseIncoming, peopleFragment, readWalletFragment, walletFragment } from '#domain/wallet/codec/link.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { households, wallets } from '../../arbitraries.ts'
import { WRITTEN } from './written.ts'

it('brings back one person by their wallet and name, and several by all that they have', () => {
  fc.assert(
    fc.property(households, (people) => {
      const { name, wallet } = people[0]
      expect(parseIncoming(readWalletFragment(walletFragment(people[0])))).toEqual({ ok: true, value: [{ id: '', name, wallet }] })
      expect(parseIncoming(readWalletFragment(peopleFragment(people)))).toEqual({ ok: true, value: people })
    }),
  )
})

it('keeps the meaning of what was shared, and is written in the same way', () => {
  expect(walletFragment(WRITTEN.one[0])).toBe(WRITTEN.link)
  expect(peopleFragment(WRITTEN.two)).toBe(`gente=${WRITTEN.cookieOfTwo}`)
  expect(parseIncoming(readWalletFragment(WRITTEN.link))).toEqual({ ok: true, value: WRITTEN.one })
  expect(parseIncoming(readWalletFragment(`gente=${WRITTEN.cookieOfTwo}`))).toEqual({ ok: true, value: WRITTEN.two })
  expect(parseIncoming({ gente: WRITTEN.cookieBeforeAnswers })).toEqual({ ok: true, value: WRITTEN.oneBeforeAnswers })
})

it('says what is wrong with what came, and nothing where nobody did', () => {
  expect(parseIncoming({})).toBeNull()
  expect(parseIncoming({ nombre: 'Ana' })).toBeNull()
  expect(parseIncoming({ gente: '3/broken' })).toEqual({ ok: false, problem: 'está incompleta o es de otra versión de Yapa' })
  expect(parseIncoming({ wallet: 'banco-fantasma' })).toEqual({ ok: false, problem: 'medio de pago desconocido: «banco-fantasma»' })
})

it('gives back every wallet, also where an app escaped the link', () => {
  fc.assert(
    fc.property(wallets, (wallet) => {
      const fragment = walletFragment({ name: '', wallet })
      expect(readWalletFragment(fragment)).toEqual(formatWalletParameters(wallet))
      const escaped = fragment.replaceAll('+', '%2B').replaceAll(':', '%3A').replaceAll(',', '%2C')
      expect(readWalletFragment(escaped)).toEqual(formatWalletParameters(wallet))
    }),
  )
})

it('is empty for a place on the page, and throws for nothing', () => {
  expect(walletFragment({ name: '', wallet: EMPTY_WALLET })).toBe('wallet=')
  for (const place of ['', 'celular', 'banco-galicia-tarjetas', 'a=b', '=&=', '__proto__=x']) expect(readWalletFragment(place)).toEqual({})
  expect(readWalletFragment('wallet=%E0%A4%A')).toEqual({ wallet: '%E0%A4%A' })
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readWalletFragment(text)).not.toThrow()
    }),
  )
})
