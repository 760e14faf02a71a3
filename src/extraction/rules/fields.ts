import { type Conditions, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { EvidenceField } from '#domain/promotion/promotion.ts'
import type { OfferView } from '../scope/offerView.ts'
import { discountReader } from './discount.ts'
import { exceptDatesReader } from './exceptDates.ts'
import { goodsReader, readGoodsConditions } from './goods.ts'
import { readHowToPay } from './how.ts'
import { limitsReader } from './limits.ts'
import { paymentMethodsReader } from './methods.ts'
import { minPurchaseReader } from './minimum.ts'
import type { FieldReader, FieldsReadEarlier } from './reader.ts'
import { readRefund } from './refund.ts'
import { readRegion } from './region.ts'
import { stackableReader } from './stacking.ts'
import { readUses } from './uses.ts'
import { validityReader } from './validity.ts'
import { weekdaysReader } from './weekdays.ts'
import { whereReader } from './where.ts'
import { readPeopleConditions } from './who.ts'

/** Or where it is read besides: it follows from what is read. */
const READER_OF: Record<EvidenceField, FieldReader | 'conditions' | 'refiners' | 'residue'> = {
  discount: discountReader,
  validFrom: validityReader,
  validUntil: validityReader,
  weekdays: weekdaysReader,
  exceptDates: exceptDatesReader,
  where: whereReader,
  membership: 'conditions',
  paymentMethods: paymentMethodsReader,
  unknownPaymentMethods: paymentMethodsReader,
  paymentRails: 'conditions',
  appliesOnlyTo: 'conditions',
  limits: limitsReader,
  minPurchase: minPurchaseReader,
  stackable: stackableReader,
  onlyForProducts: goodsReader,
  excludesProducts: goodsReader,
  restrictions: 'residue',
  qualifiers: 'refiners',
}
export const FIELD_READERS: ReadonlySet<FieldReader> = new Set(Object.values(READER_OF).filter((reader) => typeof reader !== 'string'))

export function readConditions(view: OfferView, settled: FieldsReadEarlier): Conditions {
  const parts = [readHowToPay(view, settled), readUses(view), readGoodsConditions(view), readRegion(view), readRefund(view)]
  const evidence = Object.assign({}, ...parts.map((part) => part.evidence)) as Conditions['evidence']
  return { ...Object.assign({}, NO_CONDITIONS, ...parts), who: readPeopleConditions(view, settled), evidence }
}
