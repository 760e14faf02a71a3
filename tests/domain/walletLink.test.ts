import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWalletFile, formatWalletParameters, MAX_FILE, parseWalletFile, parseWalletParameters } from '#domain/walletLink.ts'
import { wallets } from './arbitraries.ts'

describe('a wallet as a file', () => {
  it('gives back every wallet', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        const file = formatWalletFile(wallet)
        expect(file.length).toBeLessThan(MAX_FILE)
        expect(parseWalletFile(file)).toEqual({ ok: true, value: wallet })
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['something else', '{"app":"otra","version":1}'],
    ['a later version', '{"app":"yapa","version":2}'],
    ['a version as text', '{"app":"yapa","version":"1"}'],
    ['an unknown method', '{"app":"yapa","version":1,"wallet":"banco-fantasma"}'],
    ['a field that is no text', '{"app":"yapa","version":1,"wallet":["modo"]}'],
    ['a field nobody knows', '{"app":"yapa","version":1,"wallet":"modo","saldo":"1"}'],
    ['a prototype', '{"app":"yapa","version":1,"__proto__":{"wallet":"modo"},"constructor":"x"}'],
    ['a rate out of bounds', '{"app":"yapa","version":1,"rate":"51"}'],
    ['a telephone that is neither', '{"app":"yapa","version":1,"phone":"true"}'],
    ['an endless list', `{"app":"yapa","version":1,"wallet":"${'modo,'.repeat(2000)}"}`],
    ['an endless file', ' '.repeat(MAX_FILE + 1)],
  ])('refuses %s with a reason', (_, text) => {
    expect(parseWalletFile(text)).toEqual({ ok: false, problem: expect.stringMatching(/\S{3}/) })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parseWalletFile(text).ok).toBe(false)
      }),
    )
  })
})

describe('a wallet as a link', () => {
  it('gives back every wallet through a URL, readable as it is', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        const raw = Object.entries(formatWalletParameters(wallet)).map(([name, value]) => `${name}=${value}`)
        const url = new URL(`http://x/?${raw.join('&')}`)
        expect(url.href).toBe(`http://x/?${raw.join('&')}`)
        expect(parseWalletParameters(Object.fromEntries(url.searchParams))).toEqual({ ok: true, value: wallet })
      }),
    )
  })
})
