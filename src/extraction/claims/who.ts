import type { Conditions } from '#domain/condition.ts'
import type { OfferView } from './offerView.ts'

export function whoOf(_view: OfferView): Conditions['who'] {
  return []
}
