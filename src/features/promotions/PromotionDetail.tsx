import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { publisherOf } from '#domain/catalogue/source.ts'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { tell } from '#domain/description/toText.ts'
import { guessDayOfUse } from '#domain/uses/use.ts'
import { areWithoutMethods, type Household } from '#domain/wallet/household.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import type { WrapSentence } from '../offer/Offer.tsx'
import { OfferMethods } from '../offer/OfferMethods.tsx'
import { DetailHead } from './DetailHead.tsx'
import { DetailOffers } from './DetailOffers.tsx'
import { DetailFold, DetailPart } from './DetailPart.tsx'
import { DetailChanges, DetailOrigin, DetailSmallPrint, DetailText } from './DetailSource.tsx'
import { DetailWitnesses } from './DetailWitnesses.tsx'
import styles from './detail.module.css'
import type { PromotionPageData, PromotionSource } from './detailData.ts'
import type { MarkName } from './evidenceMarks.ts'
import type { RankedPromotion } from './homeView.ts'
import { FactWithEvidence, useEvidenceHighlight } from './OriginalText.tsx'
import type { DetailRenderers } from './questionRenderers.ts'

type Props = {
  ranked: RankedPromotion
  page: Pick<PromotionPageData, 'offers' | 'today' | 'capture'>
  people: Household
  amount: number | undefined
  /** `waiting` while it is loading; null when loading failed. */
  source: PromotionSource | 'waiting' | null
  /** The heading level of the parts: one below the title of the page or drawer. */
  heading: 'h2' | 'h3'
  inDetail: DetailRenderers
  /** The page's own address. */
  place: string
}

/** What its parts show of it. `offers` has all offers of the page, including the one in front. */
export type DetailProps = Props & Props['page']

/** The words that a fact was read from; a fact without a name here has none of its own. */
const FACT_MARKS: Partial<Record<FactKind, MarkName>> = {
  cap: 'limits',
  region: 'region',
  people: 'appliesOnlyTo',
  refund: 'refund',
  adds: 'stackable',
  enrolment: 'appliesOnlyTo',
  dayBefore: 'appliesOnlyTo',
  wallets: 'paymentRails',
  proof: 'appliesOnlyTo',
  minimum: 'minPurchase',
  firstPurchase: 'uses',
  uses: 'uses',
  singlePayment: 'paymentRails',
}

/** Shows a whole card: the deciding facts on the first screen, then what to know, the other offers, and the rest folded. */
export function PromotionDetail({ ranked, page, people, amount, source, heading, inDetail, place }: Props) {
  const { promotion } = ranked
  const { offers, today, capture } = page
  const { id: whose } = ranked.whose ?? people[0]
  const isCard = ranked.eligibility.status === 'maybe' && ranked.eligibility.missing.some(({ kind }) => kind === 'card')
  const evidence = useEvidenceHighlight()
  const mayBeUsed = ranked.eligibility.status !== 'no' && guessDayOfUse(promotion, today) !== null
  const words = source === 'waiting' || source === null ? null : source.words
  const personal = !areWithoutMethods(people)
  const knows: FactKind[] = [
    'chain',
    ...(amount === undefined ? ['saving' as const] : []),
    // The issuer's own lines say so.
    ...(promotion.doubt?.reason === 'unlisted' && source !== 'waiting' && source?.witnesses.length ? ['doubt' as const] : []),
  ]
  const { parts } = tell(
    describeOffer({ ...ranked, ...(capture?.isStale && { stale: capture }) }, { personal, amount, day: today, card: words, knows }),
    'page',
  )
  const around: WrapSentence = (kind, said) => {
    const name = FACT_MARKS[kind]
    return name === undefined ? (
      said
    ) : (
      <FactWithEvidence name={name} words={words} evidence={evidence}>
        {said}
      </FactWithEvidence>
    )
  }
  return (
    <div ref={evidence.root}>
      <DetailHead {...{ ranked, parts, personal, around }} />
      <DetailWitnesses source={source} />
      <div className={styles.questions}>
        {inDetail.questions({ promotion, people, whose, action: place })}
        {isCard && (
          <p>
            <Link
              className={link.touch}
              to="/configuracion/medios/wizard/$step"
              params={{ step: 'bienvenida' }}
              search={{ persona: whose === people[0].id ? undefined : whose }}
            >
              Decinos qué tarjetas tenés
            </Link>
          </p>
        )}
      </div>
      <div className={clsx(mayBeUsed && styles.use)} data-needs-script>
        {inDetail.use({ promotion, people, amount, today, group: () => offers })}
      </div>
      {parts.facts.length > 0 && (
        <DetailPart heading={heading} title="Para tener en cuenta">
          <ul className={clsx(layout.dotList, styles.facts)}>
            {parts.facts.map(({ kind, words: said }) => (
              <li key={kind}>{around(kind, said.join(' '))}</li>
            ))}
          </ul>
        </DetailPart>
      )}
      <DetailOffers front={promotion} offers={offers} amount={amount} heading={heading} />
      <div className={styles.part}>
        <OfferMethods promotion={promotion} people={people} />
        <DetailSmallPrint front={promotion} offers={offers} words={words} />
        <DetailFold title={`Lo que dice ${publisherOf(promotion).name}, palabra por palabra`}>
          <DetailText source={source} evidence={evidence} isOfFeed={promotion.feed !== undefined} />
        </DetailFold>
      </div>
      <DetailChanges heading={heading} source={source} />
      <DetailOrigin ranked={ranked} capture={capture} source={source} />
    </div>
  )
}
