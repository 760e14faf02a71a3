import { createFileRoute } from '@tanstack/react-router'
import { memo, useEffect, useState } from 'react'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import type { LoadedSite } from '#features/frame/site.functions.ts'
import { newsMarkOfRequest } from '#features/news/ended.functions.ts'
import { HomePage } from '#features/promotions/HomePage.tsx'
import { onlyChain, readHomeSearch } from '#features/promotions/homeSearch.ts'
import type { QuestionRenderers } from '#features/promotions/questionRenderers.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { PromotionRowQuestion } from '#features/wallet/PromotionRowQuestion.tsx'
import { makeLazyPart } from '#ui/lazyPart.tsx'
import { makePageHead } from '#ui/pageHead.ts'
import type { TimedData } from '#ui/reads.ts'
import { onFirstSign } from '#ui/signs.ts'
import { useWeek } from './-week.ts'
// The server draws what is asked before its script loads, so its styles are imported here.
import '#features/wallet/wallet.module.css'

const NAMES = joinWithAnd(CHAIN_SLUGS.map((slug) => CHAINS[slug].name))
const DESCRIPTION = `Encontrá y compará los descuentos de ${NAMES} según tus bancos, billeteras y tarjetas.`

export const Route = createFileRoute('/_week/')({
  // The most visited page is part of the start bundle: a file of its own would cost 5 kB more, and could fail to load.
  codeSplitGroupings: [],
  validateSearch: readHomeSearch,
  loader: () => ({ mark: newsMarkOfRequest() }),
  // What the shopper chooses meanwhile is in the address.
  shouldReload: ({ cause }) => cause === 'enter',
  head: ({ match, matches }) => {
    const { dia } = match.search
    const chain = onlyChain(match.search)
    const site = (matches[0]?.loaderData as TimedData<LoadedSite> | undefined)?.data
    return {
      meta: makePageHead({
        title: chain ? `Promociones de ${CHAINS[chain].name} por banco y billetera` : null,
        description: chain
          ? `Qué descuentos hay en ${CHAINS[chain].name} cada día, con qué banco, billetera o tarjeta, y hasta cuánto.`
          : DESCRIPTION,
        ...((dia || chain) && { picture: `${site?.siteUrl}/dia/${dia ?? 'hoy'}.png${chain ? `?supermarket=${chain}` : ''}` }),
      }),
    }
  },
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Home,
})

function Home() {
  const asked = Route.useSearch()
  const { mark } = Route.useLoaderData()
  const week = useWeek()
  const [isTouched, setTouched] = useState(false)
  useEffect(() => onFirstSign(() => setTouched(true)), [])
  // Of a first visit it only keeps the mark.
  const hasNews = !areWithoutMethods(week.people) && (mark !== null || isTouched)
  return (
    <HomePage
      data={week}
      search={asked}
      asking={asking}
      methods={(path, done) => <FirstMethods people={week.people} path={path} done={done} />}
      news={hasNews && <NewsHint week={week} ofRequest={mark} />}
    />
  )
}

const NewsHint = makeLazyPart(
  async () => (await import('#features/news/NewsHint.tsx')).NewsHint,
  () => null,
)

/** Memoized, so that a page that learns more before this part has woken leaves it as the server drew it. */
const FirstMethods = memo(
  makeLazyPart(async () => {
    // Until then its forms are the server's.
    if (!import.meta.env.SSR) await new Promise<void>(onFirstSign)
    return (await import('#features/wallet/FirstMethods.tsx')).FirstMethods
  }),
)

const UseOfPromotion = makeLazyPart(async () => (await import('./-useOfPromotion.tsx')).UseOfPromotion)

const PromotionQuestions = makeLazyPart(async () => (await import('#features/wallet/PromotionQuestions.tsx')).PromotionQuestions)

const asking: QuestionRenderers = {
  onRow: (question) => <PromotionRowQuestion {...question} />,
  inDetail: {
    questions: (about) => <PromotionQuestions {...about} />,
    use: (about) => <UseOfPromotion {...about} />,
  },
}
