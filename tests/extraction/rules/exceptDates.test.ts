import { describe, expect, test } from 'vitest'
import { promotionOfCase, words } from './conditionsOfCase.ts'
import { EXCEPT_DATES_CORPUS } from './exceptDates.corpus.ts'

describe('the dates that are left out', () => {
  test.each(EXCEPT_DATES_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(promotionOfCase(one).exceptDates).toEqual(one.yields)
  })
})
