import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type RenderUseButton, TillPage } from '#features/till/TillPage.tsx'
import { keepTill, lastTill } from '#features/till/till.functions.ts'
import { readTillSearch } from '#features/till/tillSearch.ts'
import { makePageHead } from '#ui/pageHead.ts'
import { UseOfPromotion } from './-useOfPromotion.tsx'
import { useWeek } from './-week.ts'

export const Route = createFileRoute('/_week/caja')({
  validateSearch: readTillSearch,
  loader: ({ location }) => {
    if (typeof document === 'undefined') keepTill(readTillSearch(location.search))
    return lastTill()
  },
  head: () => ({
    meta: makePageHead({
      title: 'En la caja: con qué pagar ahora',
      description: 'Elegí el supermercado y el monto, y te decimos paso a paso con qué pagar, cuánto vuelve y qué te lo puede arruinar.',
    }),
  }),
  component: Page,
})

function Page() {
  const last = Route.useLoaderData()
  const asked = Route.useSearch()
  useEffect(() => keepTill(asked), [asked])
  const search = asked.supermarket === undefined ? { ...last, monto: asked.monto } : asked
  return <TillPage data={useWeek()} search={search} inUse={inUse} />
}

const inUse: RenderUseButton = (about) => <UseOfPromotion {...about} />
