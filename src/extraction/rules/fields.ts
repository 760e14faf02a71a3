// Lists the readers of all fields. A new field needs a file and a line here.

import { type Conditions, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { dropForeignSmallPrint } from '../scope/foreignPrint.ts'
import type { OfferView } from '../scope/offerView.ts'
import { exceptDatesReader } from './exceptDates.ts'
import { goodsReader, readGoodsConditions } from './goods.ts'
import { type FieldsReadEarlier, readHowToPay } from './how.ts'
import { limitsReader } from './limits.ts'
import { paymentMethodsReader } from './methods.ts'
import { minPurchaseReader } from './minimum.ts'
import type { FieldReader } from './reader.ts'
import { readRefund } from './refund.ts'
import { readRegion } from './region.ts'
import { stackableReader } from './stacking.ts'
import { readUses } from './uses.ts'
import { validityReader } from './validity.ts'
import { weekdaysReader } from './weekdays.ts'
import { whereReader } from './where.ts'
import { readPeopleConditions } from './who.ts'

export const FIELD_READERS: readonly FieldReader[] = [
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
export function readConditions(all: OfferView, settled: FieldsReadEarlier): Conditions {
  const view = dropForeignSmallPrint(all)
  const parts = [readHowToPay(view, settled), readUses(view), readGoodsConditions(view), readRegion(view), readRefund(view)]
  const evidence = Object.assign({}, ...parts.map((part) => part.evidence)) as Conditions['evidence']
  return { ...Object.assign({}, NO_CONDITIONS, ...parts), who: readPeopleConditions(view, settled), evidence }
}
