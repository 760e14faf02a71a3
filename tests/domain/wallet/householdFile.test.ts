import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { alone } from '#domain/wallet/household.ts'
import { formatPeopleFile, parsePeopleFile } from '#domain/wallet/householdFile.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { formatWalletFile } from '#domain/wallet/walletLink.ts'
import { households } from '../arbitraries.ts'

describe('the file of a household', () => {
  it('brings everybody back', () => {
    fc.assert(
      fc.property(households, (people) => void expect(parsePeopleFile(formatPeopleFile(people))).toEqual({ ok: true, value: people })),
    )
  })

  test('of who is alone is the wallet’s', () => {
    expect(formatPeopleFile(alone(EMPTY_WALLET))).toBe(formatWalletFile(EMPTY_WALLET))
  })

  const one = { id: 'ana', name: 'Ana', wallet: 'modo' }
  test.each([
    ['people that are none', { people: 'x' }],
    ['somebody without a name', { people: [{ id: 'ana', wallet: 'modo' }] }],
    ['somebody twice', { people: [one, one] }],
    ['an id that nobody has', { people: [{ ...one, id: 'Ana!' }] }],
    ['a method that nobody knows', { people: [{ ...one, wallet: 'banco-fantasma' }] }],
    ['nobody', { people: [] }],
    ['something beside them', { people: [one], more: 1 }],
    ['another version', { version: 9, people: [one] }],
  ])('with %s is refused', (_, change) => {
    const file = (more: object) => JSON.stringify({ app: 'yapa', version: 2, ...more })
    expect(parsePeopleFile(file({ people: [one] })).ok).toBe(true)
    expect(parsePeopleFile(file(change))).toEqual({ ok: false, problem: expect.stringMatching(/\S{3}/) })
  })
})
