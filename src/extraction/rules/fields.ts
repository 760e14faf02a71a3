// Lists the readers of all fields. A new field needs a file and a line here.

import { type Conditions, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { OfferView } from '../scope/offerView.ts'
import { withoutForeignPrint } from '../scope/print.ts'
import { exceptDatesReader } from './exceptDates.ts'
import { goodsReader, productsOf } from './goods.ts'
import { howOf, type Settled } from './how.ts'
import { limitsReader } from './limits.ts'
import { paymentMethodsReader } from './methods.ts'
import { minPurchaseReader } from './minimum.ts'
import type { Reader } from './reader.ts'
import { refundOf } from './refund.ts'
import { regionOf } from './region.ts'
import { stackableReader } from './stacking.ts'
import { usesOf } from './uses.ts'
import { validityReader } from './validity.ts'
import { weekdaysReader } from './weekdays.ts'
import { whereReader } from './where.ts'
import { whoOf } from './who.ts'

/** The readers in the order in which they run. */
export const FIELDS: readonly Reader[] = [
  validityReader,
  exceptDatesReader,
  weekdaysReader,
  whereReader,
  paymentMethodsReader,
  limitsReader,
  minPurchaseReader,
  stackableReader,
  goodsReader,
]

/** Reads the conditions of an offer beyond its payment methods, each with the words that state it. */
export function conditionsOf(all: OfferView, settled: Settled): Conditions {
  const view = withoutForeignPrint(all)
  const parts = [howOf(view, settled), usesOf(view), productsOf(view), regionOf(view), refundOf(view)]
  const evidence = Object.assign({}, ...parts.map((part) => part.evidence)) as Conditions['evidence']
  return { ...Object.assign({}, NO_CONDITIONS, ...parts), who: whoOf(view, settled), evidence }
}
