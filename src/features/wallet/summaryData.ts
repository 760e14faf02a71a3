import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { WalletSummary } from './walletSummary.ts'

/** The data of the wizard's last step. */
export type SummaryData = WalletSummary<ListedPromotion> & { today: CivilDate; isExample: boolean }
