import type { Conditions } from '#domain/condition.ts'
import type { OfferView } from './offerView.ts'

export function productsOf(_view: OfferView): Pick<Conditions, 'excludes' | 'excludesBrands' | 'onlyFor' | 'evidence'> {
  return { excludes: [], excludesBrands: false, onlyFor: null, evidence: {} }
}
