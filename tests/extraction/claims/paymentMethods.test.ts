import { describe, expect, test } from 'vitest'
import { PAYMENT_METHODS_CORPUS } from '#extraction/claims/paymentMethods.corpus.ts'
import { promotionOfCase, words } from './conditionsOfCase.ts'

describe('what an offer can be paid with', () => {
  test.each(PAYMENT_METHODS_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(promotionOfCase(one).paymentMethods).toEqual(one.yields)
  })
})
