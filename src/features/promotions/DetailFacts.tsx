import clsx from 'clsx'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { tell } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { Part } from './DetailPart.tsx'
import dots from './DotList.module.css'
import type { OriginalWords } from './detailData.ts'
import type { MarkName } from './evidenceMarks.ts'
import { type EvidenceHighlight, FactWithEvidence } from './OriginalText.tsx'
import styles from './PromotionDetail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

/** The original words, once loaded, and the links to them. */
export type Shown = { words: OriginalWords | null; evidence: EvidenceHighlight }

/** The words that a fact was read from; a fact without a name here has none of its own. */
const FACT_MARKS: Partial<Record<FactKind, MarkName>> = {
  enrolment: 'appliesOnlyTo',
  dayBefore: 'appliesOnlyTo',
  wallets: 'paymentRails',
  proof: 'appliesOnlyTo',
  minimum: 'minPurchase',
  firstPurchase: 'uses',
  uses: 'uses',
  singlePayment: 'paymentRails',
}

/** Lists what to know before going; each fact links to the words it was read from. */
export function DetailFacts({
  promotion,
  heading,
  words,
  evidence,
}: Pick<DetailProps, 'heading'> & { promotion: ListedPromotion } & Shown) {
  const all = tell(describeOffer({ promotion }), 'page').parts.facts
  if (all.length === 0) return null
  return (
    <Part heading={heading} title="Para tener en cuenta">
      <ul className={clsx(dots.list, styles.facts)}>
        {all.map(({ kind, words: said }) => {
          const name = FACT_MARKS[kind]
          return (
            <li key={kind}>
              {name === undefined ? (
                said
              ) : (
                <FactWithEvidence name={name} words={words} evidence={evidence}>
                  {said}
                </FactWithEvidence>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
