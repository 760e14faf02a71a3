import clsx from 'clsx'
import { type PageFact, pageFacts } from '#domain/choice/pageFacts.ts'
import { factWords } from '#domain/description/words/conditions.ts'
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

const FACT_MARKS: Record<PageFact['kind'], MarkName | null> = {
  enrolment: 'appliesOnlyTo',
  dayBefore: 'appliesOnlyTo',
  wallets: 'paymentRails',
  proof: 'appliesOnlyTo',
  notAtSelfCheckout: null,
  minimum: 'minPurchase',
  firstPurchase: 'uses',
  uses: 'uses',
  singlePayment: 'paymentRails',
  supposed: null,
}

/** Lists at most six facts; each links to the words it was read from. */
export function DetailFacts({
  promotion,
  heading,
  words,
  evidence,
}: Pick<DetailProps, 'heading'> & { promotion: ListedPromotion } & Shown) {
  const all = pageFacts(promotion)
  if (all.length === 0) return null
  return (
    <Part heading={heading} title="Para tener en cuenta">
      <ul className={clsx(dots.list, styles.facts)}>
        {all.map((fact) => {
          const name = FACT_MARKS[fact.kind]
          const said = factWords(fact)
          return (
            <li key={fact.kind}>
              {name === null ? (
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
