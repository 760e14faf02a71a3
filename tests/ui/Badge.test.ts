import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { monogram } from '#ui/Badge.tsx'
import { atLeastOne } from '../atLeastOne.ts'

const NAMES = [...PAYMENT_METHODS.map(({ name }) => name), ...Object.values(CHAINS).map(({ name }) => name)]

describe('monogram', () => {
  it('looks different for every chain and payment method, colours aside', () => {
    const ownLetters = new Map(
      [...PAYMENT_METHODS, ...Object.values(CHAINS)].map(({ name, letters }: { name: string; letters?: string }) => [name, letters]),
    )
    const looks = NAMES.map((name) => {
      const { icon, letters, mark } = monogram(name)
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
      const { letters, mark } = monogram(name)
      expect(letters.length, name).toBeGreaterThanOrEqual(2)
      expect(letters.length, name).toBeLessThanOrEqual(4)
      expect(mark.length, name).toBeLessThanOrEqual(1)
    }
  })

  it('keeps the letters of the family for a variant', () => {
    expect(monogram('Banco Santander - Jubilados')).toEqual({ ...monogram('Banco Santander'), mark: 'J' })
    expect(monogram('Personal Pay - Nivel 2')).toEqual({ ...monogram('Personal Pay'), mark: '2' })
  })

  it('names only icons that the sprite has', () => {
    const sprite = readFileSync(new URL('../../public/brands.svg', import.meta.url), 'utf8')
    const icons = new Set(NAMES.flatMap((name) => monogram(name).icon ?? []))
    expect(icons.size).toBe(4)
    for (const icon of atLeastOne(icons)) expect(sprite).toContain(`id="${icon}"`)
  })

  it('also finds letters for a name outside the catalogue', () => {
    expect(monogram('Banco de la Luna')).toEqual({ icon: null, letters: 'LU', mark: '' })
    expect(monogram('¿?')).toEqual({ icon: null, letters: '?', mark: '' })
    expect(monogram('constructor')).toEqual({ icon: null, letters: 'CO', mark: '' })
  })
})
