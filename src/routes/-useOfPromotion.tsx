import { titleOf } from '#domain/description/toText.ts'
import { loadPromotionText } from '#features/promotions/promotionReads.ts'
import type { DetailRenderers } from '#features/promotions/questionRenderers.ts'
import { UsePart } from '#features/uses/UsePart.tsx'

export function UseOfPromotion(about: Parameters<DetailRenderers['use']>[0]) {
  return <UsePart {...about} title={titleOf(about.promotion)} source={() => loadPromotionText(about.promotion)} />
}
