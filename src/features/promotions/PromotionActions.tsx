import { Link } from '@tanstack/react-router'
import { messageOf, titleOf } from '#domain/description/toText.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { button } from '#ui/button.ts'
import { share } from '#ui/share.ts'

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
}

/** Shows the buttons to share, to add to the calendar, and to report a mistake. */
export function PromotionActions({ promotion, offers, capture, version, hasDates }: Props) {
  return (
    <>
      <button
        type="button"
        className={button()}
        data-needs-script
        onClick={() =>
          void share({
            title: titleOf(promotion),
            text: messageOf(promotion, offers, capture),
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
      <Link className={button('quiet')} to="/reportar" search={{ promocion: promotion.id, version }}>
        Avisar un error
      </Link>
    </>
  )
}
