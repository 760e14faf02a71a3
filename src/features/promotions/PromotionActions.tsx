import { Link } from '@tanstack/react-router'
import { messageOf, titleOf } from '#domain/description/toText.ts'
import { button } from '#ui/button.ts'
import { share } from '#ui/share.ts'
import type { PromotionPageData } from './detailData.ts'

type Props = Pick<PromotionPageData, 'promotion' | 'offers' | 'capture' | 'version'> & {
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
