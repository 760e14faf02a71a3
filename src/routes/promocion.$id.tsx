import { createFileRoute, notFound } from '@tanstack/react-router'
import type { InDetail } from '#features/promotions/asking.ts'
import { loadPromotion } from '#features/promotions/detail.functions.ts'
import type { Actions } from '#features/promotions/PromotionActions.tsx'
import { EndedPromotion, PromotionPage } from '#features/promotions/PromotionPage.tsx'
import { summary } from '#features/promotions/promotionWords.ts'
import { pageHead } from '#features/shell/pageHead.ts'
import { RefreshNotice } from '#features/shell/RefreshNotice.tsx'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { PromotionQuestions } from '#features/wallet/PromotionQuestions.tsx'
import { useWallet } from '#features/wallet/walletStore.ts'
import { REFRESH_AFTER, readOrKeep, useRefresh } from '#ui/keptReads.ts'
import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'

const ENDED = pageHead({
  title: 'Esta promoción ya no está',
  description: 'Terminó, el supermercado la sacó de su página, o el enlace está incompleto.',
  isUnlisted: true,
})

export const Route = createFileRoute('/promocion/$id')({
  loader: async ({ params }) => {
    const found = await readOrKeep(nameOf(params.id), () => loadPromotion({ data: params.id }))
    if (!found) throw notFound()
    return found
  },
  staleTime: REFRESH_AFTER,
  preloadStaleTime: REFRESH_AFTER,
  head: ({ loaderData }) => {
    if (!loaderData) return { meta: ENDED }
    return {
      meta: [...pageHead({ title: loaderData.title, description: loaderData.description }), { property: 'og:type', content: 'article' }],
    }
  },
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
  notFoundComponent: EndedPromotion,
})

function Page() {
  const data = Route.useLoaderData()
  const { failedSince, refresh } = useRefresh(nameOf(data.promotion.id), data, Route.id)
  return (
    <>
      <PromotionPage data={data} wallet={useWallet(data.wallet)} actions={actions} inDetail={inDetail} />
      <RefreshNotice since={failedSince} refresh={refresh} />
    </>
  )
}

function nameOf(id: string): string {
  return `/promocion/${id}`
}

const reportButton = partOf(async () => (await import('#features/report/ReportButton.tsx')).ReportButton)

/** Telling of a mistake; the form is fetched when somebody may want it. */
const actions: Actions = (promotion, version) => (
  <OptionalPart part={reportButton} with={{ promotionId: promotion.id, version, about: summary(promotion) }} />
)

const inDetail: InDetail = (about) => <PromotionQuestions {...about} />
