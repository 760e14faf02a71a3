import type { ReactNode } from 'react'
import { shareWords, summaryLine } from '#domain/phrases/page.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { button } from '#ui/button.ts'
import { share } from '#ui/share.ts'

/** Further actions on a promotion, passed in by the page: reporting a mistake belongs to another feature. */
export type MoreActions = (promotion: ListedPromotion, version: number) => ReactNode

type Props = {
  promotion: ListedPromotion
  /** All offers of the page. */
  offers: readonly ListedPromotion[]
  /** The age of the chain's data. */
  capture: Freshness | null
  /** The version of the snapshot on screen. */
  version: number
  /** Whether the promotion still holds on some day. */
  hasDates: boolean
  actions: MoreActions
}

/** Shows the buttons to share, to add to the calendar, and the page's own actions. */
export function PromotionActions({ promotion, offers, capture, version, hasDates, actions }: Props) {
  return (
    <>
      <button
        type="button"
        className={button()}
        data-needs-script
        onClick={() =>
          void share({
            title: summaryLine(promotion),
            text: shareWords(promotion, offers, capture),
            url: `/promocion/${promotion.id}`,
          })
        }
      >
        Compartir
      </button>
      {hasDates && (
        <a className={button()} href={`/promocion/${promotion.id}.ics`} download={`yapa-${promotion.id}.ics`}>
          Agendar
        </a>
      )}
      {actions(promotion, version)}
    </>
  )
}
