import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { MAX_USES, MAX_WORDS } from '#domain/uses/use.ts'
import { formatPeopleFile } from '#domain/wallet/codec/file.ts'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import { formatDeviceFile, MAX_DEVICE_FILE, parseDeviceFile } from '#features/wallet/deviceFile.ts'
import { households } from '../../domain/arbitraries.ts'
import { use, uses } from '../../domain/uses.ts'

describe('the file of a device', () => {
  it('brings back all that it took', () => {
    fc.assert(
      fc.property(households, fc.array(uses, { maxLength: 5 }), (people, all) => {
        expect(parseDeviceFile(formatDeviceFile({ people, uses: all }))).toEqual({ ok: true, value: { people, uses: all } })
      }),
    )
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
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

  test.each([
    ['uses that are none', { uses: [{ ...use, amount: -1 }] }],
    ['something else in their place', { uses: 'x' }],
    ['something else beside them', { uses: [use], more: 1 }],
  ])('with %s is refused whole', (_, change) => {
    const file = { ...(JSON.parse(formatPeopleFile(NOBODY_YET)) as object), ...change }
    expect(parseDeviceFile(JSON.stringify(file)).ok).toBe(false)
  })

  test('that is too large is refused unread', () => {
    expect(parseDeviceFile('x'.repeat(MAX_DEVICE_FILE + 1))).toEqual({ ok: false, problem: 'el archivo es demasiado grande' })
  })
})
