import { describe, expect, test } from 'vitest'
import { promotionOfCase, words } from './conditionsOfCase.ts'
import { PAYMENT_METHODS_CORPUS } from './methods.corpus.ts'

describe('what an offer can be paid with', () => {
  test.each(PAYMENT_METHODS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(promotionOfCase(one).paymentMethods).toEqual(one.yields)
  })
})
