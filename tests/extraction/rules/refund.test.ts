import { describe, expect, test } from 'vitest'
import { conditionsOfCase, words } from './conditionsOfCase.ts'
import { REFUND_CORPUS } from './refund.corpus.ts'

describe('when and where the money comes', () => {
  test.each(REFUND_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const told = one.yields === null ? null : { days: null, business: false, where: null, ...one.yields }
    expect(conditionsOfCase(one).refund).toEqual(told)
  })

  test('is marked where it is said, and not where a cap merely has the word', () => {
    const { evidence } = conditionsOfCase({
      picture: 'personal pay.png',
      legal:
        'Tope de reintegro por persona titular de cuenta de pago Personal Pay hasta $ 6.000 por compra. El reintegro se acreditará en la cuenta en 10 días.',
    })
    expect(evidence.refund?.map(({ quote }) => quote)).toEqual(['El reintegro se acreditará en la cuenta en 10 días.'])
  })
})
