import clsx from 'clsx'
import type { WitnessView } from '#domain/description/shownWitness.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { DetailFold } from './DetailPart.tsx'
import styles from './detail.module.css'
import type { PromotionSource } from './detailData.ts'

/** Says what issuers publish of the same promotion, with the words and the pages of both. */
export function DetailWitnesses({ source }: { source: PromotionSource | 'waiting' | null }) {
  const all = source === 'waiting' || source === null ? [] : source.witnesses
  if (all.length === 0) return null
  return (
    <section className={styles.part} aria-label="Lo que dicen los emisores">
      {all.map((one) => (
        <WitnessOfIssuer key={one.issuer} witness={one} />
      ))}
    </section>
  )
}

function WitnessOfIssuer({ witness: { lines, quotes, issuer, url } }: { witness: WitnessView }) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {quotes.length > 0 ? (
        <DetailFold title="En palabras de cada uno">
          {quotes.map(({ by, words, url: page }) => (
            <p key={by} className={text.small}>
              <b>{by}</b>: {words.map((one) => `«${one}»`).join(' · ')}{' '}
              <a className={clsx(link.touch, link.underlined)} href={page} target="_blank" rel="noopener noreferrer">
                Página oficial<span className={text.unseen}> de {by} (se abre aparte)</span>
              </a>
            </p>
          ))}
        </DetailFold>
      ) : (
        <a className={clsx(link.touch, link.underlined)} href={url} target="_blank" rel="noopener noreferrer">
          La lista de {issuer}
          <span className={text.unseen}> (se abre aparte)</span>
        </a>
      )}
    </div>
  )
}
