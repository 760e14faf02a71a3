import { limitsReader } from '../rules/limits.ts'
import { minPurchaseReader } from '../rules/minimum.ts'
import { stackableReader } from '../rules/stacking.ts'
import { exceptDatesReader } from './exceptDates.ts'
import { goodsReader } from './goods.ts'
import { paymentMethodsReader } from './paymentMethods.ts'
import type { Reader } from './reader.ts'
import { validityReader } from './validity.ts'
import { weekdaysReader } from './weekdays.ts'
import { whereReader } from './where.ts'

/** The readers of a promotion's fields, one after the other. A new field is a new file and a line here. */
export const READERS: readonly Reader[] = [
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
