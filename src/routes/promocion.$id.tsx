import { createFileRoute, notFound } from '@tanstack/react-router'
import { type AmountSearch, readAmountSearch } from '#domain/promotion/amount.ts'
import { isOver } from '#domain/promotion/occurrence.ts'
import { KeepFresh } from '#features/failure/KeepFresh.tsx'
import { useRequestedPage } from '#features/failure/useOffline.ts'
import type { PromotionPageData } from '#features/promotions/detailData.ts'
import type { LoadedHome } from '#features/promotions/homeData.ts'
import { EndedPromotion, PromotionPage } from '#features/promotions/PromotionPage.tsx'
import { getPromotionRead, getPromotionReadName, makePageOfWeek } from '#features/promotions/promotionReads.ts'
import type { DetailRenderers } from '#features/promotions/questionRenderers.ts'
import { useAfterUses } from '#features/uses/afterUses.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { PromotionQuestions } from '#features/wallet/PromotionQuestions.tsx'
import { usePeople, walletCookieText } from '#features/wallet/walletStore.ts'
import { makePageHead } from '#ui/pageHead.ts'
import { getLastRead, isReadDue, KEPT_FOR_AN_HOUR, readOrKeep, TimedData } from '#ui/reads.ts'
import { UseOfPromotion } from './-useOfPromotion.tsx'

const ENDED = makePageHead({
  title: 'Esta promoción ya no está',
  description: 'Terminó, el supermercado la sacó de su página, o el enlace está incompleto.',
  isUnlisted: true,
})

export const Route = createFileRoute('/promocion/$id')({
  validateSearch: (raw: Record<string, unknown>): AmountSearch => readAmountSearch(raw),
  loader: async ({ params }) => {
    const { id } = params
    const found = await readOrKeep<PromotionPageData | null>(...getPromotionRead(id)).catch((error: unknown) => ofWeek(id, error))
    if (found.data === null) throw notFound()
    return found as TimedData<PromotionPageData>
  },
  shouldReload: ({ params }) => isReadDue(getPromotionReadName(params.id)),
  ...KEPT_FOR_AN_HOUR,
  head: ({ loaderData }) => {
    if (!loaderData) return { meta: ENDED }
    const { title, description, siteUrl, promotion, today } = loaderData.data
    const picture = `${siteUrl}/promocion/${promotion.id}.png`
    return {
      meta: [
        ...makePageHead({ title, description, picture, isUnlisted: isOver(promotion, today) }),
        { property: 'og:type', content: 'article' },
      ],
    }
  },
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
  notFoundComponent: EndedPromotion,
})

function Page() {
  const read = Route.useLoaderData()
  const { data } = read
  const { monto } = Route.useSearch()
  useRequestedPage()
  return (
    <>
      <PromotionPage data={data} people={usePeople(data.wallet)} amount={monto} afterUses={useAfterUses()} inDetail={inDetail} />
      <KeepFresh read={read} />
    </>
  )
}

/** Offline, builds the page from the home page's week. @throws `error` when the promotion is not in it. */
async function ofWeek(id: string, error: unknown): Promise<TimedData<PromotionPageData>> {
  const week = getLastRead<LoadedHome | null>('week')
  const data = week?.data && makePageOfWeek(id, { ...week.data, ...week.data.shared.content }, walletCookieText())
  if (!week || !data) throw error
  return new TimedData({ ...week, name: getPromotionReadName(id), data, failedAt: Date.now() })
}

const inDetail: DetailRenderers = {
  questions: (about) => <PromotionQuestions {...about} />,
  use: (about) => <UseOfPromotion {...about} />,
}
