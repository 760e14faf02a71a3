import clsx from 'clsx'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { givesInstalments } from '#domain/choice/ranking.ts'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { gainParts, joinPart, tell } from '#domain/description/toText.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import { OfferNotes, OfferPaying } from '../offer/Offer.tsx'
import type { RankedPromotion } from './homeView.ts'
import { OtherOffers } from './OtherOffers.tsx'
import styles from './PromotionRow.module.css'
import { readPromotion } from './promotionReads.ts'
import type { QuestionRenderers, RowQuestions } from './questionRenderers.ts'
import { isPlainClick } from './StateLink.tsx'

type RowQuestion = ReturnType<RowQuestions['get']>

type Props = {
  ranked: RankedPromotion
  /** The other offers of its group. */
  others: readonly RankedPromotion[]
  personal: boolean
  amount: number | undefined
  today: CivilDate
  open: (id: string) => void
  /** Whether its detail is beside the list. */
  isShown: boolean
  /** The question whose answer settles the promotion, asked on the row. */
  question: RowQuestion
  ask: QuestionRenderers['onRow']
  isOnline: boolean
  /** Whether the promotion is only for some people, though nothing is asked: its figure is not in full ink. */
  isPossible?: boolean
  /** Stands beside the chain's mark: the way to its other promotions. */
  more?: ReactNode
  /** The page's own address, for a row with a question. */
  place?: string | undefined
  /** Whether the row is below the first screens. */
  isFar?: boolean
}

/**
 * Shows a promotion in the list: gain, place, methods, cap, and the most important warning. The whole row is one link;
 * other offers of its group unfold below.
 */
export const PromotionRow = memo(function PromotionRow(props: Props) {
  const { ranked, others, personal, amount, today, open, isShown, question, ask, isOnline, isPossible = false, place, isFar } = props
  const { promotion, eligibility } = ranked
  const { id, supermarket } = promotion
  // Every row of the list holds on its day. The large figure is the saving, but for instalments.
  const knows: FactKind[] = [
    'begins',
    ...(givesInstalments(promotion) ? [] : ['saving' as const]),
    ...(question?.promotion.id === id ? ['people' as const] : []),
  ]
  const { parts, more } = tell(
    describeOffer(ranked, { personal, amount, day: today, isOnline, knows }),
    props.more === undefined ? 'row' : 'rowOfChain',
  )
  return (
    <li
      className={clsx(
        styles.row,
        styles[ranked.left?.usedUp ? 'no' : isPossible ? 'maybe' : eligibility.status],
        isFar && styles.far,
        isShown && styles.shown,
      )}
      id={rowPlace(id)}
      data-promotion={id}
    >
      <div className={styles.lead}>
        <Gain ranked={ranked} name={joinPart('row', 'name', parts.name)} amount={amount} open={open} isShown={isShown} />
        <OfferNotes said={parts.marks} className={styles.chip} />
      </div>
      <div className={styles.facts}>
        <p className={styles.where}>
          <Badge of={CHAINS[supermarket]} isNamed />
          {parts.where.length > 0 && <span className={text.soft}>{joinPart('row', 'where', parts.where)}</span>}
          {props.more}
        </p>
        <OfferPaying said={parts.paying} isSure={personal && eligibility.status === 'yes'} />
        <OfferNotes said={parts.notes} more={more} className={styles.notes} />
      </div>
      {question && <div className={styles.asks}>{ask({ ...question, action: `${place}#${rowPlace(id)}` })}</div>}
      {others.length > 0 && <OtherOffers {...{ others, personal, amount, isOnline, open }} />}
    </li>
  )
})

function rowPlace(id: string): string {
  return `promo-${id}`
}

type GainProps = Pick<Props, 'ranked' | 'amount' | 'open' | 'isShown'> & { name: string }

/** Longer figures get a smaller size (characters): «$ 99.999» still fits. */
const MAX_FIGURE = 8

/** Shows the large figure. It is the link that covers the row, with the name «hasta $ 12.000, 15% con Mercado Pago en Carrefour». */
function Gain({ ranked, name, amount, open, isShown }: GainProps) {
  const { id } = ranked.promotion
  const { isPesos, before, figure, after } = gainParts(ranked, amount)
  const intent = useIntent(() => void readPromotion(id).catch(() => {}))
  return (
    <h3>
      <a
        className={clsx(styles.whole, isPesos && styles.pesos)}
        href={promotionPath(id, amount)}
        aria-current={isShown ? 'true' : undefined}
        {...intent}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open(id)
        }}
      >
        {before && <span className={text.unseen}>{`${before} `}</span>}
        <span className={clsx(styles.figure, figure.length > MAX_FIGURE && styles.long)} translate="no">
          {figure}
        </span>
        {isPesos && <span className={text.unseen}>,</span>}{' '}
        <span className={clsx(isPesos && styles.figure)} translate={isPesos ? 'no' : undefined}>
          {after}
        </span>
        <span className={text.unseen}>{` ${name}`}</span>
      </a>
    </h3>
  )
}

/** Milliseconds that a pointer must rest on an element, so that merely passing over it does not count. */
const RESTS = 50

function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(onIntent, RESTS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onTouchStart: onIntent,
    onFocus: onIntent,
  }
}
