import { type Conditions, NO_CONDITIONS } from '#domain/condition.ts'
import type { OfferView } from './offerView.ts'

export function howOf(_view: OfferView): Pick<Conditions, 'how' | 'evidence'> {
  return { how: NO_CONDITIONS.how, evidence: {} }
}
