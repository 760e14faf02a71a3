import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { changeValue, readChange } from '#features/wallet/changeForm.ts'
import type { WalletChange } from '#features/wallet/walletChange.ts'
import { personChanges } from './personChanges.ts'

const UALA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'uala', cards: null }] }
const TWO: Household = [...householdOf(EMPTY_WALLET), { id: 'ana', name: 'Ana', wallet: UALA }]
const read = (fields: Record<string, string>) => readChange(new URLSearchParams(fields))

test.each<[Record<string, string>, WalletChange]>([
  [
    { change: 'invite', name: 'Ana' },
    { kind: 'join', people: [{ id: '', name: 'Ana', wallet: EMPTY_WALLET }] },
  ],
  [
    { change: 'rename', whose: 'ana', name: 'Anita' },
    { kind: 'rename', who: 'ana', name: 'Anita' },
  ],
  [
    { change: 'leave', whose: 'ana' },
    { kind: 'leave', who: 'ana' },
  ],
  [
    { change: 'first', whose: '' },
    { kind: 'first', who: '' },
  ],
  [{ change: 'erase' }, { kind: 'erase' }],
  [
    { change: '+method:modo', whose: '' },
    { kind: 'method', whose: '', method: 'modo', held: true },
  ],
  [{ change: '+method:modo' }, { kind: 'method', whose: undefined, method: 'modo', held: true }],
  [
    { change: 'answers:tier:reba:black,-qr,?military' },
    { kind: 'answers', whose: undefined, answers: { 'tier:reba:black': true, qr: false, military: null } },
  ],
  [
    { change: 'replace', people: encodeHousehold(householdOf(UALA)) },
    { kind: 'replace', whose: undefined, wallet: UALA },
  ],
  [
    { change: 'add', whose: 'ana', people: encodeHousehold(householdOf(UALA)) },
    { kind: 'add', whose: 'ana', wallet: UALA },
  ],
  [
    { change: 'join', name: 'Ana', people: encodeHousehold(householdOf(UALA)) },
    { kind: 'join', people: [{ id: '', name: 'Ana', wallet: UALA }] },
  ],
  [
    { change: 'join', people: encodeHousehold(TWO) },
    { kind: 'join', people: TWO },
  ],
  [
    { change: 'replaceAll', people: encodeHousehold(TWO) },
    { kind: 'replaceAll', people: TWO },
  ],
])('the form %o asks for a change', (fields, change) => {
  expect(read(fields)).toEqual(change)
})

it('is read back from the value of its button, for the person of its form', () => {
  fc.assert(
    fc.property(personChanges, fc.constantFrom(undefined, '', 'ana'), (change, whose) => {
      expect(read({ change: changeValue(change), ...(whose !== undefined && { whose }) })).toEqual({ ...change, whose })
    }),
  )
})

it.each([
  ...['', 'x', '+method:', '+method:banco-fantasma', 'x:modo', '+card:modo:visa-credito', '+card:banco-galicia:oro', 'leave'],
  ...['add', 'join', 'replaceAll', 'answers:', 'answers:nothing', 'answers:qr,', 'answers:--qr', 'answers:rich:banco-galicia'],
  ...['answers:tier:a:b:c', 'answers:Tier:<b>', `answers:${Array(61).fill('qr').join()}`],
])('that makes no sense (%.40s) is none', (change) => {
  expect(read({ change, people: 'broken' })).toBeNull()
})
