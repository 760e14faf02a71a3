import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { MAX_USES, MAX_WORDS } from '#domain/uses/use.ts'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import { formatDeviceFile, MAX_DEVICE_FILE, parseDeviceFile } from '#features/wallet/deviceFile.ts'
import { households } from '../../domain/arbitraries.ts'
import { use, uses } from '../../domain/uses.ts'
import { WRITTEN } from '../../domain/wallet/codec/written.ts'

describe('the file of a device', () => {
  it('brings back all that it took', () => {
    fc.assert(
      fc.property(households, fc.array(uses, { maxLength: 5 }), (people, all) => {
        expect(parseDeviceFile(formatDeviceFile({ people, uses: all }))).toEqual({ ok: true, value: { people, uses: all } })
      }),
    )
  })

  test('keeps the meaning of what was saved, and is written in the same way', () => {
    expect(JSON.parse(formatDeviceFile({ people: WRITTEN.two, uses: [] }))).toEqual(WRITTEN.fileOfTwo)
    expect(parseDeviceFile(JSON.stringify(WRITTEN.fileOfTwo))).toEqual({ ok: true, value: { people: WRITTEN.two, uses: [] } })
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parseDeviceFile(text).ok).toBe(false)
      }),
    )
  })

  test('with the most there can be is not too large', () => {
    const many = Array.from({ length: MAX_USES }, (_, at) => ({ ...use, id: `u${at}`, words: 'ñ'.repeat(MAX_WORDS) }))
    const file = formatDeviceFile({ people: NOBODY_YET, uses: many })
    expect(new TextEncoder().encode(file).length).toBeLessThan(MAX_DEVICE_FILE)
    expect(parseDeviceFile(file).ok).toBe(true)
  })

  it.each([
    ['', 'el archivo no es una billetera de Yapa'],
    ['{', 'el archivo no es una billetera de Yapa'],
    ['null', 'el archivo no es una billetera de Yapa'],
    ['["yapa"]', 'el archivo no es una billetera de Yapa'],
    ['{"app":"otra","version":1}', 'el archivo no es una billetera de Yapa'],
    ['{"app":"yapa","version":2}', 'el archivo es de otra versión de Yapa'],
    ['{"app":"yapa","version":1,"wallet":"modo"}', 'el archivo es de otra versión de Yapa'],
    ['x'.repeat(MAX_DEVICE_FILE + 1), 'el archivo es demasiado grande'],
    [`{"app":"yapa","version":2,"people":[],"${'s'.repeat(50)}":"1"}`, `el archivo dice algo que no entendemos: «${'s'.repeat(40)}»`],
    ['{"app":"yapa","version":2,"people":[],"__proto__":{"wallet":"modo"}}', 'el archivo dice algo que no entendemos: «__proto__»'],
    ['{"app":"yapa","version":2,"people":[{"id":"","name":"","wallet":["modo"]}]}', '«wallet» tiene que ser un texto'],
  ])('%.60s is refused: %s', (text, problem) => {
    expect(parseDeviceFile(text)).toEqual({ ok: false, problem })
  })

  const one = { id: 'ana', name: 'Ana', wallet: 'modo' }
  test.each([
    ['people that are none', { people: 'x' }],
    ['somebody without a name', { people: [{ id: 'ana', wallet: 'modo' }] }],
    ['somebody twice', { people: [one, one] }],
    ['an id that nobody has', { people: [{ ...one, id: 'Ana!' }] }],
    ['a method that nobody knows', { people: [{ ...one, wallet: 'banco-fantasma' }] }],
    ['nobody', { people: [] }],
    ['something beside them', { more: 1 }],
    ['another version', { version: 9 }],
    ['uses that are none', { uses: [{ ...use, amount: -1 }] }],
    ['something in place of uses', { uses: 'x' }],
  ])('with %s is refused whole', (_, change) => {
    const file = (more: object) => JSON.stringify({ app: 'yapa', version: 2, people: [one], uses: [use], ...more })
    expect(parseDeviceFile(file({})).ok).toBe(true)
    expect(parseDeviceFile(file(change))).toEqual({ ok: false, problem: expect.stringMatching(/\S{3}/) })
  })
})
