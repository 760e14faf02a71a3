import { describe, expect, test } from 'vitest'
import { conditionsOfCase, words } from './conditionsOfCase.ts'
import { USES_CORPUS } from './uses.corpus.ts'

describe('how often it can be used', () => {
  test.each(USES_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(conditionsOfCase(one).uses).toEqual(one.yields)
  })
})
