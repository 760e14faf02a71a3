import { Link } from '@tanstack/react-router'
import { messageOf, titleOf } from '#domain/description/toText.ts'
import { buttonClass } from '#ui/button.ts'
import { share } from '#ui/share.ts'
import type { PromotionPageData } from './detailData.ts'

type Props = Pick<PromotionPageData, 'promotion' | 'offers' | 'capture' | 'version'> & {
  /** Whether the promotion still holds on some day. */
  hasDates: boolean
}

export function PromotionActions({ promotion, offers, capture, version, hasDates }: Props) {
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
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
        <a className={buttonClass()} href={`/promocion/${promotion.id}.ics`} download={`yapa-${promotion.id}.ics`}>
          Agendar
        </a>
      )}
      <Link className={buttonClass('quiet')} to="/reportar" search={{ promocion: promotion.id, version }}>
        Avisar un error
      </Link>
    </>
  )
}
