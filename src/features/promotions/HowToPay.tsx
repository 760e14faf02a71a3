import { rowMethod, rowPaymentWays } from '#domain/phrases/row.ts'
import { whoseWords } from '#domain/phrases/whose.ts'
import text from '#ui/text.module.css'
import styles from './HowToPay.module.css'
import type { RankedPromotion } from './homeView.ts'

/** Shows the methods and ways to pay: «✓ Mercado Pago · QR · dinero en cuenta». */
export function HowToPay({ ranked, personal }: { ranked: RankedPromotion; personal: boolean }) {
  const { isHeld, words } = rowMethod(ranked, personal)
  return (
    <p>
      {personal && ranked.eligibility.status === 'yes' && (
        <span className={styles.tick} aria-hidden="true">
          ✓{' '}
        </span>
      )}
      <span className={text.unseen}>{isHeld && !ranked.whose ? 'Con tu ' : 'Con '}</span>
      <b className={styles.method}>{words}</b>
      {[whoseWords(ranked), ...rowPaymentWays(ranked)].filter((way) => way !== '').map((way) => ` · ${way}`)}
    </p>
  )
}
