import { limitsReader } from '../claims/limits.ts'
import { paymentMethodsReader } from '../claims/paymentMethods.ts'
import { validityReader } from '../claims/validity.ts'
import { weekdaysReader } from '../claims/weekdays.ts'
import { whereReader } from '../claims/where.ts'
import { goodsReader } from './goods.ts'
import type { Reader } from './reader.ts'
import { minPurchaseReader, restrictionsReader, stackableReader } from './terms.ts'

/** The readers of a promotion's fields, one after the other. A new field is a new file and a line here. */
export const READERS: readonly Reader[] = [
  validityReader,
  weekdaysReader,
  whereReader,
  paymentMethodsReader,
  limitsReader,
  minPurchaseReader,
  stackableReader,
  goodsReader,
  restrictionsReader,
]
