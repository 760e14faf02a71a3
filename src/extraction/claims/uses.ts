import { type Conditions, NO_CONDITIONS } from '#domain/condition.ts'
import type { OfferView } from './offerView.ts'

export function usesOf(_view: OfferView): Pick<Conditions, 'uses' | 'evidence'> {
  return { uses: NO_CONDITIONS.uses, evidence: {} }
}
