import { describe, expect, test } from 'vitest'
import { promotionOfCase, words, wordsAt } from './conditionsOfCase.ts'
import { VALIDITY_CORPUS } from './validity.corpus.ts'

describe('the first and the last day', () => {
  test.each(VALIDITY_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { validFrom, validUntil, conflicts } = promotionOfCase(one)
    expect([validFrom, validUntil]).toEqual(one.yields.days)
    expect(wordsAt(one, conflicts.validUntil)).toEqual(one.yields.conflicts ?? [])
    expect(conflicts.validFrom).toEqual(conflicts.validUntil)
  })
})
