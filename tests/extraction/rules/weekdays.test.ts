import { describe, expect, test } from 'vitest'
import { promotionsOfCase, words } from './conditionsOfCase.ts'
import { WEEKDAYS_CORPUS } from './weekdays.corpus.ts'

describe('the days of the week of each offer', () => {
  test.each(WEEKDAYS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const told = promotionsOfCase(one).map(({ weekdays }) => weekdays?.join(' ') ?? null)
    expect(told).toEqual(one.yields)
  })
})
