import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { planTable } from '#domain/choice/otherOffers.ts'
import { type PageFact, pageFacts } from '#domain/choice/pageFacts.ts'
import { givesInstalments, makeShopper, rankForDay } from '#domain/choice/ranking.ts'
import { capSentence } from '#domain/phrases/cap.ts'
import { type Conflict, conflictBrief, conflictWords, isConflictLong, TOPIC_WORDS } from '#domain/phrases/card.ts'
import { factWords } from '#domain/phrases/facts.ts'
import { excludedGroupsWords, isScopeShortened, scopeLine } from '#domain/phrases/goods.ts'
import { groupWords, ownMethodsWords } from '#domain/phrases/methods.ts'
import { forWhomWords, missingWords } from '#domain/phrases/missing.ts'
import { offerLine } from '#domain/phrases/offer.ts'
import { addsUpWords, ageWords, exclusionWords, timelinessBesideDays, whenAndWhereLine } from '#domain/phrases/page.ts'
import { savingWords } from '#domain/phrases/promotion.ts'
import { readingsWords } from '#domain/phrases/readings.ts'
import { moneyLine } from '#domain/phrases/refund.ts'
import { anyMethodWords } from '#domain/promotion/anyMethod.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { type ListedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { promotionPath } from '#domain/promotion/promotionPath.ts'
import { capWords, discountFigure, withoutHolders } from '#domain/promotion/promotionWords.ts'
import { DEFAULT_MONTHLY_RATE } from '#domain/promotion/saving.ts'
import { relevantClauses, smallPrintTopic } from '#domain/promotion/smallPrint.ts'
import { areGoodsNamed } from '#domain/promotion/sourceGoods.ts'
import { makeQuestion } from '#domain/questions/question.ts'
import { type PlaceLine, placeLines } from '#domain/text/placeLines.ts'
import { capitalize, dayAndMonth, daysAgo, percent, pesos } from '#domain/text/words.ts'
import { guessDayOfUse } from '#domain/uses/guessDayOfUse.ts'
import { type Household, sayNoMethod } from '#domain/wallet/household.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import text from '#ui/text.module.css'
import { DayGrid } from './DayGrid.tsx'
import dots from './DotList.module.css'
import type { OriginalWords, PromotionSource } from './detailData.ts'
import type { MarkName } from './evidenceMarks.ts'
import facts from './Facts.module.css'
import { HowToPay } from './HowToPay.tsx'
import type { HomeData } from './homeData.ts'
import { type HomeSearch, homeHref } from './homeSearch.ts'
import type { RankedPromotion } from './homeView.ts'
import { type EvidenceHighlight, FactWithEvidence, OriginalText, useEvidenceHighlight } from './OriginalText.tsx'
import { PaymentGroups } from './PaymentGroups.tsx'
import styles from './PromotionDetail.module.css'
import { usePromotionSource } from './promotionSources.ts'
import type { DetailRenderers } from './questionRenderers.ts'

type Props = {
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
export function PromotionDetail({ ranked, offers, people, amount, today, capture, source, heading, inDetail, place }: Props) {
  const { promotion } = ranked
  const { id: whose } = ranked.whose ?? people[0]
  const evidence = useEvidenceHighlight()
  const mayBeUsed = ranked.eligibility.status !== 'no' && guessDayOfUse(promotion, today) !== null
  const words = source === 'waiting' || source === null ? null : source.words
  const shown = { words, evidence }
  return (
    <div ref={evidence.root}>
      <Head {...{ ranked, people, today, capture, amount }} {...shown} />
      <Questions {...{ ranked, people, whose, source, inDetail, place }} />
      <div className={clsx(mayBeUsed && styles.use)} data-needs-script>
        {inDetail.use({ promotion, people, amount, today, group: () => offers })}
      </div>
      <Facts promotion={promotion} heading={heading} {...shown} />
      <Offers front={promotion} offers={offers} amount={amount} heading={heading} />
      <div className={styles.part}>
        {hasSeveralMethods(promotion) && (
          <Fold title="Todos los medios que sirven">
            <PaymentGroups promotion={promotion} people={people} />
          </Fold>
        )}
        {(promotion.weekdays !== null || promotion.exceptDates.length > 0) && (
          <Fold title="Los días en el almanaque">
            <DayGrid promotion={promotion} today={today} />
          </Fold>
        )}
        <SmallPrint clauses={clausesOf(promotion, words)} />
        <Fold title={`Lo que dice ${CHAINS[promotion.supermarket].name}, palabra por palabra`}>
          <Original source={source} evidence={evidence} />
        </Fold>
      </div>
      <Changes heading={heading} source={source} />
      <Origin ranked={ranked} capture={capture} source={source} />
    </div>
  )
}

/** Checks whether the list of methods adds anything to the first screen. */
function hasSeveralMethods({ paymentMethods, unknownPaymentMethods }: ListedPromotion): boolean {
  return paymentMethods !== null && paymentMethods.length + unknownPaymentMethods.length > 1
}

function Part({ heading: Heading, title, children }: Pick<Props, 'heading'> & { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className={link.disclosure}>{title}</summary>
      {children}
    </details>
  )
}

/** Shows the first screen: gain, cap, place, days, exclusions, people, and when the money comes. */
function Head({ ranked, people, today, capture, amount, ...shown }: HeadProps) {
  const { promotion, whose, left } = ranked
  const chain = CHAINS[promotion.supermarket]
  const { figure, unit } = discountFigure(promotion.discount)
  const cap = capSentence(promotion, !left, whose)
  const scope = scopeLine(promotion)
  const money = moneyLine(promotion, whose)
  const isStackingTold = promotion.qualifiers.includes('partialStacking') && shown.words?.fields.some(({ name }) => name === 'stackable')
  return (
    <div className={styles.head}>
      <p className={styles.what}>
        <span className={text.figure} translate="no">
          {figure}
        </span>{' '}
        <span>{unit}</span>
      </p>
      <HowToPay ranked={ranked} personal={!sayNoMethod(people)} />
      {cap && (
        <p>
          <FactWithEvidence name="limits" {...shown}>
            {`${cap}.`}
          </FactWithEvidence>
        </p>
      )}
      <Worth ranked={ranked} people={people} amount={amount} />
      <p className={facts.where}>
        <Badge of={chain} />
        <span>
          <b>{chain.name}</b> · {whenAndWhereLine(promotion)}
        </span>
      </p>
      {placeLines(promotion.conditions.region).map((line) => (
        <Place key={line.words} line={line} {...shown} />
      ))}
      {scope && <Scope line={scope} promotion={promotion} />}
      <Exclusions promotion={promotion} words={shown.words} />
      <Verdict ranked={ranked} people={people} {...shown} />
      <p>
        {money && (
          <>
            <FactWithEvidence name="refund" {...shown}>
              {`${money}.`}
            </FactWithEvidence>{' '}
          </>
        )}
        <FactWithEvidence name="stackable" {...shown}>
          {addsUpWords(promotion)}
          {isStackingTold && ': mirá cuáles'}.
        </FactWithEvidence>
      </p>
      <Marks promotion={promotion} today={today} capture={capture} words={shown.words} />
    </div>
  )
}

type HeadProps = Pick<Props, 'ranked' | 'people' | 'today' | 'capture' | 'amount'> & Shown

/** Shows the saving on the shopper's own amount. */
function Worth({ ranked, people, amount }: Pick<Props, 'ranked' | 'people' | 'amount'>) {
  const { promotion, whose } = ranked
  const words = amount === undefined ? null : savingWords(ranked, amount)
  if (words === null || amount === undefined) return null
  const { monthlyRate } = (whose ?? people[0]).wallet
  return (
    <p>
      {`Con ${pesos(amount)} ${words}${givesInstalments(promotion) ? `, con una tasa de ${percent(monthlyRate ?? DEFAULT_MONTHLY_RATE)}% mensual` : ''}.`}
    </p>
  )
}

/** Shows the places where it holds or does not; unfolds branches that the line only counts. */
function Place({ line: { words, all }, ...shown }: { line: PlaceLine } & Shown) {
  if (all === null) {
    return (
      <p>
        <FactWithEvidence name="region" {...shown}>
          {words}.
        </FactWithEvidence>
      </p>
    )
  }
  return (
    <details className={styles.out}>
      <summary>
        {words} · <span className={link.underlined}>ver cuáles</span>
      </summary>
      <p className={text.small}>{all}.</p>
    </details>
  )
}

/** Shows the scope in one line; unfolds the card's own list when the line names only categories. */
function Scope({ line, promotion }: { line: string; promotion: ListedPromotion }) {
  if (!isScopeShortened(promotion)) return <p>{line}.</p>
  return (
    <details className={styles.out}>
      <summary>
        {line} · <span className={link.underlined}>ver todo</span>
      </summary>
      <p className={text.small}>
        En palabras de {CHAINS[promotion.supermarket].name}: «{promotion.onlyForProducts}»
      </p>
    </details>
  )
}

/** Shows the exclusions in one line; unfolds all of them by groups, and in the card's own words. */
function Exclusions({ promotion, words }: { promotion: ListedPromotion; words: OriginalWords | null }) {
  const line = exclusionWords(promotion)
  const { excludesProducts, conditions, supermarket } = promotion
  if (line === null) return null
  if (excludesProducts !== null && !areGoodsNamed(excludesProducts)) return <p>{line}.</p>
  // The page's list counts long runs of wineries; the card's words name them.
  const named = words?.excludesProducts ?? excludesProducts
  const groups = excludedGroupsWords(conditions)
  return (
    <details className={styles.out}>
      <summary>
        {line} · <span className={link.underlined}>ver todo</span>
      </summary>
      {groups.length > 0 && (
        <ul className={dots.list}>
          {groups.map((words) => (
            <li key={words}>{capitalize(words)}</li>
          ))}
        </ul>
      )}
      {named !== null && (
        <p className={text.small}>
          En palabras de {CHAINS[supermarket].name}: «{named}»
        </p>
      )}
    </details>
  )
}

/** Warns about problems: the dates, an uncertain reading, or a card that contradicts itself. */
function Marks({
  promotion,
  today,
  capture,
  words,
}: Pick<Props, 'today' | 'capture'> & { promotion: ListedPromotion; words: OriginalWords | null }) {
  const time = timelinessBesideDays(promotion, today, isEndSaid(promotion, words))
  const conflicts = words?.conflicts ?? []
  const differences = readingsWords(promotion)
  const marks = [
    time,
    time === null ? ageWords(capture) : null,
    // A contradiction has its own warning.
    promotion.confidence < MIN_SURE_CONFIDENCE && conflicts.length + differences.length === 0
      ? 'Leída con dudas: revisala en la fuente'
      : null,
    ...differences,
    ...conflicts.filter((conflict) => !isConflictLong(conflict)).map(conflictWords),
  ].filter((mark) => mark !== null)
  return (
    <>
      {marks.length > 0 && (
        <p className={facts.marks}>
          {marks.map((mark) => (
            <span key={mark} className={facts.mark}>
              {mark}
            </span>
          ))}
        </p>
      )}
      {conflicts.filter(isConflictLong).map((conflict) => (
        <LongConflict key={conflict.said.join('\n')} conflict={conflict} />
      ))}
    </>
  )
}

/** Names a contradiction in one line; unfolds the quotes, which need several. */
function LongConflict({ conflict }: { conflict: Conflict }) {
  return (
    <details className={styles.out}>
      <summary>
        <span className={facts.mark}>{conflictBrief(conflict)}</span> · <span className={link.underlined}>ver qué dice</span>
      </summary>
      {[...conflict.read, ...conflict.said].map((quote) => (
        <p key={quote} className={text.small}>
          «{quote}»
        </p>
      ))}
    </details>
  )
}

/** Says whether the shopper can use it, and why. */
function Verdict({ ranked, people, ...shown }: Pick<Props, 'ranked' | 'people'> & Shown) {
  const { promotion, eligibility, whose, own } = ranked
  const { status, via, missing } = eligibility
  if (status !== 'yes') {
    const people = status === 'maybe' ? forWhomWords(missing, whose) : null
    if (status === 'maybe' && people === null) return null
    return (
      <p className={styles.verdict}>
        <FactWithEvidence name="appliesOnlyTo" {...shown}>
          {people === null ? `No es para vos: ${missingWords(missing)}` : `Es para ${people}`}
        </FactWithEvidence>
      </p>
    )
  }
  if (sayNoMethod(people)) return null
  return (
    <p className={clsx(styles.verdict, styles.yes)}>
      {whose ? `Es de ${whose.name}` : 'Es tuya'}
      {via.length > 0 ? ` con ${groupWords(via)}` : own ? ` con ${ownMethodsWords(ranked)}` : `: sirve ${anyMethodWords(promotion)}`}
    </p>
  )
}

/**
 * Asks the shopper the open questions. Until the server's data is loaded it shows the promotion's conditions, except
 * tiers, which may be choices of one question.
 */
function Questions({ ranked: { promotion, eligibility }, people, whose, source, inDetail, place }: QuestionsProps) {
  const open = eligibility.status === 'maybe' ? eligibility.missing : []
  const known = source === 'waiting' || source === null ? null : source.questions
  const asked =
    known ??
    open.flatMap(({ question, clause }) =>
      question === undefined || clause === undefined ? [] : [{ ...makeQuestion(question), clause, choices: [] }],
    )
  const shown = asked.filter(({ oneOf }) => known !== null || source === null || oneOf === null)
  const isCard = open.some(({ kind }) => kind === 'card')
  return (
    <div className={styles.questions}>
      {inDetail.questions({ promotion, asked: shown, people, whose, action: place })}
      {isCard && (
        <p>
          <Link
            className={link.touch}
            to="/configuracion/medios/wizard/$step"
            params={{ step: 'bienvenida' }}
            search={{ persona: undefined }}
          >
            Decinos qué tarjetas tenés
          </Link>
        </p>
      )}
    </div>
  )
}

type QuestionsProps = Pick<Props, 'ranked' | 'people' | 'source' | 'inDetail' | 'place'> & { whose: string }

/** The original words, once loaded, and the links to them. */
type Shown = { words: OriginalWords | null; evidence: EvidenceHighlight }

const FACT_MARKS: Record<PageFact['kind'], MarkName | null> = {
  enrolment: 'appliesOnlyTo',
  minimum: 'minPurchase',
  firstPurchase: 'uses',
  uses: 'uses',
  singlePayment: 'paymentRails',
  supposed: null,
}

/** Checks whether the card names the last day, once its words are loaded; otherwise the end is assumed. */
function isEndSaid({ validUntil }: ListedPromotion, words: OriginalWords | null): boolean {
  return validUntil === null || words === null || words.fields.some(({ name }) => name === 'validUntil')
}

/** Lists at most six facts; each links to the words it was read from. */
function Facts({ promotion, heading, words, evidence }: Pick<Props, 'heading'> & { promotion: ListedPromotion } & Shown) {
  const all = pageFacts(promotion, isEndSaid(promotion, words))
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

/** Lists the other offers of the page, or a table for an issuer's plans. Each links to the page with that offer in front. */
function Offers({ front, offers, amount, heading }: OffersProps) {
  const others = offers.filter(({ id }) => id !== front.id)
  if (others.length === 0) return null
  const plans = planTable([front, ...others])
  return (
    <Part heading={heading} title={plans ? 'Según tu plan' : 'Más ofertas de esta promo'}>
      {plans ? (
        <table className={styles.plans}>
          <tbody>
            {plans.map(({ promotion, plan }) => (
              <tr key={promotion.id}>
                <th scope="row">
                  {promotion === front ? (
                    <b>{plan ?? 'Los demás'}</b>
                  ) : (
                    <a className={clsx(link.touch, link.underlined)} href={promotionPath(promotion.id, amount)}>
                      {plan ?? 'Los demás'}
                    </a>
                  )}
                </th>
                <td translate="no">{discountFigure(promotion.discount).figure}</td>
                <td>{capWords(withoutHolders(promotion.limits), promotion.readings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={dots.list}>
          {others.map((promotion) => (
            <li key={promotion.id}>
              <a className={clsx(link.touch, link.underlined)} href={promotionPath(promotion.id, amount)}>
                {offerLine(promotion)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

type OffersProps = Pick<Props, 'offers' | 'amount' | 'heading'> & { front: ListedPromotion }

/** Collects the card's clauses that no fact covers: its conditions, and what was not understood, each once. */
function clausesOf({ restrictions }: ListedPromotion, words: OriginalWords | null): Clause[] {
  const all = relevantClauses([...restrictions, ...(words?.notUnderstood ?? [])])
  return [...new Set(all)].map((quote) => ({ quote, topic: smallPrintTopic(quote) }))
}

type Clause = { quote: string; topic: ReturnType<typeof smallPrintTopic> }

/** Groups the clauses by topic. */
function SmallPrint({ clauses }: { clauses: readonly Clause[] }) {
  if (clauses.length === 0) return null
  const byTopic = [...Map.groupBy(clauses, ({ topic }) => topic)]
  return (
    <Fold title={`Letra chica (${clauses.length})`}>
      {byTopic.map(([topic, own]) => (
        <div key={topic}>
          <p className={text.aside}>{TOPIC_WORDS[topic]}</p>
          <ul className={dots.list}>
            {own.map(({ quote }) => (
              <li key={quote}>«{quote}»</li>
            ))}
          </ul>
        </div>
      ))}
    </Fold>
  )
}

function Original({ source, evidence }: Pick<Props, 'source'> & Pick<Shown, 'evidence'>) {
  if (source === 'waiting') {
    return (
      <div aria-busy="true" className={styles.waiting}>
        <p className={text.unseen}>Cargando el texto original</p>
        {Array.from({ length: 5 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same.
          <Skeleton key={index} />
        ))}
      </div>
    )
  }
  if (!source?.words) {
    return <p>No pudimos traer el texto original ahora. Mientras tanto, miralo en la página oficial.</p>
  }
  return <OriginalText words={source.words} evidence={evidence} />
}

/** Lists the changes since it was first seen; empty when there are none. */
function Changes({ heading, source }: Pick<Props, 'heading' | 'source'>) {
  const days = source === 'waiting' || source === null ? [] : source.changes
  if (days.length === 0) return null
  return (
    <Part heading={heading} title="Qué cambió">
      <ul className={clsx(dots.list, styles.facts)}>
        {days.map(({ date, words }) => (
          <li key={date}>
            El {dayAndMonth(date)}: {words}.
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Origin({ ranked: { promotion }, capture, source }: Pick<Props, 'ranked' | 'capture' | 'source'>) {
  const chain = CHAINS[promotion.supermarket]
  const known = source !== 'waiting' && source !== null ? source : null
  return (
    <div className={clsx(text.aside, styles.origin)}>
      <a className={clsx(link.touch, link.underlined)} href={known?.url ?? chain.url} target="_blank" rel="noopener noreferrer">
        Página oficial de {chain.name}
      </a>
      <p>
        {capture && `Lo leímos el ${dayAndMonth(capture.capturedAt)} (${daysAgo(capture.ageDays)}). `}
        {known && known.firstSeen !== capture?.capturedAt && `La vemos desde el ${dayAndMonth(known.firstSeen)}. `}
        {known && reviewWords(known.reviewed)}
      </p>
    </div>
  )
}

function reviewWords(reviewed: PromotionSource['reviewed']): string {
  return reviewed === null ? 'Leída automáticamente, sin revisar.' : `Revisada por una persona el ${dayAndMonth(reviewed.at)}.`
}

/** Returns all offers of a promotion's page that are in the week's data. */
export function offersOfPage(
  { promotions, groups }: Pick<HomeData, 'promotions' | 'groups'>,
  promotion: ListedPromotion,
): ListedPromotion[] {
  return promotions.filter((_, at) => groups[at] === groups[promotions.indexOf(promotion)])
}

/** Returns the age of the data of the promotion's chain. */
export function chainFreshness({ captures }: Pick<HomeData, 'captures'>, { supermarket }: ListedPromotion): Freshness | null {
  return captures.find(({ chain }) => chain === supermarket) ?? null
}

export type DetailProps = { data: HomeData; search: HomeSearch; inDetail: DetailRenderers }

/** The detail of a promotion of the list, over it or beside it. What the list knows is shown at once; the original words follow. */
export function HomeDetail({ promotion, data, search, inDetail }: DetailProps & { promotion: ListedPromotion }) {
  const source = usePromotionSource(promotion.id)
  return (
    <PromotionDetail
      heading="h3"
      ranked={rankForDay(promotion, makeShopper(data.people, search.monto ?? null, data.afterUses), search.dia ?? data.today)}
      people={data.people}
      amount={search.monto}
      today={data.today}
      capture={chainFreshness(data, promotion)}
      source={source}
      inDetail={inDetail}
      offers={offersOfPage(data, promotion)}
      place={homeHref(search)}
    />
  )
}
