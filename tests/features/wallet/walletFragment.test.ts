import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { formatWalletParameters } from '#domain/wallet/walletLink.ts'
import { readWalletFragment, walletFragment } from '#features/wallet/walletFragment.ts'
import { wallets } from '../../domain/arbitraries.ts'

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
