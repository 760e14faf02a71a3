import { methodOf, waysOf } from '#domain/phrases/row.ts'
import text from '#ui/text.module.css'
import styles from './HowToPay.module.css'
import type { RankedPromotion } from './homeView.ts'

/** «✓ Mercado Pago · QR · dinero en cuenta»: what one pays with, and how. */
export function HowToPay({ ranked, personal }: { ranked: RankedPromotion; personal: boolean }) {
  const { isHeld, words } = methodOf(ranked, personal)
  return (
    <p>
      {personal && ranked.eligibility.status === 'yes' && (
        <span className={styles.tick} aria-hidden="true">
          ✓{' '}
        </span>
      )}
      <span className={text.unseen}>{isHeld && !ranked.whose ? 'Con tu ' : 'Con '}</span>
      <b className={styles.method}>{words}</b>
      {waysOf(ranked).map((way) => ` · ${way}`)}
    </p>
  )
}
