import type { ReactNode } from 'react'
import type { FactKind } from '#domain/description/describeOffer.ts'
import type { ToldFact } from '#domain/description/toText.ts'
import { readAgoWords } from '#domain/description/words/time.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { capitalize } from '#domain/text/words.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './Offer.module.css'

/** How an offer is shown: the parts that its place tells (`domain/description/places.ts`), in the components that all places share. */

const wordsOf = (said: readonly ToldFact[]) => said.flatMap(({ words }) => words)

/** Shows methods and ways to pay: «✓ Con Mercado Pago · QR · dinero en cuenta». @param isSure Whether the shopper can surely use them. */
export function OfferPaying({ said, isSure }: { said: readonly ToldFact[]; isSure: boolean }) {
  const [method, ...ways] = wordsOf(said)
  return (
    <p>
      {isSure && (
        <span className={styles.tick} aria-hidden="true">
          ✓{' '}
        </span>
      )}
      <b className={styles.method}>{method && capitalize(method)}</b>
      {/* An element of its own: a translator takes a loose text's place, and React could not remove it. */}
      {ways.length > 0 && <span>{` · ${ways.join(' · ')}`}</span>}
    </p>
  )
}

/** Shows facts side by side, and the number of further ones: «Tope $ 9.000 por mes · mínimo $ 20.000 · y 2 condiciones más». */
export function OfferNotes({
  said,
  more = null,
  className,
}: {
  said: readonly ToldFact[]
  more?: string | null
  className?: string | undefined
}) {
  const all = [...wordsOf(said), ...(more === null ? [] : [more])]
  return all.length === 0 ? null : <p className={className}>{capitalize(all.join(' · '))}</p>
}

export type WrapSentence = (kind: FactKind, words: string) => ReactNode

/** Shows each fact as a line that unfolds what it leaves out. @param around Wraps a sentence, for example in a link to its words. */
export function OfferLines({ said, around }: { said: readonly ToldFact[]; around: WrapSentence }) {
  return said.flatMap(({ kind, words, more }) =>
    words.map((sentence, at) => {
      const rest = more?.[at]
      if (!rest) return <p key={sentence}>{around(kind, `${capitalize(sentence)}.`)}</p>
      return (
        <details key={sentence} className={styles.out}>
          <summary>
            {around(kind, capitalize(sentence))} · <span className={link.underlined}>{rest.label}</span>
          </summary>
          {rest.words.map((one) => (
            <p key={one} className={text.small}>
              {one}
            </p>
          ))}
        </details>
      )
    }),
  )
}

export function OfferAge({ capture }: { capture: Freshness }) {
  return <span className={text.aside}>{readAgoWords(capture)}</span>
}
