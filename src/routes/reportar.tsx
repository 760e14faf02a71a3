import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '#features/report/ReportPage.tsx'
import { answerReport, loadReportForm } from '#features/report/report.functions.ts'
import { readReportSearch, type SentReport } from '#features/report/reportForm.ts'

export const Route = createFileRoute('/reportar')({
  validateSearch: readReportSearch,
  server: { handlers: { POST: ({ request, next }) => answerReport(request, (sent) => next({ context: { sent } })) } },
  // Only where the page answers a form that came without JavaScript is there one to put right.
  beforeLoad: ({ serverContext }): { sent: SentReport | null } => ({ sent: serverContext?.sent ?? null }),
  loaderDeps: ({ search: { promocion } }) => ({ promocion }),
  loader: async ({ context: { sent }, deps: { promocion } }) => ({
    sent,
    data: await loadReportForm({ data: { promotionId: sent?.values.promocion || promocion } }),
  }),
  head: () => ({ meta: [{ title: 'Avisar un error · Yapa' }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  const { sent, data } = Route.useLoaderData()
  return <ReportPage data={data} search={Route.useSearch()} sent={sent} />
}
