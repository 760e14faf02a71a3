import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { publisherOf } from '#domain/catalogue/source.ts'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { joinPart, type Said, tell } from '#domain/description/toText.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { guessDayOfUse } from '#domain/uses/use.ts'
import { type Household, sayNoMethod } from '#domain/wallet/household.ts'
import dots from '#ui/dotList.module.css'
import link from '#ui/link.module.css'
import type { Around } from '../offer/Offer.tsx'
import { OfferMethods } from '../offer/OfferMethods.tsx'
import { DetailHead } from './DetailHead.tsx'
import { DetailOffers } from './DetailOffers.tsx'
import { Fold, Part } from './DetailPart.tsx'
import { Changes, Origin, Original, SmallPrint } from './DetailSource.tsx'
import { DetailWitnesses } from './DetailWitnesses.tsx'
import styles from './detail.module.css'
import type { PromotionSource } from './detailData.ts'
import type { MarkName } from './evidenceMarks.ts'
import type { RankedPromotion } from './homeView.ts'
import { FactWithEvidence, useEvidenceHighlight } from './OriginalText.tsx'
import type { DetailRenderers } from './questionRenderers.ts'

export type DetailProps = {
  ranked: RankedPromotion
  /** All offers of the page, including the one in front. */
  offers: readonly ListedPromotion[]
  people: Household
  amount: number | undefined
  today: CivilDate
  capture: Freshness | null
  /** `waiting` while it is loading; null when loading failed. */
  source: PromotionSource | 'waiting' | null
  /** The heading level of the parts: one below the title of the page or drawer. */
  heading: 'h2' | 'h3'
  inDetail: DetailRenderers
  /** The page's own address. */
  place: string
}

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
export function PromotionDetail({ ranked, offers, people, amount, today, capture, source, heading, inDetail, place }: DetailProps) {
  const { promotion } = ranked
  const { id: whose } = ranked.whose ?? people[0]
  const evidence = useEvidenceHighlight()
  const mayBeUsed = ranked.eligibility.status !== 'no' && guessDayOfUse(promotion, today) !== null
  const words = source === 'waiting' || source === null ? null : source.words
  const personal = !sayNoMethod(people)
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
  const around: Around = (kind, said) => {
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
      <DetailQuestions {...{ ranked, people, whose, inDetail, place }} />
      <div className={clsx(mayBeUsed && styles.use)} data-needs-script>
        {inDetail.use({ promotion, people, amount, today, group: () => offers })}
      </div>
      <DetailFacts said={parts.facts} {...{ heading, around }} />
      <DetailOffers front={promotion} offers={offers} amount={amount} heading={heading} />
      <div className={styles.part}>
        <OfferMethods promotion={promotion} people={people} />
        {parts.dates.length > 0 && (
          <Fold title="Las próximas fechas">
            <p>{joinPart('page', 'dates', parts.dates)}</p>
          </Fold>
        )}
        <SmallPrint promotion={promotion} words={words} />
        <Fold title={`Lo que dice ${publisherOf(promotion).name}, palabra por palabra`}>
          <Original source={source} evidence={evidence} isOfFeed={promotion.feed !== undefined} />
        </Fold>
      </div>
      <Changes heading={heading} source={source} />
      <Origin ranked={ranked} capture={capture} source={source} />
    </div>
  )
}

/** Lists what to know before going; each fact links to the words it was read from. */
function DetailFacts({ said, heading, around }: Pick<DetailProps, 'heading'> & { said: readonly Said[]; around: Around }) {
  if (said.length === 0) return null
  return (
    <Part heading={heading} title="Para tener en cuenta">
      <ul className={clsx(dots.list, styles.facts)}>
        {said.map(({ kind, words }) => (
          <li key={kind}>{around(kind, words.join(' '))}</li>
        ))}
      </ul>
    </Part>
  )
}

type QuestionsProps = Pick<DetailProps, 'ranked' | 'people' | 'inDetail' | 'place'> & { whose: string }

/** Asks the shopper the questions that decide the promotion, and links to the cards where these decide it. */
function DetailQuestions({ ranked: { promotion, eligibility }, people, whose, inDetail, place }: QuestionsProps) {
  const isCard = eligibility.status === 'maybe' && eligibility.missing.some(({ kind }) => kind === 'card')
  return (
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
  )
}
