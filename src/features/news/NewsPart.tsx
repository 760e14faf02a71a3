import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { Ranked } from '#domain/choice/ranking.ts'
import type { NewsWeek, WeekNews } from '#domain/choice/week.ts'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { lineOf } from '#domain/description/toText.ts'
import { endWords, renewalWords } from '#domain/phrases/soon.ts'
import { pastDayWords } from '#domain/phrases/uses.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import type { EndedOffer } from './ended.functions.ts'
import styles from './NewsPart.module.css'
import { FIRST_NEWS, type NewsMark, updateNewsMark, useKeptNewsMark, useNewsMark } from './newsMark.ts'
import { buildNewsView, lastDayOf, type NewsEntry, type Renewal } from './newsView.ts'

type Offer = Ranked<ListedPromotion>

type Props = {
  week: NewsWeek
  /** What the shopper could use and is no more, the latest first. */
  ended: readonly EndedOffer[]
  /** See `useNewsMark`. */
  ofRequest: NewsMark | null | undefined
}

/** Days for which news are told to who comes for the first time. */
const FIRST_SPAN = 7

/** Shows what appeared, changed, ended, ends and begins anew, for the shopper's methods first. */
export function NewsPart({ week, ended, ofRequest }: Props) {
  const { today, news } = week
  const mark = useNewsMark(ofRequest)
  const seen = useMemo(() => updateNewsMark(mark, news), [mark, news])
  useKeptNewsMark(seen)
  const since = mark === null ? null : seen.before
  const isNew = ({ date, publishedAt }: Pick<WeekNews, 'date' | 'publishedAt'>) =>
    since === null || since < FIRST_NEWS ? date > addDays(today, -FIRST_SPAN) : publishedAt > since
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new follows from the mark and the day.
  const view = useMemo(() => buildNewsView(week, isNew), [week, today, since])
  const gone = ended.filter(isNew)
  const isFirst = since === null || since < FIRST_NEWS
  const period = isFirst ? `en los últimos ${FIRST_SPAN} días` : `desde ${pastDayWords(civilDateAt(new Date(since)), today)}`
  return (
    <div id="novedades" className={styles.news}>
      <link rel="alternate" type="application/atom+xml" title="Novedades de Yapa" href="/novedades.xml" />
      <section>
        <h2>{isFirst ? 'Qué cambió esta semana' : 'Qué cambió desde tu última visita'}</h2>
        {isFirst && <p className={text.soft}>Es tu primera visita: desde ahora te contamos qué cambia entre una y otra.</p>}
        {view.mine.length + view.maybe.length + gone.length === 0 && (
          <p className={text.soft}>{`Nada nuevo ${view.personal ? 'para vos ' : ''}${period}.`}</p>
        )}
        {view.mine.length > 0 && <Days rows={view.mine} today={today} />}
        {gone.length > 0 && (
          <Day title="Terminaron">
            {gone.map(({ id, supermarket, line, date }) => (
              <li key={id} className={styles.line}>
                <Badge of={CHAINS[supermarket]} isNamed />
                <p>{`${line} (hasta ${pastDayWords(date, today)})`}</p>
              </li>
            ))}
          </Day>
        )}
        {view.maybe.length > 0 && (
          <Folded title="Puede que para vos" count={view.maybe.length}>
            <Days rows={view.maybe} today={today} />
          </Folded>
        )}
        {view.longer.length > 0 && (
          <Folded title="Siguen por más tiempo" count={view.longer.length}>
            <Days rows={view.longer} today={today} />
          </Folded>
        )}
        {view.others.length > 0 && (
          <Folded title="Con otros medios de pago" count={view.others.length}>
            <Days rows={view.others} today={today} />
          </Folded>
        )}
      </section>
      {view.ends.length > 0 && <Ends offers={view.ends} today={today} />}
      {view.renewals.length > 0 && <Renewals renewals={view.renewals} today={today} />}
      <p className={clsx(text.small, text.soft, styles.feed)}>
        Todas las novedades, de todos los medios, para tu lector: <a href="/novedades.xml">/novedades.xml</a>
      </p>
    </div>
  )
}

function Days({ rows, today }: { rows: readonly NewsEntry[]; today: CivilDate }) {
  return [...Map.groupBy(rows, ({ news }) => news.date)].map(([date, ofDay]) => (
    <Day key={date} title={capitalize(pastDayWords(date, today))}>
      {ofDay.map(({ news, offer, others }) => (
        <Line key={offer.promotion.id} offer={offer} today={today} lead={capitalize(news.words)} others={others} />
      ))}
    </Day>
  ))
}

function Day({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.day}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  )
}

/** An offer in one line, all of which is its link. @param lead What is new of it. */
function Line({ offer, today, lead, others = 0 }: { offer: Offer; today: CivilDate; lead?: string; others?: number }) {
  const { promotion, eligibility } = offer
  const knows: FactKind[] = ['chain', 'saving', ...(lead === undefined ? ['ends' as const] : [])]
  return (
    <li className={styles.line}>
      <Badge of={CHAINS[promotion.supermarket]} isNamed />
      <div>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Link className={styles.whole} to="/promocion/$id" params={{ id: promotion.id }} search={{}}>
          {lineOf(describeOffer(offer, { personal: eligibility.status !== 'no', day: today, knows }))}
        </Link>
        {others > 0 && <p className={text.soft}>{`Y ${others} ${others === 1 ? 'oferta' : 'ofertas'} más de la misma promo`}</p>}
      </div>
    </li>
  )
}

/** How many are shown before the rest is folded: at the end of a month nearly all end. */
const SHOWN = 5

function Ends({ offers, today }: { offers: readonly Offer[]; today: CivilDate }) {
  return (
    <section>
      <h2>Terminan esta semana</h2>
      <EndDays offers={offers.slice(0, SHOWN)} today={today} />
      {offers.length > SHOWN && (
        <Folded title="Las demás que terminan" count={offers.length - SHOWN}>
          <EndDays offers={offers.slice(SHOWN)} today={today} />
        </Folded>
      )}
    </section>
  )
}

function EndDays({ offers, today }: { offers: readonly Offer[]; today: CivilDate }) {
  return [...Map.groupBy(offers, ({ promotion }) => lastDayOf(promotion, today))].map(([date, ofDay]) => (
    <Day key={date} title={endWords(date, today)}>
      {ofDay.map((offer) => (
        <Line key={offer.promotion.id} offer={offer} today={today} />
      ))}
    </Day>
  ))
}

function Renewals({ renewals, today }: { renewals: readonly Renewal[]; today: CivilDate }) {
  return (
    <section>
      <h2>Se renueva tu tope</h2>
      {renewals.map(({ date, period, offers }) => (
        <Folded key={`${date} ${period}`} title={renewalWords(date, period)} count={offers.length}>
          <ul>
            {offers.map((offer) => (
              <Line key={offer.promotion.id} offer={offer} today={today} />
            ))}
          </ul>
        </Folded>
      ))}
    </section>
  )
}

function Folded({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={link.disclosure}>{`${title} (${count})`}</summary>
      {children}
    </details>
  )
}
