import { summaryLine } from '#domain/phrases/page.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { ReportButton } from '#features/report/ReportButton.tsx'

/** Where one tells of a mistake in a promotion: what it is called is of another feature. */
export function ReportOfPromotion({ promotion, version }: { promotion: ListedPromotion; version: number }) {
  return <ReportButton promotionId={promotion.id} version={version} about={summaryLine(promotion)} />
}
