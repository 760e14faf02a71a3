import clsx from 'clsx'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { EligibilityStatus } from '#domain/choice/eligibility.ts'
import { chainsOfWeek } from '#domain/choice/week.ts'
import { foundWords } from '#domain/phrases/list.ts'
import { walletSaidWords } from '#domain/phrases/wizard.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize, dayAndMonth, weekdayName } from '#domain/text/words.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import { isWithoutMethods } from '#domain/wallet/wallet.ts'
import { buttonClass } from '#ui/button.ts'
import layout from '#ui/layout.module.css'
import { makeLazyPart } from '#ui/lazyPart.tsx'
import { ExampleNotice } from '#ui/Notice.tsx'
import { share } from '#ui/share.ts'
import { onFirstSign } from '#ui/signs.ts'
import { createBrowserStore, useStore } from '#ui/store.ts'
import text from '#ui/text.module.css'
import { Answer } from './Answer.tsx'
import { ChainLists } from './ChainLists.tsx'
import { FilterDrawer, FilterForm } from './FilterDrawer.tsx'
import { HomeDetail, preloadDetail } from './HomeDetail.tsx'
import { UnknownNamesNotice } from './HomeNotices.tsx'
import styles from './home.module.css'
import type { HomeData } from './homeData.ts'
import { changeSearch, chosenChains, type HomeSearch, homeHref, homeListKey, isOfSeveralChains, onlyChain } from './homeSearch.ts'
import { buildHomeView, type HomeView } from './homeView.ts'
import { PromotionList } from './PromotionList.tsx'
import type { QuestionRenderers } from './questionRenderers.ts'
import { SearchBand } from './SearchBand.tsx'
import { StateLink } from './StateLink.tsx'
import { type ChooseState, useChooseState } from './useChooseState.ts'
// The server draws the form before its script loads, so its styles are imported here.
import '#ui/segmented.module.css'

const IssuerOnly = makeLazyPart(async () => (await import('./IssuerOnly.tsx')).IssuerOnly)
const EmptyList = makeLazyPart(async () => (await import('./EmptyList.tsx')).EmptyList)

type Props = {
  data: HomeData
  search: HomeSearch
  asking: QuestionRenderers
  /** Asks for the shopper's methods. @param path The address that gets the answers without JavaScript. @param done The button to finish. */
  methods: (path: string, done: ReactNode) => ReactNode
  /** Stands below the answer. */
  news: ReactNode
}

/** Shows the promotions of a day for a wallet. Every control is a link or a form, so the page works without JavaScript. */
export function HomePage({ data, search, asking, methods, news }: Props) {
  const choose = useChooseState()
  const key = homeListKey(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has everything that decides the list.
  const view = useMemo(() => buildHomeView(data, search), [data, key])
  const [isInline, setInline] = useState(search.filtros === 1)
  if (isInline && search.filtros === undefined) setInline(false)
  const isWide = useWide()
  const columns = useRef<HTMLDivElement>(null)
  const { people } = data
  const isUnsaid = areWithoutMethods(people)
  // While somebody tells their first methods, the way to tell more stays.
  const [isFirst, setFirst] = useState(isUnsaid)
  // The same element while nothing changes: what is asked stays as the server drew it until its script is there.
  const done = useMemo(() => {
    if (isUnsaid) return null
    const end: ChooseState = (next) => {
      setFirst(false)
      choose(next, 'replace')
    }
    return (
      <StateLink className={buttonClass()} to={changeSearch(search, { elegir: undefined })} choose={end}>
        Listo
      </StateLink>
    )
  }, [isUnsaid, search, choose])
  const shown = shownPromotion(data, view, search, isWide)
  useEffect(() => onFirstSign(preloadParts), [])
  const { inDetail, onRow } = asking
  const chooseInSight: ChooseState = (next, how) => {
    // The new list begins below the band; measured before anything changes, when it costs no layout.
    const { current: list } = columns
    const top = list && how !== 'type' ? list.getBoundingClientRect().top - (list.previousElementSibling?.clientHeight ?? 0) : 0
    if (top < 0) scrollBy({ top, behavior: 'instant' })
    choose(next, how)
  }
  return (
    <div className={layout.page}>
      {data.kind === 'example' && <ExampleNotice />}
      <h1 className={text.unseen}>{titleOf(view, data.today, search)}</h1>
      {(isUnsaid || isFirst || search.elegir === 1) && (
        <section className={styles.first} aria-label="Con qué pagás">
          <p className={styles.does}>Con qué pagar hoy en el súper para que te vuelva más.</p>
          <h2>¿Con qué pagás?</h2>
          {methods(homeHref({ ...search, elegir: 1, promo: undefined, filtros: undefined }), done)}
        </section>
      )}
      <SearchBand view={view} today={data.today} chains={chainsOfWeek(data)} search={search} choose={chooseInSight} />
      <div ref={columns} className={clsx(styles.columns, view.count > 0 && styles.split)} data-follows-uses>
        <List {...{ data, view, search, choose, isInline, isWide, news }} ask={onRow} beside={isWide ? shown?.id : undefined} />
        {/* An empty list has nothing beside it. */}
        <div className={clsx(view.count > 0 && styles.beside)} data-needs-script>
          <HomeDetail {...{ data, search, choose, shown, inDetail }} isBeside={isWide === true} />
        </div>
      </div>
      <FilterDrawer {...{ data, search, choose }} personal={view.personal} isOpen={search.filtros === 1 && !isInline} />
    </div>
  )
}

const show = (
  <button className={buttonClass('main')} type="submit">
    Ver promociones
  </button>
)

type ListProps = {
  data: HomeData
  view: HomeView
  search: HomeSearch
  choose: ChooseState
  isInline: boolean
  isWide: boolean | null
  ask: QuestionRenderers['onRow']
  news: ReactNode
  /** The id of the promotion whose detail is beside the list. */
  beside: string | undefined
}

function List({ data, view, search, choose, isInline, isWide, ask, beside, news }: ListProps) {
  // Beside the list, further promotions replace the history entry, so that Back returns to the first one opened.
  const step = isWide && search.promo !== undefined ? 'replace' : 'push'
  const open = useCallback((id: string) => choose((now) => changeSearch(now, { promo: id }), step), [choose, step])
  const isKnown = search.supermarket === undefined || chosenChains(search).length > 0
  const chain = onlyChain(search)
  const lists = { view, search, choose, open, ask, beside, today: data.today, captures: data.captures }
  return (
    <div className={styles.list}>
      {/* Of a chain that nobody knows there is no answer, and none of others is wanted. */}
      {isKnown && (view.personal || search.supermarket !== undefined || search.q !== undefined) && (
        <Answer view={view} today={data.today} search={search} choose={choose} open={open} />
      )}
      {search.listo === 1 && (
        <p className={styles.said} role="status">
          {walletSaid(data, view)}
        </p>
      )}
      {news}
      {isInline && (
        <FilterForm id="filtros-en-la-pagina" search={search} chains={chainsOfWeek(data)} personal={view.personal}>
          {show}
        </FilterForm>
      )}
      {view.count === 0 ? (
        <EmptyList data={data} view={view} search={search} choose={choose} />
      ) : (
        <>
          <UnknownNamesNotice search={search} view={view} />
          {isOfSeveralChains(search) ? <ChainLists {...lists} /> : <PromotionList {...lists} />}
          <ListFoot view={view} today={data.today} search={search} />
        </>
      )}
      {chain && <IssuerOnly chain={chain} data={data} />}
    </div>
  )
}

/** Says what the wizard has stored, and how much of the week that opens. */
function walletSaid({ people }: HomeData, { days }: HomeView): string {
  const ofWeek = new Map(days.flatMap(({ ranked }) => ranked).map((one) => [one.promotion, one.eligibility.status]))
  const count = (status: EligibilityStatus) => [...ofWeek.values()].filter((one) => one === status).length
  return walletSaidWords({
    methods: new Set(people.flatMap(({ wallet }) => wallet.instruments.map(({ method }) => method))).size,
    yours: count('yes'),
    possible: count('maybe'),
    without: people.filter(({ wallet, name }) => name !== '' && isWithoutMethods(wallet)).map(({ name }) => name),
  })
}

/** Returns the selected promotion; beside the list, or else the first of it. An id that is not listed opens nothing. */
function shownPromotion(
  { promotions }: HomeData,
  view: HomeView,
  { promo }: HomeSearch,
  isWide: boolean | null,
): ListedPromotion | undefined {
  if (isWide === null) return undefined
  const asked = promo === undefined ? undefined : promotions.find(({ id }) => id === promo)
  if (!isWide) return asked
  if (view.count === 0) return undefined
  return asked ?? view.leads[0]?.best.promotion ?? view.sections[0]?.groups[0]?.best.promotion
}

/** What a tap opens loads with the first sign of a shopper. */
function preloadParts(): void {
  preloadDetail()
  FilterForm.preload()
}

/** Returns, for example, «Hoy, viernes 27 de marzo» or «Coto, lunes 30 de marzo». */
function titleOf({ day }: HomeView, today: string, search: HomeSearch): string {
  const [weekday, date] = [weekdayName(day), dayAndMonth(day)]
  const chain = onlyChain(search)
  return `${chain ? `${CHAINS[chain].name}, ${weekday}` : day === today ? `Hoy, ${weekday}` : `${capitalize(weekday)},`} ${date}`
}

/** Hands the list on, and tells a screen reader how long it is. */
function ListFoot({ view, today, search }: { view: HomeView; today: string; search: HomeSearch }) {
  // Announced after a pause, not at every keystroke.
  const words = useDeferredValue(foundWords(view))
  return (
    <>
      <p className={text.unseen} role="status">
        {words}
      </p>
      <button
        type="button"
        className={buttonClass('quiet')}
        data-needs-script
        onClick={() =>
          void share({
            title: 'Yapa',
            text: `${titleOf(view, today, search)}: ${words}`,
            url: homeHref({ ...search, elegir: undefined, dia: view.day }),
          })
        }
      >
        <ShareIcon />
        Compartir esta lista
      </button>
    </>
  )
}

function ShareIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M11 13.5V3m0 0L7.5 6.5M11 3l3.5 3.5M5.5 9.5H4v9h14v-9h-1.5" strokeLinejoin="round" />
    </svg>
  )
}

/** The width from which two columns fit; style sheets use the same. */
const WIDE = '(min-width: 64rem)'

let query: MediaQueryList | undefined

function wideQuery(): MediaQueryList {
  query ??= matchMedia(WIDE)
  return query
}

const isWide = createBrowserStore(() => wideQuery().matches, ['change'], wideQuery)

/** Returns null until the browser is asked: the server does not know. */
function useWide(): boolean | null {
  return useStore<boolean | null>(isWide, null)
}
