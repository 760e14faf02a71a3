import { useEffect, useState } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { PromotionActions } from './PromotionActions.tsx'
import { captureOf, DetailOfHome, type DetailProps, offersOf } from './PromotionDetail.tsx'

type Props = DetailProps & { close: () => void }

/** The detail over the list. An id that is not listed opens nothing. */
export function PromotionDrawer({ data, search, close, actions, inDetail }: Props) {
  const asked = data.promotions.find(({ id }) => id === search.promo)
  const [last, setLast] = useState<ListedPromotion | undefined>(asked)
  if (asked && asked !== last) setLast(asked)
  // It keeps its content while it closes.
  const promotion = asked ?? last
  useFocusBack(asked?.id)
  if (!promotion) return null
  return (
    <Drawer
      open={asked !== undefined}
      onClose={close}
      title={`Promoción de ${CHAINS[promotion.supermarket].name}`}
      footer={
        <PromotionActions
          promotion={promotion}
          offers={offersOf(data, promotion)}
          capture={captureOf(data, promotion)}
          version={data.version}
          hasDates
          actions={actions}
        />
      }
    >
      <DetailOfHome promotion={promotion} data={data} search={search} inDetail={inDetail} />
    </Drawer>
  )
}

/** The browser returns the focus to the element that had it; some browsers never focus a tapped link. */
function useFocusBack(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    return () => document.querySelector<HTMLElement>(`[data-promotion="${CSS.escape(id)}"] h3 a`)?.focus({ preventScroll: true })
  }, [id])
}
