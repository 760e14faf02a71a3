import type { MoreActions } from '#features/promotions/PromotionActions.tsx'
import { lazyPart, OptionalPart } from '#ui/OptionalPart.tsx'

const reportOfPromotion = lazyPart(async () => (await import('./-reportOfPromotion.tsx')).ReportOfPromotion)

/** Renders the button to report a mistake; its form loads on demand. */
export const reportMistake: MoreActions = (promotion, version) => <OptionalPart part={reportOfPromotion} with={{ promotion, version }} />
