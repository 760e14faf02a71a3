import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldKeepingOffsets } from '#extraction/text/fold.ts'

describe('folding', () => {
  it('drops case, accents and typographic signs', () => {
    expect(foldKeepingOffsets('CRÉDITO – “Ñandú” MâsClub')).toBe('credito - "nandu" masclub')
  })

  it('keeps every offset, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(foldKeepingOffsets(text)).toHaveLength(text.length)
      }),
    )
  })
})
