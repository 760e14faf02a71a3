import { type Conditions, NO_CONDITIONS } from '#domain/condition.ts'
import { refundOf } from '../rules/refund.ts'
import { howOf, type Settled } from './how.ts'
import { withoutForeignPrint } from './institutions.ts'
import type { OfferView } from './offerView.ts'
import { productsOf } from './products.ts'
import { regionOf } from './region.ts'
import { usesOf } from './uses.ts'
import { whoOf } from './who.ts'

/** What an offer takes beyond its payment methods, each part by its own rules, with the words that decided it. */
export function conditionsOf(all: OfferView, settled: Settled): Conditions {
  const view = withoutForeignPrint(all)
  const parts = [howOf(view, settled), usesOf(view), productsOf(view), regionOf(view), refundOf(view)]
  const evidence = Object.assign({}, ...parts.map((part) => part.evidence)) as Conditions['evidence']
  return { ...Object.assign({}, NO_CONDITIONS, ...parts), who: whoOf(view, settled), evidence }
}
