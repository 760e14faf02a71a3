import { createFileRoute, notFound } from '@tanstack/react-router'
import { isOver } from '#domain/promotion/occurrence.ts'
import { loadPromotion } from '#features/promotions/detail.functions.ts'
import type { PromotionPageData } from '#features/promotions/detailData.ts'
import type { LoadedHome } from '#features/promotions/homeData.ts'
import { EndedPromotion, PromotionPage } from '#features/promotions/PromotionPage.tsx'
import type { DetailRenderers } from '#features/promotions/questionRenderers.ts'
import { pageHead } from '#features/shell/pageHead.ts'
import { RefreshNotice } from '#features/shell/RefreshNotice.tsx'
import { useRequestedPage } from '#features/shell/useOffline.ts'
import { useAfterUses } from '#features/uses/afterUses.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { PromotionQuestions } from '#features/wallet/PromotionQuestions.tsx'
import { usePeople, walletCookieText } from '#features/wallet/walletStore.ts'
import { FRESHNESS, lastRead, readOrKeep, useRefresh } from '#ui/keptReads.ts'
import { readAmountSearch } from './-amountSearch.ts'
import { UseOfPromotion } from './-useOfPromotion.tsx'

const ENDED = pageHead({
  title: 'Esta promoción ya no está',
  description: 'Terminó, el supermercado la sacó de su página, o el enlace está incompleto.',
  isUnlisted: true,
})

export const Route = createFileRoute('/promocion/$id')({
  validateSearch: readAmountSearch,
  loader: async ({ params }) => {
    const found = await readOrKeep(nameOf(params.id), () => loadPromotion({ data: params.id })).catch((error: unknown) =>
      ofWeek(params.id, error),
    )
    if (!found) throw notFound()
    return found
  },
  ...FRESHNESS,
  head: ({ loaderData }) => {
    if (!loaderData) return { meta: ENDED }
    const { title, description, siteUrl, promotion, today } = loaderData
    const picture = `${siteUrl}/promocion/${promotion.id}.png`
    return {
      meta: [
        ...pageHead({ title, description, picture, isUnlisted: isOver(promotion, today) }),
        { property: 'og:type', content: 'article' },
      ],
    }
  },
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
  notFoundComponent: EndedPromotion,
})

function Page() {
  const data = Route.useLoaderData()
  const { monto } = Route.useSearch()
  const { failedSince, refresh } = useRefresh(nameOf(data.promotion.id), Route.id)
  useRequestedPage()
  return (
    <>
      <PromotionPage data={data} people={usePeople(data.wallet)} amount={monto} afterUses={useAfterUses()} inDetail={inDetail} />
      <RefreshNotice since={failedSince} refresh={refresh} />
    </>
  )
}

/** Offline, builds the page from the home page's week. @throws `error` when the promotion is not in it. */
async function ofWeek(id: string, error: unknown): Promise<PromotionPageData> {
  const home = lastRead('/') as LoadedHome | null | undefined
  const found = home && (await import('#features/promotions/promotionOfWeek.ts')).promotionOfWeek(id, home, walletCookieText())
  if (!found) throw error
  return found
}

function nameOf(id: string): string {
  return `/promocion/${id}`
}

const inDetail: DetailRenderers = {
  questions: (about) => <PromotionQuestions {...about} />,
  use: (about) => <UseOfPromotion {...about} />,
}
