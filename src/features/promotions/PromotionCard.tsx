import clsx from 'clsx'
import { memo } from 'react'
import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import type { Freshness } from '#domain/freshness.ts'
import { groupWords } from '#domain/methodWords.ts'
import { ifWords, missingWords, openWords } from '#domain/missingWords.ts'
import { CONFIDENT } from '#domain/promotion.ts'
import { capWords, discountFigure } from '#domain/words.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { useIntent } from '#ui/useIntent.ts'
import type { Asking, CardQuestions } from './asking.ts'
import facts from './Facts.module.css'
import type { RankedPromotion } from './homeView.ts'
import styles from './PromotionCard.module.css'
import { fetchSource } from './promotionSources.ts'
import {
  captureWords,
  conditionWords,
  methodsWords,
  moneyWords,
  othersWords,
  savingWords,
  scopeWords,
  timeliness,
  urgencyWords,
  validity,
  whereWords,
  wholeCapWords,
} from './promotionWords.ts'
import { isPlainClick } from './StateLink.tsx'

type CardQuestion = ReturnType<CardQuestions['get']>

type Props = {
  ranked: RankedPromotion
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

/** A card: what you get, where, with which of your methods, up to how much, on which condition, and what is missing. All of it is one link. */
export const PromotionCard = memo(function PromotionCard({ ranked, personal, amount, today, stale, open, question, ask, place }: Props) {
  const { promotion, eligibility, saving } = ranked
  const { id, supermarket, discount } = promotion
  const chain = CHAINS[supermarket]
  const { figure, unit } = discountFigure(discount)
  const pesos = amount === undefined || eligibility.status === 'no' ? null : savingWords(promotion, saving, amount)
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
      <With ranked={ranked} personal={personal} isAsked={question !== undefined} />
      {question && <div className={styles.asks}>{ask({ ...question, promotion, action: `${place}#${cardPlace(id)}` })}</div>}
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
    </li>
  )
})

/** The place of a card in its page. */
function cardPlace(id: string): string {
  return `promo-${id}`
}

/** The shopper's own methods first, then the rest; and what is missing or unknown. */
function With({ ranked: { promotion, eligibility }, personal, isAsked }: { ranked: RankedPromotion; personal: boolean; isAsked: boolean }) {
  const { status, via, missing } = eligibility
  if (!personal || status === 'no') {
    return (
      <>
        <p className={styles.method}>{methodsWords(promotion)}</p>
        {status === 'no' && <p className={styles.why}>Te falta: {missingWords(missing)}</p>}
        {status === 'maybe' && !isAsked && <p className={styles.why}>Es para vos {ifWords(missing)}</p>}
      </>
    )
  }
  const others = othersWords(promotion.paymentMethods, via)
  return (
    <>
      <p className={styles.method}>
        {status === 'yes' && (
          <span className={styles.tick} aria-hidden="true">
            ✓{' '}
          </span>
        )}
        {via.length > 0 ? `Con tu ${groupWords(via)}` : 'Con cualquier medio de pago'}
        {others && <span className={styles.others}> {others}</span>}
      </p>
      {status === 'maybe' && !isAsked && <p className={styles.why}>Puede ser tuya: falta saber {openWords(missing)}</p>}
    </>
  )
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
