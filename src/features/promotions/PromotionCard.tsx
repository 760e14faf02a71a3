import { memo } from 'react'
import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { groupWords, missingWords } from '#domain/methodWords.ts'
import { CONFIDENT } from '#domain/promotion.ts'
import { ifWords } from '#domain/question.ts'
import { capWords, discountFigure } from '#domain/words.ts'
import { Badge } from '#ui/Badge.tsx'
import { useIntent } from '#ui/useIntent.ts'
import type { Capture } from './homeData.ts'
import type { RankedPromotion } from './homeView.ts'
import { fetchSource } from './promotionSources.ts'
import {
  captureWords,
  conditionWords,
  methodsWords,
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

type Props = {
  ranked: RankedPromotion
  personal: boolean
  amount: number | undefined
  today: CivilDate
  /** Only when it is stale. */
  stale: Capture | undefined
  open: (id: string) => void
}

/** So many conditions stand on a card; the detail has all. */
const CONDITIONS_SHOWN = 2

/** A price tag: what you get, where, with what of yours, up to how much, on which condition, and what is missing. All of it is one link. */
export const PromotionCard = memo(function PromotionCard({ ranked, personal, amount, today, stale, open }: Props) {
  const { promotion, eligibility, saving } = ranked
  const { id, supermarket, discount } = promotion
  const chain = CHAINS[supermarket]
  const { figure, unit } = discountFigure(discount)
  const pesos = amount === undefined || eligibility.status === 'no' ? null : savingWords(promotion, saving, amount)
  const time = timeliness(promotion, today)
  const intent = useIntent(() => void fetchSource(id))
  return (
    <li className={eligibility.status === 'no' ? 'tag off' : 'tag'} data-promotion={id}>
      <h3>
        <a
          className="whole"
          href={`/promocion/${id}`}
          {...intent}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            open(id)
          }}
        >
          <span className="figure">{figure}</span> <span className="unit">{unit}</span>
        </a>
        {pesos && <span className="saves">{pesos}</span>}
      </h3>
      {promotion.onlyForProducts !== null && <p className="scope">{scopeWords(promotion)}</p>}
      <p className="where">
        <Badge name={chain.name} colours={chain.colours} letters={chain.letters} />
        <span>
          <b>{chain.name}</b> · {whereWords(promotion)}
        </span>
      </p>
      <With ranked={ranked} personal={personal} />
      <p className="cap">
        <b>{capWords(promotion.limits)}</b>
        {wholeCapWords(promotion) && <span className="soft">: {wholeCapWords(promotion)}</span>}
      </p>
      <Conditions words={conditionWords(promotion)} />
      <p className="soft small">
        {validity(promotion)}
        {urgencyWords(promotion, today) && <b className="ink"> · {urgencyWords(promotion, today)}</b>}
      </p>
      {(time || stale || promotion.confidence < CONFIDENT) && (
        <p className="marks">
          {time && <span className="mark">{time}</span>}
          {stale && <span className="mark">{captureWords(stale)}</span>}
          {promotion.confidence < CONFIDENT && (
            <a className="check" href={chain.url} rel="noopener noreferrer" target="_blank">
              Revisar en la fuente
            </a>
          )}
        </p>
      )}
    </li>
  )
})

/** With what of the shopper's first, the rest after; and what is missing or not known. */
function With({ ranked: { promotion, eligibility }, personal }: { ranked: RankedPromotion; personal: boolean }) {
  const { status, via, missing } = eligibility
  if (!personal || status === 'no') {
    return (
      <>
        <p className="with">{methodsWords(promotion)}</p>
        {status === 'no' && <p className="why">Te falta: {missingWords(missing)}</p>}
        {status === 'maybe' && <p className="why">Es para vos {ifWords(missing)}</p>}
      </>
    )
  }
  const others = othersWords(promotion.paymentMethods, via)
  return (
    <>
      <p className="with">
        {status === 'yes' && (
          <span className="tick-mark" aria-hidden="true">
            ✓{' '}
          </span>
        )}
        {via.length > 0 ? `Con tu ${groupWords(via)}` : 'Con cualquier medio de pago'}
        {others && <span className="others"> {others}</span>}
      </p>
      {status === 'maybe' && <p className="why">Puede ser tuya: falta saber {missingWords(missing)}</p>}
    </>
  )
}

function Conditions({ words }: { words: string[] }) {
  if (words.length === 0) return null
  const rest = words.length - CONDITIONS_SHOWN
  return (
    <ul className="conditions">
      {words.slice(0, rest === 1 ? CONDITIONS_SHOWN + 1 : CONDITIONS_SHOWN).map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
      {rest > 1 && <li className="soft">y {rest} condiciones más</li>}
    </ul>
  )
}
