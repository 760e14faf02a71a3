import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '#features/news/NewsPage.tsx'
import { newsMarkOfRequest } from '#features/news/newsMark.functions.ts'
import { readNewsSearch } from '#features/news/newsSearch.ts'
import { pageHead } from '#features/shell/pageHead.ts'
import { useWeek } from './-week.ts'

export const Route = createFileRoute('/_week/novedades')({
  validateSearch: readNewsSearch,
  loader: () => ({ mark: newsMarkOfRequest() }),
  // What is read meanwhile stays on the page.
  shouldReload: ({ cause }) => cause === 'enter',
  head: () => ({
    meta: pageHead({
      title: 'Novedades',
      description: 'Qué promociones de supermercados aparecieron, cambiaron y terminan, primero con tus medios de pago.',
    }),
  }),
  component: Page,
})

function Page() {
  return <NewsPage week={useWeek()} search={Route.useSearch()} ofRequest={Route.useLoaderData().mark} />
}
