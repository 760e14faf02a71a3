import { summaryLine } from '#domain/phrases/page.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { ReportButton } from '#features/report/ReportButton.tsx'

/** Connects a promotion to the report form; the promotion's words come from another feature. */
export function ReportOfPromotion({ promotion, version }: { promotion: ListedPromotion; version: number }) {
  return <ReportButton promotionId={promotion.id} version={version} about={summaryLine(promotion)} />
}
