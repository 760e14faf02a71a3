import { type Conditions, NO_CONDITIONS } from '#domain/condition.ts'
import type { OfferView } from './offerView.ts'

export function refundOf(_view: OfferView): Pick<Conditions, 'refund' | 'evidence'> {
  return { refund: NO_CONDITIONS.refund, evidence: {} }
}
