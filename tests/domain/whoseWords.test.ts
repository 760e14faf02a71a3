import { expect, test } from 'vitest'
import { EMPTY_WALLET } from '#domain/wallet.ts'
import { whoseWords, withWhose } from '#domain/whoseWords.ts'

const ANA = { id: 'ana', name: 'Ana', wallet: EMPTY_WALLET }
const yes = { status: 'yes' as const, missing: [] }

test('another’s method is said to be theirs, one’s own is not', () => {
  const hers = { whose: ANA, eligibility: { ...yes, via: ['Banco Galicia' as const] } }
  expect(whoseWords(hers)).toBe('la de Ana')
  expect(withWhose('con Galicia', hers)).toBe('con Galicia, la de Ana')
  expect(withWhose('con cualquier medio', { whose: ANA, eligibility: { ...yes, via: [] } })).toBe('con cualquier medio, que pague Ana')
  const own = { eligibility: { ...yes, via: ['Banco Galicia' as const] } }
  expect([whoseWords(own), withWhose('con Galicia', own)]).toEqual(['', 'con Galicia'])
})
