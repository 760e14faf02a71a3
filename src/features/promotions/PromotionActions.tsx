import type { ReactNode } from 'react'
import { shareWords, summary } from '#domain/phrases/page.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { button } from '#ui/button.ts'
import { share } from '#ui/share.ts'

/** More actions on a promotion, passed in by the page: reporting a mistake belongs to another feature. */
export type MoreActions = (promotion: ListedPromotion, version: number) => ReactNode

type Props = {
  promotion: ListedPromotion
  /** All of its page. */
  offers: readonly ListedPromotion[]
  /** When its chain was read. */
  capture: Freshness | null
  /** Of the snapshot it is shown from. */
  version: number
  /** Whether it still holds on some day. */
  hasDates: boolean
  actions: MoreActions
}

/** Share, add to the calendar, and actions of the page. */
export function PromotionActions({ promotion, offers, capture, version, hasDates, actions }: Props) {
  return (
    <>
      <button
        type="button"
        className={button()}
        data-needs-script
        onClick={() =>
          void share({
            title: summary(promotion),
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
