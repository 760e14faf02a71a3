import { summaryLine } from '#domain/phrases/page.ts'
import type { DetailRenderers } from '#features/promotions/asking.ts'
import { loadPromotionText } from '#features/promotions/promotionText.ts'
import { UsePart } from '#features/uses/UsePart.tsx'

/** Where one says that a promotion was used: what it is called and its words are of another feature. */
export function UseOfPromotion(about: Parameters<DetailRenderers['use']>[0]) {
  return <UsePart {...about} title={summaryLine(about.promotion)} source={() => loadPromotionText(about.promotion)} />
}
