import { useEffect, useMemo, useRef, useState } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { makeShopper, rankForDay } from '#domain/choice/ranking.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { makeLazyPart } from '#ui/lazyPart.tsx'
import type { PromotionPageData } from './detailData.ts'
import type { HomeData } from './homeData.ts'
import { type HomeSearch, homeHref } from './homeSearch.ts'
import { PromotionActions } from './PromotionActions.tsx'
import { makePageOfWeek, usePromotionSource } from './promotionReads.ts'
import type { DetailRenderers } from './questionRenderers.ts'
import { type ChooseState, useClosing } from './useChooseState.ts'

const Detail = makeLazyPart(async () => (await import('./PromotionDetail.tsx')).PromotionDetail)
export const preloadDetail = Detail.preload

type Props = {
  data: HomeData
  search: HomeSearch
  choose: ChooseState
  /** The promotion whose detail is open; on wide screens one always is. */
  shown: ListedPromotion | undefined
  /** Whether it stands beside the list instead of over it. */
  isBeside: boolean
  inDetail: DetailRenderers
}

/** The detail of a promotion of the list. What the list knows is there at once; the original words follow. */
export function HomeDetail({ data, search, choose, shown, isBeside, inDetail }: Props) {
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  // The content stays during the closing animation.
  const { id = '' } = shown ?? last ?? {}
  const page = useMemo(() => makePageOfWeek(id, data), [id, data])
  const close = useClosing(search, 'promo', choose)
  useFocus(shown?.id, search.promo, isBeside)
  if (!page) return null
  return (
    <Drawer
      isInPage={isBeside}
      open={shown !== undefined}
      onClose={isBeside ? () => rowLink(id)?.focus() : close}
      title={`Promoción de ${CHAINS[page.promotion.supermarket].name}`}
      subject={id}
      footer={<PromotionActions {...page} hasDates />}
    >
      <WithSource {...{ page, data, search, inDetail }} />
    </Drawer>
  )
}

function WithSource({ page, data, search, inDetail }: Pick<Props, 'data' | 'search' | 'inDetail'> & { page: PromotionPageData }) {
  const { promotion } = page
  const { people, today } = data
  return (
    <Detail
      heading="h3"
      page={page}
      ranked={rankForDay(promotion, makeShopper(people, search.monto ?? null, data), search.dia ?? today)}
      people={people}
      amount={search.monto}
      source={usePromotionSource(promotion.id)}
      inDetail={inDetail}
      place={homeHref(search)}
    />
  )
}

function rowLink(id: string): HTMLElement | null {
  return document.querySelector(`[data-promotion="${CSS.escape(id)}"] h3 a`)
}

/**
 * Beside the list, opening a row by keyboard moves the focus to the detail's heading; by pointer the focus stays. Over the
 * list, it returns to the row on closing: some browsers do not focus a tapped link, so they cannot restore it themselves.
 */
function useFocus(shown: string | undefined, asked: string | undefined, isBeside: boolean): void {
  const before = useRef(asked)
  useEffect(() => {
    const left = before.current
    before.current = asked
    const row = rowLink((isBeside ? shown : left) ?? '')
    if (!isBeside && asked === undefined) row?.focus({ preventScroll: true })
    else if (isBeside && row?.matches(':focus-visible'))
      document.querySelector<HTMLElement>('dialog[open] h2')?.focus({ preventScroll: true })
  }, [shown, asked, isBeside])
}
