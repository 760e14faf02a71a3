import { type Conditions, NO_CONDITIONS } from '#domain/condition.ts'
import { productsOf } from '../rules/goods.ts'
import { howOf, type Settled } from '../rules/how.ts'
import { refundOf } from '../rules/refund.ts'
import { regionOf } from '../rules/region.ts'
import { usesOf } from '../rules/uses.ts'
import { whoOf } from '../rules/who.ts'
import { withoutForeignPrint } from '../scope/print.ts'
import type { OfferView } from './offerView.ts'

/** What an offer takes beyond its payment methods, each part by its own rules, with the words that decided it. */
export function conditionsOf(all: OfferView, settled: Settled): Conditions {
  const view = withoutForeignPrint(all)
  const parts = [howOf(view, settled), usesOf(view), productsOf(view), regionOf(view), refundOf(view)]
  const evidence = Object.assign({}, ...parts.map((part) => part.evidence)) as Conditions['evidence']
  return { ...Object.assign({}, NO_CONDITIONS, ...parts), who: whoOf(view, settled), evidence }
}
