import type { Actions } from '#features/promotions/PromotionActions.tsx'
import { summary } from '#features/promotions/promotionWords.ts'
import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'

const reportButton = partOf(async () => (await import('#features/report/ReportButton.tsx')).ReportButton)

/** Telling of a mistake; the form is fetched when somebody may want it. */
export const reportMistake: Actions = (promotion, version) => (
  <OptionalPart part={reportButton} with={{ promotionId: promotion.id, version, about: summary(promotion) }} />
)
