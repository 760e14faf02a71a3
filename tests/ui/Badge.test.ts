import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { makeMonogram } from '#ui/Badge.tsx'
import { atLeastOne } from '../atLeastOne.ts'

const NAMES = [...PAYMENT_METHODS.map(({ name }) => name), ...Object.values(CHAINS).map(({ name }) => name)]

describe('makeMonogram', () => {
  it('looks different for every chain and payment method, colours aside', () => {
    const ownLetters = new Map(
      [...PAYMENT_METHODS, ...Object.values(CHAINS)].map(({ name, letters }: { name: string; letters?: string }) => [name, letters]),
    )
    const looks = NAMES.map((name) => {
      const { icon, letters, mark } = makeMonogram(name)
      return `${icon ?? ownLetters.get(name) ?? letters}|${mark}`
    })
    const alike = Map.groupBy(NAMES, (_, index) => looks[index])
    expect(
      [...alike].filter(([, names]) => names.length > 1),
      'look the same: give one other letters, in its file of src/issuers/ or in the facts.ts of its chain',
    ).toEqual([])
  })

  it('fits: at most four letters and one character as a mark', () => {
    for (const name of NAMES) {
      const { letters, mark } = makeMonogram(name)
      expect(letters.length, name).toBeGreaterThanOrEqual(2)
      expect(letters.length, name).toBeLessThanOrEqual(4)
      expect(mark.length, name).toBeLessThanOrEqual(1)
    }
  })

  it('keeps the letters of the family for a variant', () => {
    expect(makeMonogram('Banco Santander - Jubilados')).toEqual({ ...makeMonogram('Banco Santander'), mark: 'J' })
    expect(makeMonogram('Personal Pay - Nivel 2')).toEqual({ ...makeMonogram('Personal Pay'), mark: '2' })
  })

  it('names only icons that the sprite has', () => {
    const sprite = readFileSync(new URL('../../public/brands.svg', import.meta.url), 'utf8')
    const icons = new Set(NAMES.flatMap((name) => makeMonogram(name).icon ?? []))
    expect(icons.size).toBe(4)
    for (const icon of atLeastOne(icons)) expect(sprite).toContain(`id="${icon}"`)
  })

  it('also finds letters for a name outside the catalogue', () => {
    expect(makeMonogram('Banco de la Luna')).toEqual({ icon: null, letters: 'LU', mark: '' })
    expect(makeMonogram('¿?')).toEqual({ icon: null, letters: '?', mark: '' })
    expect(makeMonogram('constructor')).toEqual({ icon: null, letters: 'CO', mark: '' })
  })
})
