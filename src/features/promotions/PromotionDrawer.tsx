import { useEffect, useState } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { HomeDetail, HomeDetailActions, type HomeDetailProps } from './HomeDetail.tsx'

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
