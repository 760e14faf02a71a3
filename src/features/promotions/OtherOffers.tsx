import { otherOffersTitle } from '#domain/phrases/offer.ts'
import { limitedPlaceWords } from '#domain/phrases/promotion.ts'
import { rowGain, rowNotes } from '#domain/phrases/row.ts'
import { promotionPath } from '#domain/promotion/promotionPath.ts'
import { discountFigure } from '#domain/promotion/promotionWords.ts'
import { capitalize } from '#domain/text/words.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { HowToPay } from './HowToPay.tsx'
import type { RankedPromotion } from './homeView.ts'
import styles from './OtherOffers.module.css'
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
      <summary className={link.disclosure}>{otherOffersTitle(others.map(({ promotion }) => promotion))}</summary>
      <ul>
        {others.map((ranked) => (
          <Offer key={ranked.promotion.id} ranked={ranked} {...list} />
        ))}
      </ul>
    </details>
  )
}

function Offer({ ranked, personal, amount, isOnline, open }: Omit<Props, 'others'> & { ranked: RankedPromotion }) {
  const { promotion } = ranked
  const { figure, unit } = discountFigure(promotion.discount)
  const gain = rowGain(ranked, amount)
  const where = limitedPlaceWords(promotion, isOnline)
  const notes = rowNotes(ranked, amount, false)
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
        <b>{`${figure} ${unit}`}</b>
        {gain.isPesos && <span className={styles.saves}>{`: ${`${gain.before} ${gain.figure}`.trim()}`}</span>}
      </a>
      <HowToPay ranked={ranked} personal={personal} />
      {where && <p>{capitalize(where)}</p>}
      {notes.length > 0 && <p className={text.soft}>{capitalize(notes.join(' · '))}</p>}
    </li>
  )
}
