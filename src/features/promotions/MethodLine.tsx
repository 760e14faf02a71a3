import { groupWords } from '#domain/methodWords.ts'
import { ifWords, missingWords, openWords } from '#domain/missingWords.ts'
import type { RankedPromotion } from './homeView.ts'
import styles from './MethodLine.module.css'
import { methodsWords, othersWords } from './promotionWords.ts'

type Props = {
  ranked: RankedPromotion
  personal: boolean
  /** What it depends on is asked next to it. */
  isAsked: boolean
}

/** The shopper's own methods first, then the rest; and what is missing or unknown. */
export function MethodLine({ ranked: { promotion, eligibility }, personal, isAsked }: Props) {
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
