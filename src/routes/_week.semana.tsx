import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { MOST_HELD } from '#domain/catalogue/mostHeld.ts'
import { methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { PlanPage } from '#features/plan/PlanPage.tsx'
import { loadPlan } from '#features/plan/plan.functions.ts'
import { readPlanSearch } from '#features/plan/planSearch.ts'
import { NO_USES } from '#features/plan/usePlan.ts'
import { askedOrKept, planCookie, readWishes } from '#features/plan/wishes.ts'
import { pageHead } from '#features/shell/pageHead.ts'
import { useBook } from '#features/uses/useBook.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { Picks } from '#features/wallet/Picks.tsx'
import { WalletForm } from '#features/wallet/WalletForm.tsx'
import { useWeek } from './-week.ts'

const root = getRouteApi('__root__')

/** How many of the most common methods the page asks for. */
const ASKED = MOST_HELD.slice(0, 8).map((slug) => methodBySlug(slug))

export const Route = createFileRoute('/_week/semana')({
  // The most visited pages need nothing of it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readPlanSearch,
  loader: async ({ location, parentMatchPromise }) => {
    const home = (await parentMatchPromise).loaderData?.data ?? null
    return loadPlan(readPlanSearch(location.search), home?.version ?? 0, home && { ...home, ...home.shared.content })
  },
  // What the shopper changes meanwhile is in the address, and the browser plans for it.
  shouldReload: ({ cause }) => cause === 'enter',
  head: () => ({
    meta: pageHead({
      title: 'Mi semana: el plan de tus compras',
      description: 'Qué día ir a qué supermercado y con qué pagar para que vuelva lo más posible en el mes, con tus medios de pago.',
    }),
  }),
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
})

function Page() {
  const { cookie, ...first } = Route.useLoaderData()
  const address = Route.useSearch()
  const siteUrl = root.useLoaderData({ select: (site) => site?.data.siteUrl ?? '' })
  const data = useWeek()
  const { today } = data
  const asked = useMemo(() => readWishes(askedOrKept(address, cookie), today), [address, cookie, today])
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    document.cookie = planCookie(asked.wishes)
  }, [asked])
  const book = useBook()
  const [person] = data.people
  return (
    <PlanPage
      data={data}
      asked={asked}
      first={first}
      uses={book.state === 'read' && book.uses.length > 0 ? book.uses : NO_USES}
      siteUrl={siteUrl}
      methodPicks={
        <WalletForm action="/semana" person={person}>
          <Picks methods={ASKED} person={person} name={null} opens={false} label="Medios de pago" />
        </WalletForm>
      }
    />
  )
}
