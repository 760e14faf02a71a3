import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadPromotion } from '#features/promotions/detail.functions.ts'
import type { Actions } from '#features/promotions/PromotionActions.tsx'
import { EndedPromotion, PromotionPage } from '#features/promotions/PromotionPage.tsx'
import { pageDescription, summary } from '#features/promotions/promotionWords.ts'
import { StaleNotice } from '#features/shell/StaleNotice.tsx'
import { useWallet } from '#features/wallet/walletStore.ts'
import { FRESH_FOR, readOrKeep, useFreshness } from '#ui/keptReads.ts'
import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'

export const Route = createFileRoute('/promocion/$id')({
  loader: async ({ params }) => {
    const found = await readOrKeep(nameOf(params.id), () => loadPromotion({ data: params.id }))
    if (!found) throw notFound()
    return found
  },
  staleTime: FRESH_FOR,
  preloadStaleTime: FRESH_FOR,
  head: ({ loaderData }) => {
    if (!loaderData) return { meta: [{ title: 'Esta promoción ya no está · Yapa' }, { name: 'robots', content: 'noindex' }] }
    const title = `${summary(loaderData.promotion)} · Yapa`
    const description = pageDescription(loaderData.promotion)
    return {
      meta: [
        { title },
        { name: 'description', content: description },
        { property: 'og:type', content: 'article' },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
      ],
    }
  },
  component: Page,
  notFoundComponent: EndedPromotion,
})

function Page() {
  const data = Route.useLoaderData()
  const { staleSince, refresh } = useFreshness(nameOf(data.promotion.id), data, Route.id)
  return (
    <>
      <PromotionPage data={data} wallet={useWallet(data.wallet)} actions={actions} />
      <StaleNotice since={staleSince} refresh={refresh} />
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
