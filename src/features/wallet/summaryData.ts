import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { WalletSummary } from './walletSummary.ts'

/** One of the wallet's best promotions in the summary. `saving` is in pesos on a typical purchase, and null when it is not certain. */
export type SummaryLine = {
  promotion: Pick<Promotion, 'id' | 'supermarket' | 'discount' | 'limits' | 'weekdays'>
  via: MethodName[]
  saving: number | null
  /** Whether the saving is only an upper bound. */
  isUpTo: boolean
}

/** The data of the wizard's last step. */
export type SummaryData = Omit<WalletSummary<never>, 'best'> & { best: SummaryLine[]; isExample: boolean }
