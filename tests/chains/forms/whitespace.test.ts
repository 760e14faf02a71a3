import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeWhitespace } from '#chains/forms/cardWordsBuilder.ts'

describe('white space', () => {
  it('comes down to one character a run', () => {
    expect(normalizeWhitespace('  a \u00a0 b\r\n\r\n c ')).toBe('a b\nc')
  })

  it('never holds two white characters in a row', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t', '\u00a0', 'a', '\u0301') }), (text) => {
        expect(normalizeWhitespace(text)).not.toMatch(/[\s\u00a0]{2}/)
      }),
    )
  })
})
