import clsx from 'clsx'
import { Fragment } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { joinPart, type ToldDescription } from '#domain/description/toText.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import { OfferLines, OfferPaying, type WrapSentence } from '../offer/Offer.tsx'
import styles from './detail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

type HeadProps = Pick<DetailProps, 'ranked'> & { parts: ToldDescription<'page'>['parts']; personal: boolean; around: WrapSentence }

/** Shows the first screen: gain, cap, place, days, exclusions, people, and when the money comes. */
export function DetailHead({ ranked: { promotion, eligibility }, parts, personal, around }: HeadProps) {
  const [figure, unit] = parts.figure.flatMap(({ words }) => words)
  const isSure = personal && eligibility.status === 'yes'
  return (
    <div className={styles.head}>
      <p className={styles.what}>
        <span className={text.figure} translate="no">
          {figure}
        </span>{' '}
        <span>{unit}</span>
      </p>
      <OfferPaying said={parts.paying} isSure={isSure} />
      <OfferLines said={parts.money} around={around} />
      <p className={styles.where}>
        <Badge of={CHAINS[promotion.supermarket]} isNamed /> <span>{joinPart('page', 'when', parts.when)}</span>
      </p>
      <OfferLines said={parts.what} around={around} />
      {parts.people.length > 0 && (
        <div className={clsx(styles.verdict, isSure && styles.yes)}>
          <OfferLines said={parts.people} around={around} />
        </div>
      )}
      {parts.back.length > 0 && (
        <p>
          {parts.back.map(({ kind, words }) => (
            <Fragment key={kind}>{around(kind, `${words.join(' ')}.`)} </Fragment>
          ))}
        </p>
      )}
      <OfferLines said={parts.marks} around={(_, words) => <span className={styles.mark}>{words}</span>} />
    </div>
  )
}
