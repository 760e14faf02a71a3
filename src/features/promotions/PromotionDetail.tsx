import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { anyMethodWords } from '#domain/anyMethod.ts'
import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { clubNamed, type Membership } from '#domain/club.ts'
import type { Note } from '#domain/conditionNotes.ts'
import { requirementWords, wholeWords } from '#domain/detailWords.ts'
import type { Freshness } from '#domain/freshness.ts'
import { excludedWords, notesBeyond } from '#domain/goodsNotes.ts'
import { scopeWords } from '#domain/goodsWords.ts'
import { type Household, sayNoMethod } from '#domain/household.ts'
import { lastDayHeld } from '#domain/lastDayHeld.ts'
import { groupWords } from '#domain/methodWords.ts'
import { ifWords, lackWords, openWords } from '#domain/missingWords.ts'
import { CONFIDENT, type ListedPromotion } from '#domain/promotion.ts'
import { questionOf } from '#domain/question.ts'
import { isInstalments, rankedOn, shopperOf } from '#domain/ranking.ts'
import { DEFAULT_MONTHLY_RATE } from '#domain/saving.ts'
import type { Sharer } from '#domain/use.ts'
import { saysNoMethod, type Wallet } from '#domain/wallet.ts'
import { moneyOf } from '#domain/whoseWords.ts'
import { capWords, dayOfMonth, daysAgo, discountFigure, percent, pesos } from '#domain/words.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import text from '#ui/text.module.css'
import type { InDetail } from './asking.ts'
import { DayGrid } from './DayGrid.tsx'
import dots from './DotList.module.css'
import type { OriginalWords, PromotionSource } from './detailData.ts'
import type { MarkName } from './evidenceMarks.ts'
import facts from './Facts.module.css'
import type { HomeData } from './homeData.ts'
import { type HomeSearch, homeHref } from './homeSearch.ts'
import type { RankedPromotion } from './homeView.ts'
import { AssumedEnd, type Evidence, FromWords, OriginalText, useEvidence } from './OriginalText.tsx'
import { PaymentGroups, railWords } from './PaymentGroups.tsx'
import type { Actions } from './PromotionActions.tsx'
import styles from './PromotionDetail.module.css'
import { audienceWords, minimumWords, moneyWords, stackableWords, timeliness, validity, wholeCapWords } from './promotionDetailWords.ts'
import { fetchSource, listenToSources, sourceNow } from './promotionSources.ts'
import { methodsWords, savingWords, whereWords } from './promotionWords.ts'

type Props = {
  ranked: RankedPromotion
  people: Household
  amount: number | undefined
  today: CivilDate
  capture: Freshness | null
  /** `waiting` while it is fetched; null when it could not be. */
  source: PromotionSource | 'waiting' | null
  /** The headings of its parts are one level below the title of the page or drawer. */
  heading: 'h2' | 'h3'
  inDetail: InDetail
  /** Those that may share its cap. */
  group: () => readonly Sharer[]
  /** The page's own address. */
  place: string
}

/** Everything known about a promotion, the deciding facts first, the original words last. */
export function PromotionDetail({ ranked, people, amount, today, capture, source, heading, inDetail, group, place }: Props) {
  const { promotion } = ranked
  const { id: whose, wallet } = ranked.whose ?? people[0]
  const evidence = useEvidence()
  const mayBeUsed = ranked.eligibility.status !== 'no' && lastDayHeld(promotion, today) !== null
  const shown = { words: source === 'waiting' || source === null ? null : source.words, evidence }
  return (
    <div ref={evidence.root}>
      <Head ranked={ranked} people={people} today={today} capture={capture} />
      <Questions {...{ ranked, people, whose, source, inDetail, place }} />
      <div className={clsx(mayBeUsed && styles.use)} data-needs-script>
        {inDetail.use({ promotion, people, amount, today, group })}
      </div>
      <Part heading={heading} title="Con qué pagar">
        <PaymentGroups promotion={promotion} people={people} />
        {railWords(promotion) && <p>{railWords(promotion)}</p>}
      </Part>
      <Part heading={heading} title="Cuánto">
        <HowMuch ranked={ranked} amount={amount} wallet={wallet} {...shown} />
      </Part>
      <Part heading={heading} title="Cuándo">
        <p>{validity(promotion)}</p>
        {promotion.validUntil !== null && <AssumedEnd words={shown.words} />}
        <DayGrid promotion={promotion} today={today} />
      </Part>
      <Part heading={heading} title="Condiciones">
        <Conditions ranked={ranked} wallet={wallet} {...shown} />
      </Part>
      <Part heading={heading} title={`Lo que dice ${CHAINS[promotion.supermarket].name}`}>
        <Original source={source} evidence={evidence} />
      </Part>
      <Changes heading={heading} source={source} />
      <Origin ranked={ranked} capture={capture} source={source} />
    </div>
  )
}

function Part({ heading: Heading, title, children }: Pick<Props, 'heading'> & { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

function Head({ ranked, people, today, capture }: Pick<Props, 'ranked' | 'people' | 'today' | 'capture'>) {
  const { promotion } = ranked
  const chain = CHAINS[promotion.supermarket]
  const { figure, unit } = discountFigure(promotion.discount)
  const time = timeliness(promotion, today)
  return (
    <div className={styles.head}>
      <p className={styles.what}>
        <span className={text.figure}>{figure}</span> <span>{unit}</span>
      </p>
      {promotion.onlyForProducts !== null && <p className={facts.scope}>{scopeWords(promotion)}</p>}
      <p className={facts.where}>
        <Badge of={chain} />
        <span>
          <b>{chain.name}</b> · {whereWords(promotion)}
        </span>
      </p>
      <Verdict ranked={ranked} people={people} />
      {(time || capture?.isStale || promotion.confidence < CONFIDENT) && (
        <p className={facts.marks}>
          {time && <span className={facts.mark}>{time}</span>}
          {capture?.isStale && <span className={facts.mark}>Dato viejo: {daysAgo(capture.ageDays)}</span>}
          {promotion.confidence < CONFIDENT && <span className={facts.mark}>Leída con dudas: revisala en la fuente</span>}
        </p>
      )}
    </div>
  )
}

/** Whether it is the shopper's, and why. */
function Verdict({ ranked: { promotion, eligibility, whose }, people }: Pick<Props, 'ranked' | 'people'>) {
  const { status, via, missing } = eligibility
  if (sayNoMethod(people)) {
    return (
      <>
        <p>{methodsWords(promotion)}</p>
        {status === 'no' && <p className={styles.verdict}>No es para vos: {lackWords(missing)}</p>}
        {status === 'maybe' && <p className={styles.verdict}>Es para vos {ifWords(missing)}</p>}
      </>
    )
  }
  if (status === 'yes') {
    return (
      <p className={clsx(styles.verdict, styles.yes)}>
        {whose ? `Es de ${whose.name}` : 'Es tuya'}
        {via.length > 0 ? ` con ${groupWords(via)}` : `: sirve ${anyMethodWords(promotion)}`}
      </p>
    )
  }
  if (status === 'maybe') {
    return (
      <p className={styles.verdict}>
        Puede ser {whose ? `de ${whose.name}` : 'tuya'}: falta saber {openWords(missing, whose)}
      </p>
    )
  }
  return <p className={styles.verdict}>No es tuya: {lackWords(missing)}</p>
}

/**
 * The questions for the shopper. Until all data is loaded, the promotion's conditions are shown instead; but no tier, which may be one
 * of several to choose from.
 */
function Questions({ ranked: { promotion, eligibility }, people, whose, source, inDetail, place }: QuestionsProps) {
  const open = eligibility.status === 'maybe' ? eligibility.missing : []
  const known = source === 'waiting' || source === null ? null : source.questions
  const asked =
    known ?? open.flatMap(({ question, ask = '' }) => (question === undefined ? [] : [{ ...questionOf(question), ask, choices: [] }]))
  const shown = asked.filter(({ oneOf }) => known !== null || source === null || oneOf === null)
  const isCard = open.some(({ kind }) => kind === 'card')
  return (
    <div className={styles.questions}>
      {inDetail.questions({ promotion, asked: shown, people, whose, action: place })}
      {isCard && (
        <p>
          <Link className={link.touch} to="/configuracion/medios/wizard/$step" params={{ step: 'bancos' }}>
            Decinos qué tarjetas tenés
          </Link>
        </p>
      )}
    </div>
  )
}

type QuestionsProps = Pick<Props, 'ranked' | 'people' | 'source' | 'inDetail' | 'place'> & { whose: string }

function HowMuch({ ranked, amount, wallet: { monthlyRate }, words: original, evidence }: HowMuchProps) {
  const { promotion, saving } = ranked
  const whole = ranked.left ? null : wholeCapWords(promotion)
  const said = moneyWords(promotion)
  const refund = said && moneyOf(said, ranked)
  const words = amount === undefined ? null : savingWords(promotion, saving, amount)
  return (
    <>
      <p>
        <FromWords name="limits" words={original} evidence={evidence}>
          <b>{capWords(promotion.limits)}</b>
        </FromWords>
        {whole && `: ${whole}`}
      </p>
      {words && amount !== undefined && (
        <p>
          Con {pesos(amount)} {words}
          {isInstalments(promotion) && `, con una tasa de ${percent(monthlyRate ?? DEFAULT_MONTHLY_RATE)}% mensual`}.
        </p>
      )}
      {refund && (
        <p>
          <FromWords name="refund" words={original} evidence={evidence}>
            {refund}.
          </FromWords>
        </p>
      )}
      <p>{minimumWords(promotion) ?? 'Sin compra mínima informada'}.</p>
    </>
  )
}

type HowMuchProps = Pick<Props, 'ranked' | 'amount'> & OfPerson & Shown

/** The facts of whoever has what it takes. */
type OfPerson = { wallet: Wallet }

/** The original words, when they are there, and how to lead to them. */
type Shown = { words: OriginalWords | null; evidence: Evidence }

function Conditions({ ranked: { promotion }, wallet, ...shown }: Pick<Props, 'ranked'> & OfPerson & Shown) {
  return (
    <ul className={clsx(dots.list, styles.facts)}>
      {conditionsOf(promotion, wallet).map(({ name, words }) => (
        <li key={words}>
          <FromWords name={name} {...shown}>
            {words}
          </FromWords>
        </li>
      ))}
    </ul>
  )
}

const PART_MARKS: Record<Note['part'], MarkName> = {
  who: 'appliesOnlyTo',
  how: 'paymentRails',
  uses: 'uses',
  onlyFor: 'onlyForProducts',
  excludes: 'excludesProducts',
  region: 'region',
}

/** All that it takes, in words, each with what its words are marked for. */
function conditionsOf(promotion: ListedPromotion, wallet: Wallet): { name: MarkName; words: string }[] {
  const { membership, restrictions } = promotion
  const scope = scopeWords(promotion)
  const excluded = excludedWords(promotion)
  const all = (name: MarkName, texts: readonly string[]) => texts.map((words) => ({ name, words }))
  return [
    ...all('appliesOnlyTo', audienceWords(promotion)),
    ...all(
      'membership',
      membership.map((club) => membershipWords(club, wallet)),
    ),
    ...all('appliesOnlyTo', requirementWords(promotion)),
    ...notesBeyond(promotion).map(({ part, words }) => ({ name: PART_MARKS[part], words })),
    ...all('onlyForProducts', scope === null ? [] : [scope]),
    ...all('qualifiers', wholeWords(promotion)),
    ...all('excludesProducts', excluded === null ? [] : [excluded]),
    ...all('stackable', [stackableWords(promotion)]),
    ...all('restrictions', restrictions),
  ]
}

function membershipWords(club: Membership, wallet: Wallet): string {
  const { label } = clubNamed(club)
  if (wallet.memberships.includes(club)) return `Solo socios de ${label}: lo sos`
  return saysNoMethod(wallet) ? `Solo socios de ${label}` : `Solo socios de ${label}, y no dijiste que lo seas`
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

/** Its changes since it was first seen; nothing where there are none. */
function Changes({ heading, source }: Pick<Props, 'heading' | 'source'>) {
  const days = source === 'waiting' || source === null ? [] : source.changes
  if (days.length === 0) return null
  return (
    <Part heading={heading} title="Qué cambió">
      <ul className={clsx(dots.list, styles.facts)}>
        {days.map(({ date, words }) => (
          <li key={date}>
            El {dayOfMonth(date)}: {words}.
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
    <p className={clsx(text.aside, styles.origin)}>
      {capture && `Lo leímos el ${dayOfMonth(capture.capturedAt)} (${daysAgo(capture.ageDays)}). `}
      {known && known.firstSeen !== capture?.capturedAt && `La vemos desde el ${dayOfMonth(known.firstSeen)}. `}
      <a className={link.touch} href={known?.url ?? chain.url} target="_blank" rel="noopener noreferrer">
        Página oficial de {chain.name}
      </a>
    </p>
  )
}

export type DetailProps = { data: HomeData; search: HomeSearch; actions: Actions; inDetail: InDetail }

/** The detail of a promotion of the list, over it or beside it. What the list knows is shown at once; the original words follow. */
export function DetailOfHome({ promotion, data, search, inDetail }: Omit<DetailProps, 'actions'> & { promotion: ListedPromotion }) {
  const source = useSource(promotion.id)
  const { promotions, groups } = data
  return (
    <PromotionDetail
      heading="h3"
      ranked={rankedOn(promotion, shopperOf(data.people, search.monto ?? null, data.afterUses), search.dia ?? data.today)}
      people={data.people}
      amount={search.monto}
      today={data.today}
      capture={data.captures.find(({ chain }) => chain === promotion.supermarket) ?? null}
      source={source}
      inDetail={inDetail}
      group={() => promotions.filter((_, at) => groups[at] === groups[promotions.indexOf(promotion)])}
      place={homeHref(search)}
    />
  )
}

function useSource(id: string): PromotionSource | 'waiting' | null {
  useEffect(() => void fetchSource(id), [id])
  return useSyncExternalStore(
    listenToSources,
    () => sourceNow(id),
    () => 'waiting',
  )
}
