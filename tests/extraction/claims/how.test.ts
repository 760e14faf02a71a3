import { describe, expect, test } from 'vitest'
import { HOW_CORPUS } from '#extraction/claims/how.corpus.ts'
import { conditionsOfCase, promotionOfCase, words } from './conditionsOfCase.ts'

describe('how it must be paid', () => {
  test.each(HOW_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    expect(conditionsOfCase(one).how).toEqual({ rails: [], app: [], funds: null, singlePayment: false, ...one.yields })
  })

  test.each([
    ['escaneando el QR', { pagoConQR: true, telefonoContactless: false, contactless: false }],
    ['con tu celular vía NFC', { pagoConQR: false, telefonoContactless: true, contactless: false }],
    ['con tarjeta física Visa crédito', null],
    ['con tarjeta o QR', null],
  ])('%s: the field of the specification says no more', (headline, rails) => {
    expect(promotionOfCase({ headline }).paymentRails).toEqual(rails)
  })
})
