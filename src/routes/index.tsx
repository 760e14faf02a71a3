import { createFileRoute } from '@tanstack/react-router'
import { memo, useDeferredValue } from 'react'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import type { Week } from '#domain/choice/week.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import '#features/compare/ChainHead.module.css'
import '#features/compare/CompareCell.module.css'
import '#features/compare/Key.module.css'
import '#features/compare/WeekMap.module.css'
import type { QuestionRenderers } from '#features/promotions/asking.ts'
import { HomePage } from '#features/promotions/HomePage.tsx'
import type { LoadedHome } from '#features/promotions/homeData.ts'
import { type HomeSearch, readHomeSearch } from '#features/promotions/homeSearch.ts'
import { NothingYet } from '#features/shell/NothingYet.tsx'
import { pageHead } from '#features/shell/pageHead.ts'
import { RefreshNotice } from '#features/shell/RefreshNotice.tsx'
import type { LoadedSite } from '#features/shell/site.functions.ts'
import { useRequestedPage } from '#features/shell/useOffline.ts'
import { CardQuestion } from '#features/wallet/CardQuestion.tsx'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { FRESHNESS, useRefresh } from '#ui/keptReads.ts'
import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'
import { reportMistake } from './-reportMistake.tsx'
import { loadWeek, prepareWeek, useWeek } from './-week.ts'

const NAMES = joinWithAnd(CHAIN_SLUGS.map((slug) => CHAINS[slug].name))
const DESCRIPTION = `Encontrá y compará los descuentos de ${NAMES} según tus bancos, billeteras y tarjetas.`

export const Route = createFileRoute('/')({
  // The page to which most visits lead comes with the start: in a file of its own it costs 5 kB more, and it can never be the one that is missing.
  codeSplitGroupings: [],
  validateSearch: readHomeSearch,
  loader: ({ cause }) => loadWeek(cause),
  ...FRESHNESS,
  head: ({ match, matches }) => {
    const { dia } = match.search
    const site = matches[0]?.loaderData as LoadedSite | undefined
    return { meta: pageHead({ title: null, description: DESCRIPTION, ...(dia && { picture: `${site?.siteUrl}/dia/${dia}.png` }) }) }
  },
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  staticData: { prepare: (home: LoadedHome | null, { monto }: HomeSearch, wallet: string) => prepareWeek(home, monto, wallet) },
  component: Home,
})

function Home() {
  const home = Route.useLoaderData()
  const search = Route.useSearch()
  const { failedSince, refresh } = useRefresh('/', home, '/')
  useRequestedPage()
  // Only for an explicit answer: a failed read is an error.
  if (home === null) return <NothingYet />
  return (
    <>
      <Published home={home} search={search} />
      <RefreshNotice since={failedSince} refresh={refresh} />
    </>
  )
}

/** News of a refresh do not draw the list again. */
const Published = memo(({ home, search }: { home: LoadedHome; search: HomeSearch }) => {
  const week = useWeek(home)
  return (
    <HomePage data={week} search={search} actions={reportMistake} asking={asking} map={(monto) => <LaterMap week={week} monto={monto} />} />
  )
})

// The server draws the map before its code comes: its styles are in the page.
const mapOfWeek = partOf(async () => (await import('#features/compare/MapOfWeek.tsx')).MapOfWeek)

type MapProps = { week: Week; monto: number | undefined }

/** What the server rendered stays until the part is loaded: what changes before, as the uses that are read, waits for it. */
function LaterMap({ week, monto }: MapProps) {
  return <MapPart week={useDeferredValue(week)} monto={useDeferredValue(monto)} />
}

const MapPart = memo((props: MapProps) => <OptionalPart part={mapOfWeek} with={props} />)

const useOfPromotion = partOf(async () => (await import('./-useOfPromotion.tsx')).UseOfPromotion)

const promotionQuestions = partOf(async () => (await import('#features/wallet/PromotionQuestions.tsx')).PromotionQuestions)

/** What would settle whether a promotion is the shopper's. */
const asking: QuestionRenderers = {
  onCard: (question) => <CardQuestion {...question} />,
  inDetail: {
    questions: (about) => <OptionalPart part={promotionQuestions} with={about} />,
    use: (about) => <OptionalPart part={useOfPromotion} with={about} fallback={() => null} />,
  },
}
