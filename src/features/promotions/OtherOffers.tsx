import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { gainParts, joinPart, tell } from '#domain/description/toText.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { OfferNotes, OfferPaying } from '../offer/Offer.tsx'
import styles from './detail.module.css'
import type { RankedPromotion } from './homeView.ts'
import { isPlainClick } from './StateLink.tsx'

type Props = {
  others: readonly RankedPromotion[]
  personal: boolean
  amount: number | undefined
  isOnline: boolean
  open: (id: string) => void
}

/** Folds the other offers of a group under the best, each whole in the words of a row, with a link to its own detail. */
export function OtherOffers({ others, ...list }: Props) {
  return (
    <details className={styles.others}>
      <summary className={link.disclosure}>{title(others)}</summary>
      <ul>
        {others.map((ranked) => (
          <Offer key={ranked.promotion.id} ranked={ranked} {...list} />
        ))}
      </ul>
    </details>
  )
}

/** «Más ofertas de esta promo: 25%, 35% y 3 cuotas» */
const title = (others: Props['others']) =>
  `Más ofertas de esta promo: ${joinWithAnd([...new Set(others.map((one) => gainParts(one, undefined).brief))])}`

function Offer({ ranked, personal, amount, isOnline, open }: Omit<Props, 'others'> & { ranked: RankedPromotion }) {
  const { promotion } = ranked
  const gain = gainParts(ranked, amount)
  const knows: FactKind[] = ['begins', ...(gain.isPesos ? ['saving' as const] : [])]
  const { parts, more } = tell(describeOffer(ranked, { personal, amount, isOnline, knows }), 'row')
  return (
    <li className={styles.offer}>
      <a
        className={link.touch}
        href={promotionPath(promotion.id, amount)}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open(promotion.id)
        }}
      >
        <b>{joinPart('row', 'figure', parts.figure)}</b>
        {gain.isPesos && <span className={styles.saves}>{`: ${`${gain.before} ${gain.figure}`.trim()}`}</span>}
      </a>
      <OfferPaying said={parts.paying} isSure={personal && ranked.eligibility.status === 'yes'} />
      <OfferNotes said={parts.where} />
      <OfferNotes said={[...parts.marks, ...parts.notes]} more={more} className={text.soft} />
    </li>
  )
}
