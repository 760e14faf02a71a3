import { useEffect, useState } from 'react'
import { CHAINS } from '#domain/chain.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { ranked as rankedFor, shopperWith } from '#domain/ranking.ts'
import { Drawer } from '#ui/Drawer.tsx'
import type { InDetail } from './asking.ts'
import type { PromotionSource } from './detailData.ts'
import type { HomeData } from './homeData.ts'
import { type HomeSearch, homeHref } from './homeSearch.ts'
import { type Actions, PromotionActions } from './PromotionActions.tsx'
import { PromotionDetail } from './PromotionDetail.tsx'
import { fetchSource, knownSource } from './promotionSources.ts'

type Props = { data: HomeData; search: HomeSearch; close: () => void; actions: Actions; inDetail: InDetail }

/** The detail over the list. What the list knows is shown at once; the original words follow. An id that is not listed opens nothing. */
export function PromotionDrawer({ data, search, close, actions, inDetail }: Props) {
  const asked = data.promotions.find(({ id }) => id === search.promo)
  const [last, setLast] = useState<ListedPromotion | undefined>(asked)
  if (asked && asked !== last) setLast(asked)
  // It keeps its content while it closes.
  const promotion = asked ?? last
  const source = useSource(asked?.id)
  useFocusBack(asked?.id)
  if (!promotion) return null
  const ranked = rankedFor(promotion, shopperWith(data.wallet, search.monto ?? null))
  return (
    <Drawer
      open={asked !== undefined}
      onClose={close}
      title={`Promoción de ${CHAINS[promotion.supermarket].name}`}
      footer={<PromotionActions promotion={promotion} version={data.version} hasDates actions={actions} />}
    >
      <PromotionDetail
        heading="h3"
        ranked={ranked}
        wallet={data.wallet}
        amount={search.monto}
        today={data.today}
        capture={data.captures.find(({ chain }) => chain === promotion.supermarket) ?? null}
        source={source}
        inDetail={inDetail}
        place={homeHref(search)}
      />
    </Drawer>
  )
}

function useSource(id: string | undefined): PromotionSource | 'waiting' | null {
  const [source, setSource] = useState<{ id: string; answer: PromotionSource | null } | null>(null)
  useEffect(() => {
    if (id === undefined || knownSource(id)) return
    let isStale = false
    void fetchSource(id).then((answer) => {
      if (!isStale) setSource({ id, answer })
    })
    return () => {
      isStale = true
    }
  }, [id])
  if (id === undefined) return source?.answer ?? 'waiting'
  return knownSource(id) ?? (source?.id === id ? source.answer : 'waiting')
}

/** The browser returns the focus to the element that had it; some browsers never focus a tapped link. */
function useFocusBack(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    return () => document.querySelector<HTMLElement>(`[data-promotion="${CSS.escape(id)}"] h3 a`)?.focus({ preventScroll: true })
  }, [id])
}
