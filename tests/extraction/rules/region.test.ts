import { describe, expect, test } from 'vitest'
import { conditionsOfCase, words } from './conditionsOfCase.ts'
import { REGION_CORPUS } from './region.corpus.ts'

describe('where a promotion holds', () => {
  test.each(REGION_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const told = one.yields === null ? null : { provinces: [], onlyBranches: [], exceptBranches: [], some: false, ...one.yields }
    expect(conditionsOfCase(one).region).toEqual(told)
  })
})
