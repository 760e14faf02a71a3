import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { WalletSummary } from './walletSummary.ts'

/** One of the best promotions of a wallet: what a line of the summary says. `saving` in pesos on a typical purchase; null
 * where it is not certain: no line promises more than the page says of the best.
 */
export type SummaryLine = {
  promotion: Pick<Promotion, 'id' | 'supermarket' | 'discount' | 'limits' | 'weekdays'>
  via: MethodName[]
  saving: number | null
  /** The saving is the most there can be. */
  isUpTo: boolean
}

/** What the last step of the wizard shows. */
export type SummaryData = Omit<WalletSummary<never>, 'best'> & { best: SummaryLine[]; isExample: boolean }
