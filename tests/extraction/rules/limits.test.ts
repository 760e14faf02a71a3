import { describe, expect, test } from 'vitest'
import { promotionOfCase, words, wordsAt } from './conditionsOfCase.ts'
import { LIMITS_CORPUS } from './limits.corpus.ts'

const UNSAID = { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null, caps: [] }

describe('the cap', () => {
  test.each(LIMITS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { limits, conflicts } = promotionOfCase(one)
    expect(limits).toEqual({ ...UNSAID, ...one.yields.limits })
    expect(wordsAt(one, conflicts.limits)).toEqual(one.yields.conflicts ?? [])
  })
})
