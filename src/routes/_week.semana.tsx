import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { readPlanSearch } from '#domain/plan/planSearch.ts'
import { chooseSearch, formatSearch, readWishes } from '#domain/plan/wishes.ts'
import { loadEndedOffers, newsMarkOfRequest } from '#features/news/ended.functions.ts'
import { NewsPart } from '#features/news/NewsPart.tsx'
import { PlanPage } from '#features/plan/PlanPage.tsx'
import { loadPlan } from '#features/plan/plan.functions.ts'
import { planCookie } from '#features/plan/planCookie.ts'
import { NO_USES } from '#features/plan/usePlan.ts'
import { useBook } from '#features/uses/useBook.ts'
import { FirstMethods } from '#features/wallet/FirstMethods.tsx'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { makePageHead } from '#ui/pageHead.ts'
import { useWeek } from './-week.ts'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/_week/semana')({
  // The most visited pages need nothing of it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readPlanSearch,
  loader: async ({ location }) => {
    const [plan, ended] = await Promise.all([
      loadPlan(readPlanSearch(location.search)),
      // Without a connection the page goes without what ended.
      loadEndedOffers().catch(() => []),
    ])
    return { plan, ended, mark: newsMarkOfRequest() }
  },
  // What the shopper changes meanwhile is in the address, and the browser plans for it.
  shouldReload: ({ cause }) => cause === 'enter',
  head: () => ({
    meta: makePageHead({
      title: 'Mi semana: el plan de tus compras',
      description: 'Qué día ir a qué supermercado y con qué pagar para que vuelva lo más posible en el mes, con tus medios de pago.',
    }),
  }),
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
})

function Page() {
  const { plan: first, ended, mark } = Route.useLoaderData()
  const address = Route.useSearch()
  const siteUrl = root.useLoaderData({ select: (site) => site?.data.siteUrl ?? '' })
  const data = useWeek()
  const { today } = data
  const query = formatSearch(address)
  const shown = useRef(query)
  const kept = useRef(first.kept)
  const asked = useMemo(() => readWishes(chooseSearch(address, kept.current), today), [address, today])
  const isChanged = query !== shown.current
  useEffect(() => {
    // What came by a link stands in for nothing; what is changed on this page does.
    if (kept.current !== null && !isChanged) return
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    document.cookie = planCookie(asked.wishes)
  }, [asked, isChanged])
  const book = useBook()
  return (
    <PlanPage
      data={data}
      asked={asked}
      isKept={first.isKept || isChanged}
      first={first}
      news={<NewsPart week={data} ended={ended} ofRequest={mark} />}
      uses={book.state === 'read' && book.uses.length > 0 ? book.uses : NO_USES}
      siteUrl={siteUrl}
      methodPicks={<FirstMethods path="/semana" people={data.people} />}
    />
  )
}
