import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contentOf, formatPeopleFile, readFileContent } from '#domain/wallet/codec/file.ts'
import { parsedBy } from '#domain/wallet/codec/walletText.ts'
import { households } from '../../arbitraries.ts'
import { WRITTEN } from './written.ts'

const parsePeopleFile = (text: string) => parsedBy(() => readFileContent(contentOf(text)))

describe('a wallet as a file', () => {
  it.each([
    ['', 'el archivo no es una billetera de Yapa'],
    ['{', 'el archivo no es una billetera de Yapa'],
    ['null', 'el archivo no es una billetera de Yapa'],
    ['["yapa"]', 'el archivo no es una billetera de Yapa'],
    ['{"app":"otra","version":1}', 'el archivo no es una billetera de Yapa'],
    ['{"app":"yapa","version":2}', 'el archivo es de otra versión de Yapa'],
    ['{"app":"yapa","version":"1"}', 'el archivo es de otra versión de Yapa'],
    [`{"app":"yapa","version":1,"${'s'.repeat(50)}":"1"}`, `el archivo dice algo que no entendemos: «${'s'.repeat(40)}»`],
    ['{"app":"yapa","version":1,"__proto__":{"wallet":"modo"}}', 'el archivo dice algo que no entendemos: «__proto__»'],
    ['{"app":"yapa","version":1,"wallet":["modo"]}', '«wallet» tiene que ser un texto'],
  ])('%.60s is refused: %s', (text, problem) => {
    expect(parsePeopleFile(text)).toEqual({ ok: false, problem })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parsePeopleFile(text).ok).toBe(false)
      }),
    )
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
