import { scopeWords } from '#domain/phrases/goods.ts'
import { offersWords } from '#domain/phrases/offers.ts'
import { whereWords } from '#domain/phrases/promotion.ts'
import { rowGain, rowWarning } from '#domain/phrases/row.ts'
import { promotionPath } from '#domain/promotion/promotionPath.ts'
import { capWords, discountFigure } from '#domain/promotion/promotionWords.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { HowToPay } from './HowToPay.tsx'
import type { RankedPromotion } from './homeView.ts'
import styles from './OtherOffers.module.css'
import { isPlainClick } from './StateLink.tsx'

type Props = {
  best: RankedPromotion
  others: readonly RankedPromotion[]
  personal: boolean
  amount: number | undefined
  open: (id: string) => void
}

/** Folds the other offers of a group under the best: «Según tu plan: 20%, 25% o 35%». Each links to its own detail. */
export function OtherOffers({ best, others, personal, amount, open }: Props) {
  return (
    <details className={styles.others}>
      <summary className={link.disclosure}>{offersWords([best, ...others].map(({ promotion }) => promotion))}</summary>
      <ul>
        {others.map((ranked) => (
          <Offer key={ranked.promotion.id} best={best} ranked={ranked} personal={personal} amount={amount} open={open} />
        ))}
      </ul>
    </details>
  )
}

/** Describes an offer by its differences from the best of the group. */
function Offer({ best, ranked, personal, amount, open }: Omit<Props, 'others'> & { ranked: RankedPromotion }) {
  const { promotion, eligibility } = ranked
  const { figure, unit } = discountFigure(promotion.discount)
  const gain = rowGain(ranked, amount)
  const pesos = gain.worth ?? (gain.isPesos ? `${gain.before} ${gain.figure}` : null)
  const scope = scopeWords(promotion)
  const where = whereWords(promotion)
  const why = eligibility.status === 'yes' ? null : rowWarning(ranked, amount, false)
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
        <b>
          {figure} {unit}
        </b>
        {pesos && <span className={styles.saves}>: {pesos.trim()}</span>}
      </a>
      {scope !== scopeWords(best.promotion) && <p>{scope ?? 'En toda la compra'}</p>}
      {where !== whereWords(best.promotion) && <p>{where}</p>}
      <HowToPay ranked={ranked} personal={personal} />
      {why && <p>{why}</p>}
      {promotion.discount.type === 'porcentaje' && <p className={text.soft}>{capWords(promotion.limits)}</p>}
    </li>
  )
}
