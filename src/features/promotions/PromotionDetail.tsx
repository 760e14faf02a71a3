import clsx from 'clsx'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { publisherOf } from '#domain/catalogue/source.ts'
import { areMethodsToldWhole } from '#domain/description/words/methods.ts'
import { areDatesNamed, datesWords } from '#domain/description/words/time.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { guessDayOfUse } from '#domain/uses/guessDayOfUse.ts'
import type { Household } from '#domain/wallet/household.ts'
import { DetailFacts } from './DetailFacts.tsx'
import { DetailHead } from './DetailHead.tsx'
import { DetailOffers } from './DetailOffers.tsx'
import { Fold } from './DetailPart.tsx'
import { DetailQuestions } from './DetailQuestions.tsx'
import { Changes, Origin, Original, SmallPrint } from './DetailSource.tsx'
import { DetailWitnesses } from './DetailWitnesses.tsx'
import type { PromotionSource } from './detailData.ts'
import type { RankedPromotion } from './homeView.ts'
import { useEvidenceHighlight } from './OriginalText.tsx'
import { PaymentGroups } from './PaymentGroups.tsx'
import styles from './PromotionDetail.module.css'
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

/** Shows a whole card: the deciding facts on the first screen, then what to know, the other offers, and the rest folded. */
export function PromotionDetail({ ranked, offers, people, amount, today, capture, source, heading, inDetail, place }: DetailProps) {
  const { promotion } = ranked
  const { id: whose } = ranked.whose ?? people[0]
  const evidence = useEvidenceHighlight()
  const mayBeUsed = ranked.eligibility.status !== 'no' && guessDayOfUse(promotion, today) !== null
  const words = source === 'waiting' || source === null ? null : source.words
  const shown = { words, evidence }
  const dates = nextDates(promotion, today)
  return (
    <div ref={evidence.root}>
      <DetailHead {...{ ranked, people, today, capture, amount }} {...shown} />
      <DetailWitnesses source={source} />
      <DetailQuestions {...{ ranked, people, whose, inDetail, place }} />
      <div className={clsx(mayBeUsed && styles.use)} data-needs-script>
        {inDetail.use({ promotion, people, amount, today, group: () => offers })}
      </div>
      <DetailFacts promotion={promotion} heading={heading} {...shown} />
      <DetailOffers front={promotion} offers={offers} amount={amount} heading={heading} />
      <div className={styles.part}>
        {!areMethodsToldWhole(promotion) && (
          <Fold title="Todos los medios que sirven">
            <PaymentGroups promotion={promotion} people={people} />
          </Fold>
        )}
        {dates !== null && (
          <Fold title="Las próximas fechas">
            <p>{dates}.</p>
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

/** The days that are looked ahead for dates, and the most dates that are named. */
const AHEAD = 92
const NAMED = 6

/** Names the next dates; null for a promotion of every day, and where none comes. */
export function nextDates(promotion: ListedPromotion, today: CivilDate): string | null {
  if ((promotion.weekdays === null && promotion.exceptDates.length === 0) || areDatesNamed(promotion)) return null
  const dates = occurrences(promotion, today, addDays(today, AHEAD))
  if (dates.length === 0) return null
  return `${datesWords(dates.slice(0, NAMED))}${dates.length > NAMED ? ', y más' : ''}`
}
