import type { MoreActions } from '#features/promotions/PromotionActions.tsx'
import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'

const reportOfPromotion = partOf(async () => (await import('./-reportOfPromotion.tsx')).ReportOfPromotion)

/** Telling of a mistake; the form is fetched when somebody may want it. */
export const reportMistake: MoreActions = (promotion, version) => <OptionalPart part={reportOfPromotion} with={{ promotion, version }} />
