import clsx from 'clsx'
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { EligibilityStatus } from '#domain/choice/eligibility.ts'
import { chainsOfWeek } from '#domain/choice/week.ts'
import { walletSaidWords } from '#domain/phrases/wizard.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize, dayAndMonth, weekdayName } from '#domain/text/words.ts'
import { saysNoMethod } from '#domain/wallet/wallet.ts'
import { button } from '#ui/button.ts'
import layout from '#ui/layout.module.css'
import { lazyPart } from '#ui/lazyPart.tsx'
import { ExampleNotice } from '#ui/Notice.tsx'
import { share } from '#ui/share.ts'
import text from '#ui/text.module.css'
import { useWide } from '#ui/useWide.ts'
import { Answer } from './Answer.tsx'
import { ChainLists } from './ChainLists.tsx'
import { DayTabs } from './DayTabs.tsx'
import { DrawerMissing } from './DrawerMissing.tsx'
import { FiltersLink, HomeControls, SearchField } from './HomeControls.tsx'
import { UnknownNamesNotice } from './HomeNotices.tsx'
import styles from './HomePage.module.css'
import type { HomeData } from './homeData.ts'
import { changeSearch, chosenChains, type HomeSearch, homeHref, homeListKey, isOfSeveralChains, onlyChain } from './homeSearch.ts'
import { buildHomeView, groupByChain, type HomeView } from './homeView.ts'
import { PromotionList } from './PromotionList.tsx'
import type { QuestionRenderers } from './questionRenderers.ts'
import { type ChooseState, useChooseState } from './useChooseState.ts'
// The server draws the form before its script loads, so its styles are imported here.
import './FilterForm.module.css'

const loadDrawers = async () => (await import('./HomeDrawers.tsx')).HomeDrawers
const Drawers = memo(
  lazyPart(
    loadDrawers,
    ({ search, choose }, retry) => hasOpenDrawer(search) && <DrawerMissing search={search} choose={choose} retry={retry} />,
  ),
)
const FilterForm = lazyPart(async () => (await import('./FilterForm.tsx')).FilterForm)
const IssuerOnly = lazyPart(async () => (await import('./IssuerOnly.tsx')).IssuerOnly)
const EmptyList = lazyPart(async () => (await import('./EmptyList.tsx')).EmptyList)
const DetailPane = lazyPart(async () => (await import('./DetailPane.tsx')).DetailPane)

type Props = {
  data: HomeData
  search: HomeSearch
  asking: QuestionRenderers
  /** Stands below the answer. */
  news: ReactNode
}

/** Shows the promotions of a day for a wallet. Every control is a link or a form, so the page works without JavaScript. */
export function HomePage({ data, search, asking, news }: Props) {
  const choose = useChooseState()
  const key = homeListKey(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has everything that decides the list.
  const view = useMemo(() => buildHomeView(data, search), [data, key])
  const [isInline, setInline] = useState(search.filtros === 1)
  if (isInline && search.filtros === undefined) setInline(false)
  const isWide = useWide()
  const columns = useListInSight(view.day)
  const areDrawersThere = useDrawers(isWide)
  const beside = isWide ? shownBeside(data, view, search) : undefined
  const { inDetail, onCard } = asking
  return (
    <div className={layout.page}>
      {data.kind === 'example' && <ExampleNotice />}
      <Heading view={view} data={data} search={search} choose={choose} />
      <div className={styles.bar} data-sticky>
        <DayTabs days={view.days} current={view.day} today={data.today} personal={view.personal} search={search} choose={choose} />
        <HomeControls search={search} choose={choose} chains={chainsOfWeek(data)} />
      </div>
      <div ref={columns} className={clsx(styles.columns, view.count > 0 && styles.split)} data-follows-uses>
        <List {...{ data, view, search, choose, isInline, isWide, news }} ask={onCard} beside={beside?.id} />
        {view.count > 0 && (
          <div className={styles.beside} data-needs-script>
            {beside && areDrawersThere && <DetailPane promotion={beside} data={data} search={search} inDetail={inDetail} />}
          </div>
        )}
      </div>
      {(areDrawersThere || hasOpenDrawer(search)) && (
        <Drawers {...{ search, personal: view.personal, data, choose, isInline, isBeside: isWide, inDetail }} />
      )}
    </div>
  )
}

const show = (
  <button className={button('main')} type="submit">
    Ver promociones
  </button>
)

function hasOpenDrawer({ promo, filtros }: HomeSearch): boolean {
  return promo !== undefined || filtros === 1
}

/** Scrolls to the list's first row when the day changes. */
function useListInSight(day: string) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(day)
  useEffect(() => {
    if (before.current === day) return
    before.current = day
    // The list begins below the sticky bar.
    const bar = list.current?.previousElementSibling?.getBoundingClientRect().height ?? 0
    const top = (list.current?.getBoundingClientRect().top ?? 0) - bar
    if (top < 0) scrollBy({ top, behavior: 'instant' })
  }, [day])
  return list
}

type ListProps = {
  data: HomeData
  view: HomeView
  search: HomeSearch
  choose: ChooseState
  isInline: boolean
  isWide: boolean
  ask: QuestionRenderers['onCard']
  news: ReactNode
  /** The id of the promotion whose detail is beside the list. */
  beside: string | undefined
}

/** Shows the answer and the list, or suggestions when the list is empty. */
function List({ data, view, search, choose, isInline, isWide, ask, beside, news }: ListProps) {
  const hasDetail = search.promo !== undefined
  const open = useCallback(
    // Beside the list, further promotions replace the history entry, so that Back returns to the first one opened.
    (id: string) => choose((now) => changeSearch(now, { promo: id }), isWide && hasDetail ? 'replace' : 'push'),
    [choose, isWide, hasDetail],
  )
  const isKnown = search.supermarket === undefined || chosenChains(search).length > 0
  const chain = onlyChain(search)
  const lists = { view, search, choose, open, ask, beside, today: data.today, captures: data.captures }
  return (
    <div className={styles.list}>
      {/* Of a chain that nobody knows there is no answer, and none of others is wanted. */}
      {isKnown && <Answer view={view} today={data.today} search={search} choose={choose} open={open} />}
      {search.listo === 1 && <p role="status">{walletSaid(data, view)}</p>}
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
    without: people.filter(({ wallet, name }) => name !== '' && saysNoMethod(wallet)).map(({ name }) => name),
  })
}

/** Returns the selected promotion, or else the first of the list. */
function shownBeside({ promotions }: HomeData, view: HomeView, search: HomeSearch): ListedPromotion | undefined {
  const asked = search.promo === undefined ? undefined : promotions.find(({ id }) => id === search.promo)
  const [first] = isOfSeveralChains(search) ? groupByChain(view) : view.sections
  return asked ?? first?.groups[0]?.best.promotion
}

/** Events that show that a shopper is active. */
const TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'scroll'] as const

/**
 * Loads filters and detail at the first interaction, or at once when the detail is beside the list; after a failure it
 * retries when one is opened.
 */
function useDrawers(isBeside: boolean): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const load = () => {
      ended.abort()
      void loadDrawers().then(
        () => setReady(true),
        () => undefined,
      )
    }
    if (isBeside) load()
    else for (const touch of TOUCHES) addEventListener(touch, load, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [isBeside])
  return isReady
}

type HeadingProps = { view: HomeView; data: HomeData; search: HomeSearch; choose: ChooseState }

function Heading({ view, data: { today }, search, choose }: HeadingProps) {
  const [weekday, date] = [weekdayName(view.day), dayAndMonth(view.day)]
  const chain = onlyChain(search)
  const title = `${chain ? `${CHAINS[chain].name}, ${weekday}` : view.day === today ? `Hoy, ${weekday}` : `${capitalize(weekday)},`} ${date}`
  // Announced after a pause, not at every keystroke.
  const count = useDeferredValue(view.count)
  const words = count === 1 ? '1 promoción' : `${count} promociones`
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      <SearchField search={search} choose={choose} />
      <FiltersLink search={search} choose={choose} />
      <p className={text.unseen} role="status">
        {words}
      </p>
      <button
        type="button"
        className={button('quiet', 'icon')}
        data-needs-script
        aria-label="Compartir esta lista"
        onClick={() =>
          void share({ title: 'Yapa', text: `${title}: ${words} de supermercados`, url: homeHref({ ...search, dia: view.day }) })
        }
      >
        <ShareIcon />
      </button>
    </div>
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
