import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { chainsOfWeek } from '#domain/choice/week.ts'
import { foundWords } from '#domain/phrases/list.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { button } from '#ui/button.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { FilterForm } from './FilterForm.tsx'
import { HomeDetail, HomeDetailActions, type HomeDetailProps } from './HomeDetail.tsx'
import type { HomeData } from './homeData.ts'
import { changeSearch, type HomeSearch, searchOfForm } from './homeSearch.ts'
import { buildHomeView } from './homeView.ts'
import type { DetailRenderers } from './questionRenderers.ts'
import type { ChooseState } from './useChooseState.ts'

export type HomeDrawersProps = {
  data: HomeData
  /** Whether the shopper has told anything about their wallet. */
  personal: boolean
  search: HomeSearch
  choose: ChooseState
  /** Whether the page already shows the filters. */
  isInline: boolean
  /** Whether the detail is shown beside the list. */
  isBeside: boolean
  inDetail: DetailRenderers
}

/** Contains the drawers over the list: filters and detail. They load after the list, and Back closes either. */
export function HomeDrawers({ isInline, isBeside, inDetail, ...shown }: HomeDrawersProps) {
  const { search, choose } = shown
  const closeFilters = useClosing(search, 'filtros', choose)
  const closeDetail = useClosing(search, 'promo', choose)
  return (
    <>
      {!isInline && <FilterDrawer {...shown} close={closeFilters} />}
      {!isBeside && <PromotionDrawer data={shown.data} search={search} close={closeDetail} inDetail={inDetail} />}
    </>
  )
}

/**
 * Returns a function that closes a drawer: one opened by a tap closes with Back, which keeps the history clean; one
 * opened by a link is removed from the URL.
 */
function useClosing(search: HomeSearch, name: 'filtros' | 'promo', choose: ChooseState): () => void {
  const isOpen = search[name] !== undefined
  const wasClosedBefore = useRef(false)
  useEffect(() => {
    if (!isOpen) wasClosedBefore.current = true
  }, [isOpen])
  return useCallback(() => {
    choose(changeSearch(search, { [name]: undefined }), wasClosedBefore.current ? 'back' : 'replace')
  }, [choose, search, name])
}

function FilterDrawer({
  data,
  personal,
  search,
  choose,
  close,
}: Omit<HomeDrawersProps, 'isInline' | 'isBeside' | 'inDetail'> & { close: () => void }) {
  const isOpen = search.filtros === 1
  const [draft, setDraft] = useState(search)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [edition, setEdition] = useState(0)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setDraft(changeSearch(search, { filtros: undefined }))
  }
  const found = useMemo(() => (isOpen ? foundWords(buildHomeView(data, draft)) : ''), [isOpen, data, draft])
  const clear = () => {
    setDraft(searchOfForm(search, new FormData()))
    setEdition(edition + 1)
  }
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title="Filtros"
      footer={
        <>
          <button type="button" className={button()} onClick={clear}>
            Limpiar
          </button>
          <button type="submit" form="filtros" className={button('main')}>
            Ver {found}
          </button>
        </>
      }
    >
      <FilterForm
        key={edition}
        id="filtros"
        search={draft}
        chains={chainsOfWeek(data)}
        personal={personal}
        onChange={(form) => setDraft(searchOfForm(search, form))}
        onSubmit={(event) => {
          event.preventDefault()
          choose(draft, 'replace')
        }}
      />
    </Drawer>
  )
}

type Props = HomeDetailProps & { close: () => void }

/** Shows the detail over the list. An id that is not listed opens nothing. */
export function PromotionDrawer({ data, search, close, inDetail }: Props) {
  const asked = data.promotions.find(({ id }) => id === search.promo)
  const [last, setLast] = useState<ListedPromotion | undefined>(asked)
  if (asked && asked !== last) setLast(asked)
  // The content stays during the closing animation.
  const promotion = asked ?? last
  useFocusBack(asked?.id)
  if (!promotion) return null
  return (
    <Drawer
      open={asked !== undefined}
      onClose={close}
      title={`Promoción de ${CHAINS[promotion.supermarket].name}`}
      footer={<HomeDetailActions promotion={promotion} data={data} />}
    >
      <HomeDetail promotion={promotion} data={data} search={search} inDetail={inDetail} />
    </Drawer>
  )
}

/** Returns the focus to the tapped row: some browsers do not focus a tapped link, so they cannot restore it themselves. */
function useFocusBack(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    return () => document.querySelector<HTMLElement>(`[data-promotion="${CSS.escape(id)}"] h3 a`)?.focus({ preventScroll: true })
  }, [id])
}
