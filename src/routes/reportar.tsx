import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '#features/report/ReportPage.tsx'
import { answerReport, loadReportForm } from '#features/report/report.functions.ts'
import { readReportSearch, type SentReport } from '#features/report/reportForm.ts'
import { makePageHead } from '#ui/pageHead.ts'

export const Route = createFileRoute('/reportar')({
  validateSearch: readReportSearch,
  server: { handlers: { POST: ({ request, next }) => answerReport(request, (sent) => next({ context: { sent } })) } },
  // Only an answer to a form sent without JavaScript has a form to correct.
  beforeLoad: ({ serverContext }): { sent: SentReport | null } => ({ sent: serverContext?.sent ?? null }),
  loaderDeps: ({ search: { promocion } }) => ({ promocion }),
  loader: async ({ context: { sent }, deps: { promocion } }) => ({
    sent,
    data: await loadReportForm({ data: { promotionId: sent?.values.promocion || promocion } }),
  }),
  head: () => ({
    meta: makePageHead({
      title: 'Avisar un error',
      description: '¿Una promoción o la página está mal? Contanos y lo revisamos.',
      isUnlisted: true,
    }),
  }),
  component: Page,
})

function Page() {
  const { sent, data } = Route.useLoaderData()
  return <ReportPage data={data} search={Route.useSearch()} sent={sent} />
}
