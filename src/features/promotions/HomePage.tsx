import clsx from 'clsx'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { capital, dayOfMonth, weekdayName } from '#domain/words.ts'
import { button } from '#ui/button.ts'
import layout from '#ui/layout.module.css'
import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'
import { share } from '#ui/share.ts'
import text from '#ui/text.module.css'
import { useNextDay } from '#ui/useNextDay.ts'
import { Answer } from './Answer.tsx'
import type { Asking } from './asking.ts'
import { ChainLists } from './ChainLists.tsx'
import { DayTabs } from './DayTabs.tsx'
import { DrawerMissing } from './DrawerMissing.tsx'
import { EmptyList, UnknownChains } from './EmptyList.tsx'
import { FilterForm } from './FilterForm.tsx'
import { HomeControls } from './HomeControls.tsx'
import { HomeNotices } from './HomeNotices.tsx'
import styles from './HomePage.module.css'
import { chainsRead, type HomeData } from './homeData.ts'
import { type HomeSearch, homeHref, listKey, withChange } from './homeSearch.ts'
import { type HomeView, homeView } from './homeView.ts'
import { ListChoice } from './ListChoice.tsx'
import type { Actions } from './PromotionActions.tsx'
import { PromotionList } from './PromotionList.tsx'
import { useHomeState } from './useHomeState.ts'

const loadDrawers = async () => (await import('./HomeDrawers.tsx')).HomeDrawers
const homeDrawers = partOf(loadDrawers)

type Props = { data: HomeData; search: HomeSearch; actions: Actions; asking: Asking }

/** The promotions of a day for a wallet. Everything that can be chosen is a link or a form, so that it also works without JavaScript. */
export function HomePage({ data, search: fromUrl, actions, asking }: Props) {
  const [search, choose] = useHomeState(fromUrl)
  const key = listKey(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has everything that decides the list.
  const view = useMemo(() => homeView(data, search), [data, key])
  const List = search.vista === 'supermercados' ? ChainLists : PromotionList
  useNextDay(data.untilTomorrow)
  const areDrawersThere = useDrawers()
  const isDrawerAsked = search.promo !== undefined || search.filtros === 1
  const [isInline, setInline] = useState(search.filtros === 1)
  if (isInline && search.filtros === undefined) setInline(false)
  const open = useCallback((id: string) => choose(withChange(search, { promo: id })), [choose, search])
  return (
    <div className={clsx(layout.page, styles.home)}>
      <HomeNotices kind={data.kind} captures={data.captures} />
      <Heading view={view} today={data.today} search={search} />
      <Answer view={view} today={data.today} search={search} choose={choose} open={open} />
      <DayTabs days={view.days} current={view.day} today={data.today} search={search} choose={choose} />
      <HomeControls search={search} choose={choose} chains={chainsRead(data)} />
      {isInline && (
        <FilterForm id="filtros-en-la-pagina" search={search} chains={chainsRead(data)} personal={view.personal}>
          <button className={button('main')} type="submit">
            Ver promociones
          </button>
        </FilterForm>
      )}
      {view.count === 0 ? (
        <EmptyList data={data} view={view} search={search} choose={choose} />
      ) : (
        <>
          <UnknownChains search={search} />
          <ListChoice search={search} choose={choose} />
          <List view={view} search={search} choose={choose} open={open} today={data.today} captures={data.captures} ask={asking.onCard} />
        </>
      )}
      {(areDrawersThere || isDrawerAsked) && (
        <OptionalPart
          part={homeDrawers}
          with={{ data, view, search, choose, isInline, actions, inDetail: asking.inDetail }}
          fallback={(retry) => isDrawerAsked && <DrawerMissing search={search} choose={choose} retry={retry} />}
        />
      )}
    </div>
  )
}

/** Filters and detail are loaded once the list is shown; if that fails, when they are opened. */
function useDrawers(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const load = () =>
      void loadDrawers().then(
        () => setReady(true),
        () => undefined,
      )
    const idle = typeof requestIdleCallback === 'function' ? requestIdleCallback(load, { timeout: 2_000 }) : setTimeout(load, 200)
    return () => (typeof cancelIdleCallback === 'function' ? cancelIdleCallback(idle as number) : clearTimeout(idle))
  }, [])
  return isReady
}

function Heading({ view, today, search }: { view: HomeView; today: string; search: HomeSearch }) {
  const title =
    view.day === today ? `Hoy, ${weekdayName(today)} ${dayOfMonth(today)}` : `${capital(weekdayName(view.day))}, ${dayOfMonth(view.day)}`
  // Read out after a pause, not at every keystroke.
  const count = useDeferredValue(view.count)
  const words = count === 1 ? '1 promoción' : `${count} promociones`
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
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
