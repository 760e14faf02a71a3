import type { Said } from '#domain/description/toText.ts'
import { moreWords } from '#domain/description/toText.ts'
import { capitalize } from '#domain/text/words.ts'
import styles from './Offer.module.css'

/** How an offer is shown: the parts that its place tells (`domain/description/places.ts`), in the components that all places share. */

const wordsOf = (said: readonly Said[]) => said.flatMap(({ words }) => words)

/** The methods and ways to pay: «✓ Con Mercado Pago · QR · dinero en cuenta». @param isSure Whether the shopper surely can. */
export function OfferPaying({ said, isSure }: { said: readonly Said[]; isSure: boolean }) {
  const [method, ...ways] = wordsOf(said)
  return (
    <p>
      {isSure && (
        <span className={styles.tick} aria-hidden="true">
          ✓{' '}
        </span>
      )}
      <b className={styles.method}>{method && capitalize(method)}</b>
      {ways.map((way) => ` · ${way}`)}
    </p>
  )
}

/** Facts beside each other, and how many more there are to know: «Tope $ 9.000 por mes · mínimo $ 20.000 · y 2 condiciones más». */
export function OfferNotes({ said, more = 0, className }: { said: readonly Said[]; more?: number; className?: string | undefined }) {
  const all = [...wordsOf(said), moreWords(more)].filter(Boolean)
  return all.length === 0 ? null : <p className={className}>{capitalize(all.join(' · '))}</p>
}
