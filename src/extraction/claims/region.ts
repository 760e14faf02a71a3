import { type Conditions, NO_CONDITIONS } from '#domain/condition.ts'
import type { OfferView } from './offerView.ts'

export function regionOf(_view: OfferView): Pick<Conditions, 'region' | 'evidence'> {
  return { region: NO_CONDITIONS.region, evidence: {} }
}
