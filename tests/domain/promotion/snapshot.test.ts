import { expect, test } from 'vitest'
import { listLongInstalments, longInstalmentsReason } from '#domain/promotion/snapshot.ts'

test('the numbers of instalments that were refused as too many are found among the reasons', () => {
  const reasons = [
    longInstalmentsReason(24),
    '30 % en una de varias unidades: no es un descuento de la compra',
    longInstalmentsReason(18),
    '18 cuotas',
  ]
  expect(listLongInstalments(reasons.map((reason) => ({ reason, count: 1 })))).toEqual([18, 24])
})
