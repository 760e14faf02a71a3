import { describe, expect, test } from 'vitest'
import { REFUND_CORPUS } from '#extraction/claims/refund.corpus.ts'
import { conditionsOfCase, words } from './conditionsOfCase.ts'

describe('when and where the money comes', () => {
  test.each(REFUND_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const told = one.yields === null ? null : { days: null, business: false, where: null, ...one.yields }
    expect(conditionsOfCase(one).refund).toEqual(told)
  })
})
