import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { addDays } from '#domain/calendar/calendar.ts'
import { type AfterUses, makeShopper, rankForDay } from '#domain/choice/ranking.ts'
import { titleOf } from '#domain/description/toText.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import type { Household } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { ExampleNotice, MessageView } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import styles from './detail.module.css'
import type { PromotionPageData } from './detailData.ts'
import { PromotionActions } from './PromotionActions.tsx'
import { PromotionDetail } from './PromotionDetail.tsx'
import type { DetailRenderers } from './questionRenderers.ts'

type Props = {
  data: PromotionPageData
  people: Household
  /** The amount that the shopper means to spend, in pesos. */
  amount: number | undefined
  /** Reduces promotions by earlier uses; absent until the browser has read them. */
  afterUses: AfterUses | undefined
  inDetail: DetailRenderers
}

/** Shows one promotion as its own page, the target of shared links. */
export function PromotionPage({ data, people, amount, afterUses, inDetail }: Props) {
  const { promotion, today, kind } = data
  const hasDates = occurrences(promotion, today, promotion.validUntil ?? addDays(today, 7)).length > 0
  return (
    <div className={clsx(layout.page, styles.page)} data-follows-uses>
      {kind === 'example' && <ExampleNotice />}
      <p className={styles.back}>
        <Link className={link.touch} to="/" search={{ supermarket: promotion.supermarket, ...(amount !== undefined && { monto: amount }) }}>
          ← Más promociones
        </Link>
      </p>
      <h1 className={text.unseen}>{titleOf(promotion)}</h1>
      <PromotionDetail
        heading="h2"
        page={data}
        ranked={rankForDay(promotion, makeShopper(people, amount ?? null, { afterUses }), today)}
        people={people}
        amount={amount}
        source={data.source}
        inDetail={inDetail}
        place={promotionPath(promotion.id, amount)}
      />
      <div className={clsx(layout.row, styles.actions)} data-actions>
        <PromotionActions {...data} hasDates={hasDates} />
      </div>
    </div>
  )
}

/** Replaces a promotion that is no longer published. */
export function EndedPromotion() {
  return (
    <MessageView>
      <Hornero size={96} />
      <h1>Esta promoción ya no está</h1>
      <p>Terminó, el supermercado la sacó de su página, o el enlace está incompleto. Fijate en las que valen hoy.</p>
      <div className={layout.row}>
        <Link className={buttonClass('main')} to="/">
          Ver las de hoy
        </Link>
        <Link className={buttonClass()} to="/supermercados">
          Comparar supermercados
        </Link>
      </div>
    </MessageView>
  )
}
