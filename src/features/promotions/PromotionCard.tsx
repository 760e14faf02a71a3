import clsx from 'clsx'
import { memo } from 'react'
import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import type { Freshness } from '#domain/freshness.ts'
import { scopeWords } from '#domain/goodsWords.ts'
import { CONFIDENT } from '#domain/promotion.ts'
import { capWords, discountFigure } from '#domain/words.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { useIntent } from '#ui/useIntent.ts'
import type { Asking, CardQuestions } from './asking.ts'
import facts from './Facts.module.css'
import type { RankedPromotion } from './homeView.ts'
import { MethodLine } from './MethodLine.tsx'
import { OtherOffers } from './OtherOffers.tsx'
import styles from './PromotionCard.module.css'
import { fetchSource } from './promotionSources.ts'
import {
  captureWords,
  conditionWords,
  moneyWords,
  timeliness,
  urgencyWords,
  validity,
  whereWords,
  wholeCapWords,
  worthWords,
} from './promotionWords.ts'
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
  /** The questions that would settle whether it is the shopper's, to be answered here. */
  question: CardQuestion
  ask: Asking['onCard']
  /** The page's own address. */
  place: string
}

/** How many conditions a card shows; the detail has all. */
const CONDITIONS_SHOWN = 2

/**
 * A card: what you get, where, with which of your methods, up to how much, on which condition, and what is missing. All of it is one link;
 * the other offers of its group open below.
 */
export const PromotionCard = memo(function PromotionCard(props: Props) {
  const { ranked, others, personal, amount, today, stale, open, question, ask, place } = props
  const { promotion, eligibility } = ranked
  const { id, supermarket, discount } = promotion
  const chain = CHAINS[supermarket]
  const { figure, unit } = discountFigure(discount)
  const pesos = worthWords(ranked, amount)
  const time = timeliness(promotion, today)
  const money = moneyWords(promotion)
  const intent = useIntent(() => void fetchSource(id))
  return (
    <li className={clsx(styles.tag, eligibility.status === 'no' && styles.off)} id={cardPlace(id)} data-promotion={id}>
      <h3>
        <a
          className={styles.whole}
          href={`/promocion/${id}`}
          {...intent}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            open(id)
          }}
        >
          <span className={text.figure}>{figure}</span> <span>{unit}</span>
        </a>
        {pesos && <span className={styles.saves}>{pesos}</span>}
      </h3>
      {promotion.onlyForProducts !== null && <p className={facts.scope}>{scopeWords(promotion)}</p>}
      <p className={facts.where}>
        <Badge name={chain.name} colours={chain.colours} letters={chain.letters} />
        <span>
          <b>{chain.name}</b> · {whereWords(promotion)}
        </span>
      </p>
      <MethodLine ranked={ranked} personal={personal} isAsked={question?.promotion.id === id} />
      {question && <div className={styles.asks}>{ask({ ...question, action: `${place}#${cardPlace(id)}` })}</div>}
      <p className={styles.cap}>
        <b>{capWords(promotion.limits)}</b>
        {wholeCapWords(promotion) && <span className={text.soft}>: {wholeCapWords(promotion)}</span>}
        {money && <span className={text.soft}>. {money}</span>}
      </p>
      <Conditions words={conditionWords(promotion)} />
      <p className={text.aside}>
        {validity(promotion)}
        {urgencyWords(promotion, today) && <b className={styles.urgent}> · {urgencyWords(promotion, today)}</b>}
      </p>
      {(time || stale || promotion.confidence < CONFIDENT) && (
        <p className={clsx(facts.marks, styles.marks)}>
          {time && <span className={facts.mark}>{time}</span>}
          {stale && <span className={facts.mark}>{captureWords(stale)}</span>}
          {promotion.confidence < CONFIDENT && (
            <a className={clsx(link.touch, styles.check)} href={chain.url} rel="noopener noreferrer" target="_blank">
              Revisar en la fuente
            </a>
          )}
        </p>
      )}
      {others.length > 0 && <OtherOffers best={ranked} others={others} personal={personal} amount={amount} open={open} />}
    </li>
  )
})

/** The place of a card in its page. */
function cardPlace(id: string): string {
  return `promo-${id}`
}

function Conditions({ words }: { words: string[] }) {
  if (words.length === 0) return null
  const rest = words.length - CONDITIONS_SHOWN
  return (
    <ul className={styles.conditions}>
      {words.slice(0, rest === 1 ? CONDITIONS_SHOWN + 1 : CONDITIONS_SHOWN).map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
      {rest > 1 && <li className={text.soft}>y {rest} condiciones más</li>}
    </ul>
  )
}
