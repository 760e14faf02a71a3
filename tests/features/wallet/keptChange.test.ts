import { describe, expect, it, test } from 'vitest'
import { type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { usesAfter, whoseAfter } from '#features/wallet/keptChange.ts'
import { applyChange, type WalletChange } from '#features/wallet/walletChange.ts'
import { use } from '../../domain/uses.ts'

const MODO: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'modo', cards: null }] }
const UALA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'uala', cards: null }] }
const made = (people: Household, ...changes: WalletChange[]) => changes.reduce(applyChange, people)
const joins = (name: string, wallet = EMPTY_WALLET): WalletChange => ({ kind: 'join', people: [{ id: '', name, wallet }] })
const withAna = made(householdOf(MODO), joins('Ana'))

test('the page shown after a change is that of who joined alone, else of who was shown, while they are here', () => {
  const after = (change: WalletChange, shown: string | undefined, people = made(withAna, joins('Beto'))) =>
    whoseAfter({ change, before: people, after: applyChange(people, change) }, shown)
  expect(after(joins('Eva'), 'ana')).toBe('eva')
  expect(after({ kind: 'join', people: [] }, 'ana')).toBe('ana')
  expect(after({ kind: 'leave', who: 'beto' }, 'ana')).toBe('ana')
  expect(after({ kind: 'leave', who: 'ana' }, 'ana')).toBeUndefined()
  const named = made(withAna, { kind: 'rename', who: '', name: 'Caro' })
  expect(after({ kind: 'first', who: 'ana' }, undefined, named)).toBe('')
  expect(after({ kind: 'first', who: 'ana' }, 'ana', named)).toBeUndefined()
})

describe('uses that came with people', () => {
  const own = { ...use, whose: '' }
  const hers = { ...use, id: 'u2', whose: 'ana' }
  const idsAfter = (change: WalletChange, incoming: Household, people: Household) =>
    usesAfter([own, hers], { change, before: people, after: applyChange(people, change) }, incoming).map(({ whose }) => whose)

  it('are their own under the id that they have here', () => {
    const incoming = made(householdOf(UALA), joins('Ana', UALA))
    expect(idsAfter({ kind: 'replaceAll', people: incoming }, incoming, householdOf(MODO))).toEqual(['', 'ana'])
    expect(idsAfter(joins('Beto', UALA), householdOf(UALA), householdOf(MODO))).toEqual(['beto', 'ana'])
    expect(idsAfter({ kind: 'replace', whose: 'ana', wallet: UALA }, householdOf(UALA), withAna)).toEqual(['ana', 'ana'])
    const other = made(withAna, { kind: 'rename', who: 'ana', name: 'Anita' })
    expect(idsAfter({ kind: 'join', people: incoming }, incoming, other)).toEqual(['otra-persona', 'ana-2'])
  })
})
