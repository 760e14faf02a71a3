import { scopeWords } from '#domain/goodsWords.ts'
import { capWords, discountFigure } from '#domain/words.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { groupWords } from './groupWords.ts'
import type { RankedPromotion } from './homeView.ts'
import { MethodLine } from './MethodLine.tsx'
import styles from './OtherOffers.module.css'
import { whereWords, worthWords } from './promotionWords.ts'
import { isPlainClick } from './StateLink.tsx'

type Props = {
  best: RankedPromotion
  others: readonly RankedPromotion[]
  personal: boolean
  amount: number | undefined
  open: (id: string) => void
}

/** The other offers of a group, folded under the best: «Según tu plan: 20 / 25 / 35%». Each leads to its own detail. */
export function OtherOffers({ best, others, personal, amount, open }: Props) {
  return (
    <details className={styles.others}>
      <summary className={link.disclosure}>{groupWords([best, ...others].map(({ promotion }) => promotion))}</summary>
      <ul>
        {others.map((ranked) => (
          <Offer key={ranked.promotion.id} best={best} ranked={ranked} personal={personal} amount={amount} open={open} />
        ))}
      </ul>
    </details>
  )
}

/** What is different from the best of the group. */
function Offer({ best, ranked, personal, amount, open }: Omit<Props, 'others'> & { ranked: RankedPromotion }) {
  const { promotion } = ranked
  const { figure, unit } = discountFigure(promotion.discount)
  const scope = scopeWords(promotion)
  const where = whereWords(promotion)
  const pesos = worthWords(ranked, amount)
  return (
    <li className={styles.offer}>
      <a
        className={link.touch}
        href={`/promocion/${promotion.id}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open(promotion.id)
        }}
      >
        <b>
          {figure} {unit}
        </b>
      </a>
      {pesos && <p className={styles.saves}>{pesos}</p>}
      {scope !== scopeWords(best.promotion) && <p className={text.small}>{scope ?? 'En toda la compra'}</p>}
      {where !== whereWords(best.promotion) && <p className={text.small}>{where}</p>}
      <MethodLine ranked={ranked} personal={personal} isAsked={false} />
      {promotion.discount.type === 'porcentaje' && <p className={text.aside}>{capWords(promotion.limits)}</p>}
    </li>
  )
}
