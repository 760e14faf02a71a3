import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { alone, type Household, MAX_PEOPLE, NOBODY_YET, readName } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/personOf.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import {
  applyHouseholdChange,
  type HouseholdChange,
  personNamed,
  readHouseholdChange,
  usesAfter,
  whoseAfter,
} from '#features/wallet/householdChange.ts'
import { households, wallets } from '../../domain/arbitraries.ts'
import { use } from '../../domain/uses.ts'

const MODO: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'modo', cards: null }] }
const UALA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'uala', cards: null }] }
const form = (fields: Record<string, string>) => ({ get: (name: string) => fields[name] ?? null })
const made = (people: Household, ...changes: HouseholdChange[]) => changes.reduce(applyHouseholdChange, people)
const joins = (name: string, wallet = EMPTY_WALLET): HouseholdChange => ({ kind: 'join', people: [{ name, wallet }] })
const namesIn = (people: Household) => people.map(({ id, name }) => `${id}=${name}`)
const withAna = made(alone(MODO), joins('Ana'))

describe('who lives there', () => {
  test('is told apart by name: who is sent twice comes once, and who comes back finds their uses', () => {
    expect(namesIn(withAna)).toEqual(['=', 'ana=Ana'])
    expect(made(withAna, joins(' ANÁ '))).toEqual(withAna)
    expect(namesIn(made(withAna, { kind: 'leave', whose: 'ana' }, joins('Ana')))).toEqual(namesIn(withAna))
  })

  test('is brought up to date by a wallet that comes under their name', () => {
    expect(personNamed(made(withAna, joins('ana', UALA)), 'Ana')?.wallet).toEqual(UALA)
  })

  test('keeps the id when the name changes, and another of that name has another', () => {
    const renamed = made(withAna, { kind: 'rename', whose: 'ana', name: 'Anita' }, joins('Ana'))
    expect(namesIn(renamed)).toEqual(['=', 'ana=Anita', 'ana-2=Ana'])
    expect(made(renamed, { kind: 'rename', whose: 'ana', name: 'Ana' })).toEqual(renamed)
    expect(made(renamed, { kind: 'rename', whose: 'ana', name: ' ' })).toEqual(renamed)
    expect(made(renamed, { kind: 'rename', whose: '', name: 'Beto' })[0]).toMatchObject({ id: '', name: 'Beto' })
  })

  test('who has gone from the home meanwhile is changed no more, and nobody in their place', () => {
    const gone = made(withAna, { kind: 'leave', whose: 'ana' })
    const held: HouseholdChange = { kind: 'wallet', whose: 'ana', change: { kind: 'method', method: 'modo', held: false } }
    expect(made(gone, held, { kind: 'rename', whose: 'ana', name: 'Eva' }, { kind: 'first', whose: 'ana' })).toEqual(gone)
  })

  test('may have a name without a letter of ours, or none', () => {
    expect(namesIn(made(alone(MODO), joins('🐱'), joins('')))).toEqual(['=', 'persona=🐱', 'otra-persona=Otra persona'])
    expect(readName('  Ana\n\u200bMaría  \u0007 ')).toBe('Ana María')
    // Twenty characters are not twenty halves of them.
    expect(readName(`${'a'.repeat(19)}😀😀`)).toBe(`${'a'.repeat(19)}😀`)
    expect(readName('a\ud83d')).toBe('a')
  })

  test('is never nobody, and never more than there is room for', () => {
    expect(made(alone(MODO), { kind: 'leave', whose: '' })).toEqual(alone(MODO))
    expect(namesIn(made(withAna, { kind: 'leave', whose: '' }))).toEqual(['ana=Ana'])
    const many = Array.from({ length: MAX_PEOPLE + 2 }, (_, at) => joins(`P${at}`)).reduce(applyHouseholdChange, alone(MODO))
    expect(many).toHaveLength(MAX_PEOPLE)
  })

  test('goes first where the first has a name; nobody is lost, and each keeps their id and wallet', () => {
    const first: HouseholdChange = { kind: 'first', whose: 'ana' }
    expect(made(withAna, first)).toEqual(withAna)
    const named = made(withAna, { kind: 'rename', whose: '', name: 'Beto' })
    expect(namesIn(made(named, first))).toEqual(['ana=Ana', '=Beto'])
    fc.assert(
      fc.property(households, fc.nat(), (people, at) => {
        const { id: whose } = people[at % people.length] as Household[number]
        const after = made(people, { kind: 'first', whose })
        expect(after[0].id).toBe(people[0].name === '' ? people[0].id : whose)
        expect(new Set(after)).toEqual(new Set(people))
        expect(made(after, { kind: 'first', whose })).toEqual(after)
      }),
    )
  })

  test('is named by a form even with the empty id; a form that names nobody is the first’s', () => {
    const people = made(withAna, { kind: 'rename', whose: '', name: 'Beto' }, { kind: 'first', whose: 'ana' })
    const says = (fields: Record<string, string>) => made(people, readHouseholdChange(form(fields)) as HouseholdChange)
    expect(says({ change: '+method:uala', whose: '' }).map(({ wallet }) => wallet.instruments.length)).toEqual([0, 2])
    expect(says({ change: '+method:uala' }).map(({ wallet }) => wallet.instruments.length)).toEqual([1, 1])
    expect(namesIn(says({ change: 'person:first', whose: '' }))).toEqual(['=Beto', 'ana=Ana'])
    expect(readHouseholdChange(form({ change: 'person:leave' }))).toBeNull()
  })

  test('can come back to their place', () => {
    fc.assert(
      fc.property(households, fc.nat(), (people, at) => {
        const place = at % people.length
        const gone = people[place] as Household[number]
        const rest = applyHouseholdChange(people, { kind: 'leave', whose: gone.id })
        expect(made(rest, { kind: 'return', person: gone, place })).toEqual(people)
      }),
    )
  })
})

describe('a change of a wallet', () => {
  it('is one person’s own, but for the rate, which is everybody’s', () => {
    const changed = made(
      withAna,
      { kind: 'wallet', whose: 'ana', change: { kind: 'method', method: 'uala', held: true } },
      { kind: 'wallet', whose: 'ana', change: { kind: 'rate', monthlyRate: 3 } },
    )
    expect(changed.map(({ wallet }) => wallet)).toEqual([
      { ...MODO, monthlyRate: 3 },
      { ...UALA, monthlyRate: 3 },
    ])
    expect(personNamed(made(changed, joins('Beto', MODO)), 'Beto')?.wallet.monthlyRate).toBe(3)
  })

  it('erases everybody', () => {
    expect(made(withAna, { kind: 'wallet', whose: 'ana', change: { kind: 'erase' } })).toEqual(NOBODY_YET)
  })

  it('is the holder’s where the person is gone', () => {
    expect(personOf(withAna, 'beto')).toBe(withAna[0])
  })
})

describe('the change of a form', () => {
  test.each<[Record<string, string>, HouseholdChange | null]>([
    [{ change: 'person:join', name: 'Ana' }, joins('Ana')],
    [
      { change: 'person:rename', whose: 'ana', name: 'Anita' },
      { kind: 'rename', whose: 'ana', name: 'Anita' },
    ],
    [
      { change: 'person:leave', whose: 'ana' },
      { kind: 'leave', whose: 'ana' },
    ],
    [
      { change: '+method:modo', whose: 'ana' },
      { kind: 'wallet', whose: 'ana', change: { kind: 'method', method: 'modo', held: true } },
    ],
    [{ change: '+method:modo' }, { kind: 'wallet', whose: undefined, change: { kind: 'method', method: 'modo', held: true } }],
    [{ change: '+method:nada' }, null],
    [{ change: 'people:replace', gente: 'x' }, null],
    [
      { change: 'replace', gente: encodeHousehold(alone(UALA)) },
      { kind: 'wallet', whose: undefined, change: { kind: 'replace', wallet: UALA } },
    ],
    [
      { change: 'add', whose: 'ana', gente: encodeHousehold(alone(UALA)) },
      { kind: 'wallet', whose: 'ana', change: { kind: 'add', wallet: UALA } },
    ],
    [
      { change: 'people:join', name: 'Ana', gente: encodeHousehold(alone(UALA)) },
      { kind: 'join', people: [{ id: '', name: 'Ana', wallet: UALA }] },
    ],
    [
      { change: 'people:join', gente: encodeHousehold(withAna) },
      { kind: 'join', people: withAna },
    ],
    [
      { change: 'people:replace', gente: encodeHousehold(withAna) },
      { kind: 'replaceAll', people: withAna },
    ],
  ])('%o', (fields, change) => {
    expect(readHouseholdChange(form(fields))).toEqual(change)
  })

  it('sent twice does no more than once', () => {
    fc.assert(
      fc.property(households, wallets, fc.constantFrom('Ana', 'Beto', ''), (people, wallet, name) => {
        const change = joins(name || 'Ana', wallet)
        const once = applyHouseholdChange(people, change)
        expect(applyHouseholdChange(once, change)).toEqual(once)
      }),
    )
  })
})

test('the page shown after a change is that of who joined alone, else of who was shown, while they are here', () => {
  const after = (change: HouseholdChange, shown: string | undefined, people = made(withAna, joins('Beto'))) =>
    whoseAfter({ change, before: people, after: applyHouseholdChange(people, change) }, shown)
  expect(after(joins('Eva'), 'ana')).toBe('eva')
  expect(after({ kind: 'join', people: [] }, 'ana')).toBe('ana')
  expect(after({ kind: 'leave', whose: 'beto' }, 'ana')).toBe('ana')
  expect(after({ kind: 'leave', whose: 'ana' }, 'ana')).toBeUndefined()
  const named = made(withAna, { kind: 'rename', whose: '', name: 'Caro' })
  expect(after({ kind: 'first', whose: 'ana' }, undefined, named)).toBe('')
  expect(after({ kind: 'first', whose: 'ana' }, 'ana', named)).toBeUndefined()
})

describe('uses that came with people', () => {
  const own = { ...use, whose: '' }
  const hers = { ...use, id: 'u2', whose: 'ana' }
  const idsAfter = (change: HouseholdChange, incoming: Household, people: Household) =>
    usesAfter([own, hers], change, incoming, applyHouseholdChange(people, change)).map(({ whose }) => whose)

  it('are their own under the id that they have here', () => {
    const incoming = made(alone(UALA), joins('Ana', UALA))
    expect(idsAfter({ kind: 'replaceAll', people: incoming }, incoming, alone(MODO))).toEqual(['', 'ana'])
    expect(idsAfter(joins('Beto', UALA), alone(UALA), alone(MODO))).toEqual(['beto', 'ana'])
    expect(idsAfter({ kind: 'wallet', whose: 'ana', change: { kind: 'replace', wallet: UALA } }, alone(UALA), withAna)).toEqual([
      'ana',
      'ana',
    ])
    const other = made(withAna, { kind: 'rename', whose: 'ana', name: 'Anita' })
    expect(idsAfter({ kind: 'join', people: incoming }, incoming, other)).toEqual(['otra-persona', 'ana-2'])
  })
})
