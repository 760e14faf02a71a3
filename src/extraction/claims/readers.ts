import { exceptDatesReader } from '../rules/exceptDates.ts'
import { goodsReader } from '../rules/goods.ts'
import { limitsReader } from '../rules/limits.ts'
import { paymentMethodsReader } from '../rules/methods.ts'
import { stackableReader } from '../rules/stacking.ts'
import { validityReader } from '../rules/validity.ts'
import { weekdaysReader } from '../rules/weekdays.ts'
import { whereReader } from '../rules/where.ts'
import type { Reader } from './reader.ts'
import { minPurchaseReader } from './terms.ts'

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
