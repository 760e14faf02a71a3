import { expect, it } from 'vitest'
import { qualifiersOnceSaid } from '#domain/promotion/qualifier.ts'

it('a field that a person or a second reader says is no longer unsaid; what narrows others stays', () => {
  expect(qualifiersOnceSaid(['unsaidEnd', 'unsaidNetworks', 'addition'], 'validUntil')).toEqual(['unsaidNetworks', 'addition'])
  expect(qualifiersOnceSaid(['unsaidEnd', 'unsaidNetworks'], 'paymentMethods')).toEqual(['unsaidEnd'])
  expect(qualifiersOnceSaid(['unsaidEnd'], 'limits')).toEqual(['unsaidEnd'])
})
