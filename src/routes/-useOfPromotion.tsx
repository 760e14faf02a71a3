import { useHydrated } from '@tanstack/react-router'
import { titleOf } from '#domain/description/toText.ts'
import { loadPromotionText } from '#features/promotions/promotionReads.ts'
import type { DetailRenderers } from '#features/promotions/questionRenderers.ts'
import { makeLazyPart } from '#ui/lazyPart.tsx'

const RecordUse = makeLazyPart(async () => (await import('#features/uses/RecordUse.tsx')).RecordUse)

export function UseOfPromotion(about: Parameters<DetailRenderers['use']>[0]) {
  return useHydrated() && <RecordUse {...about} title={titleOf(about.promotion)} source={() => loadPromotionText(about.promotion)} />
}
