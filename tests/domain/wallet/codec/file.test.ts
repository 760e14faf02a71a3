import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contentOf, formatPeopleFile, readFileContent } from '#domain/wallet/codec/file.ts'
import { parsedBy } from '#domain/wallet/codec/walletText.ts'
import { households } from '../../arbitraries.ts'
import { WRITTEN } from './written.ts'

const parsePeopleFile = (text: string) => parsedBy(() => readFileContent(contentOf(text)))

describe('a wallet as a file', () => {
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
  ])('refuses %s with a reason', (_, text) => {
    expect(parsePeopleFile(text)).toEqual({ ok: false, problem: expect.stringMatching(/\S{3}/) })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parsePeopleFile(text).ok).toBe(false)
      }),
    )
  })
})

describe('the reason why a file is refused', () => {
  it.each([
    ['null', 'el archivo no es una billetera de Yapa'],
    ['"yapa"', 'el archivo no es una billetera de Yapa'],
    ['["yapa"]', 'el archivo no es una billetera de Yapa'],
    ['{"app":"otra","version":1}', 'el archivo no es una billetera de Yapa'],
    ['{"app":"yapa","version":2}', 'el archivo es de otra versión de Yapa'],
    [`{"app":"yapa","version":1,"${'s'.repeat(50)}":"1"}`, `el archivo dice algo que no entendemos: «${'s'.repeat(40)}»`],
    ['{"app":"yapa","version":1,"phone":"si"}', '«phone» tiene que ser yes o no'],
  ])('of %.40s is %s', (text, problem) => {
    expect(parsePeopleFile(text)).toEqual({ ok: false, problem })
  })
})

describe('the file of a household', () => {
  it('brings everybody back', () => {
    fc.assert(
      fc.property(households, (people) => void expect(parsePeopleFile(formatPeopleFile(people))).toEqual({ ok: true, value: people })),
    )
  })

  test('keeps the meaning of what was saved, and is written in the same way', () => {
    expect(JSON.parse(formatPeopleFile(WRITTEN.two))).toEqual(WRITTEN.fileOfTwo)
    expect([WRITTEN.file, WRITTEN.fileOfTwo].map((file) => parsePeopleFile(JSON.stringify(file)))).toEqual([
      { ok: true, value: WRITTEN.one },
      { ok: true, value: WRITTEN.two },
    ])
    expect(parsePeopleFile(JSON.stringify({ ...WRITTEN.fileOfTwo, uses: [] }))).toEqual({ ok: true, value: WRITTEN.two })
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
