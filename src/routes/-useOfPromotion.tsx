import { summaryLine } from '#domain/phrases/page.ts'
import type { InDetail } from '#features/promotions/asking.ts'
import { textOfPromotion } from '#features/promotions/promotionText.ts'
import { UsePart } from '#features/uses/UsePart.tsx'

/** Where one says that a promotion was used: what it is called and its words are of another feature. */
export function UseOfPromotion(about: Parameters<InDetail['use']>[0]) {
  return <UsePart {...about} title={summaryLine(about.promotion)} source={() => textOfPromotion(about.promotion)} />
}
