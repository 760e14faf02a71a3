import clsx from 'clsx'
import { memo } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { capLine, chipOf, gainOf, limitedPlace, nameEnd, warningOf } from '#domain/phrases/row.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { promotionPath } from '#domain/promotion/promotionPath.ts'
import { capital } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import { useIntent } from '#ui/useIntent.ts'
import type { Asking, CardQuestions } from './asking.ts'
import { HowToPay } from './HowToPay.tsx'
import type { RankedPromotion } from './homeView.ts'
import { OtherOffers } from './OtherOffers.tsx'
import styles from './PromotionRow.module.css'
import { fetchPromotionSource } from './promotionSources.ts'
import { isPlainClick } from './StateLink.tsx'

type CardQuestion = ReturnType<CardQuestions['get']>

type Props = {
  ranked: RankedPromotion
  /** The others of its group. */
  others: readonly RankedPromotion[]
  personal: boolean
  amount: number | undefined
  today: CivilDate
  /** Only when it is stale. */
  stale: Freshness | undefined
  open: (id: string) => void
  /** Its detail stands beside the list. */
  isShown: boolean
  /** The questions that would settle whether it is the shopper's, to be answered here. */
  question: CardQuestion
  ask: Asking['onCard']
  /** The list is of what holds on the web. */
  isOnline: boolean
  /** The page's own address, where a question is asked. */
  place?: string | undefined
  /** It is beyond the first screens. */
  isFar?: boolean
}

/**
 * A row: what comes back, where, with which of your methods and how, up to how much, and the one thing to know before going. All of it is one
 * link; the other offers of its group open below.
 */
export const PromotionRow = memo(function PromotionRow(props: Props) {
  const { ranked, others, personal, amount, today, stale, open, isShown, question, ask, isOnline, place, isFar } = props
  const { promotion, eligibility } = ranked
  const { id, supermarket } = promotion
  const chain = CHAINS[supermarket]
  const where = limitedPlace(promotion, isOnline)
  const chip = chipOf(ranked, stale, today)
  const notes = [gainOf(ranked, amount).worth, capLine(ranked), warningOf(ranked, amount, question?.promotion.id === id)].filter(
    (words) => words !== null,
  )
  return (
    <li
      className={clsx(styles.row, styles[ranked.left?.usedUp ? 'no' : eligibility.status], isFar && styles.far, isShown && styles.shown)}
      id={rowPlace(id)}
      data-promotion={id}
    >
      <div className={styles.lead}>
        <Gain ranked={ranked} personal={personal} amount={amount} open={open} isShown={isShown} />
        {chip && <p className={styles.chip}>{chip}</p>}
      </div>
      <div className={styles.facts}>
        <p className={styles.where}>
          <Badge of={chain} small />
          <b>{chain.name}</b>
          {where && <span className={text.soft}>{where}</span>}
        </p>
        <HowToPay ranked={ranked} personal={personal} />
        {notes.length > 0 && <p className={styles.notes}>{capital(notes.join(' · '))}</p>}
      </div>
      {question && <div className={styles.asks}>{ask({ ...question, action: `${place}#${rowPlace(id)}` })}</div>}
      {others.length > 0 && <OtherOffers best={ranked} others={others} personal={personal} amount={amount} open={open} />}
    </li>
  )
})

/** The place of a row in its page. */
function rowPlace(id: string): string {
  return `promo-${id}`
}

type GainProps = Pick<Props, 'ranked' | 'personal' | 'amount' | 'open' | 'isShown'>

/** Characters of a figure that fit at its full size: «$ 99.999». */
const MAX_FIGURE = 8

/** The figure, large. It is the link that covers the row, named «hasta $ 12.000, 15% con Mercado Pago en Carrefour». */
function Gain({ ranked, personal, amount, open, isShown }: GainProps) {
  const { id } = ranked.promotion
  const { isPesos, before, figure, after } = gainOf(ranked, amount)
  const intent = useIntent(() => void fetchPromotionSource(id))
  return (
    <h3>
      <a
        className={styles.whole}
        href={promotionPath(id, amount)}
        aria-current={isShown ? 'true' : undefined}
        {...intent}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open(id)
        }}
      >
        {before && <span className={text.unseen}>{before} </span>}
        <span className={clsx(styles.figure, figure.length > MAX_FIGURE && styles.long)}>{figure}</span>
        {isPesos && <span className={text.unseen}>,</span>} <span>{after}</span>
        <span className={text.unseen}>{nameEnd(ranked, personal)}</span>
      </a>
    </h3>
  )
}
