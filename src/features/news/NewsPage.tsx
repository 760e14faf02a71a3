import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { peopleConditions } from '#domain/choice/pageFacts.ts'
import type { Ranked } from '#domain/choice/ranking.ts'
import type { NewsWeek, WeekNews } from '#domain/choice/week.ts'
import { offerLine, offerLineForShopper } from '#domain/phrases/offer.ts'
import { rowChip, rowWarning } from '#domain/phrases/row.ts'
import { endWords, renewalWords } from '#domain/phrases/soon.ts'
import { pastDayWords } from '#domain/phrases/uses.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import chip from '#ui/chip.module.css'
import { ExampleNotice } from '#ui/ExampleNotice.tsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { Notice } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import styles from './NewsPage.module.css'
import { markAfterLook, type NewsMark } from './newsMark.ts'
import type { NewsRow } from './newsRows.ts'
import { NEWS_SPANS, type NewsSearch } from './newsSearch.ts'
import { buildNewsView, lastDayOf, type Renewal } from './newsView.ts'
import { useKeptNewsMark, useNewsMark } from './useNewsMark.ts'

type Offer = Ranked<ListedPromotion>

type Props = {
  week: NewsWeek
  search: NewsSearch
  /** See `useNewsMark`. */
  ofRequest: NewsMark | null | undefined
}

/** Shows what appeared, changed, ends and begins anew, for the shopper's methods first. */
export function NewsPage({ week, search, ofRequest }: Props) {
  const { today, news } = week
  const mark = useNewsMark(ofRequest)
  const seen = useMemo(() => markAfterLook(mark, news), [mark, news])
  useKeptNewsMark(seen)
  const since = search.dias === undefined && mark !== null ? seen.before : null
  const span = search.dias ?? NEWS_SPANS[0]
  const view = useMemo(() => {
    const isWanted = ({ date, publishedAt }: WeekNews) => (since === null ? date > addDays(today, -span) : publishedAt > since)
    return buildNewsView(week, isWanted)
  }, [week, today, since, span])
  const period = since === null ? `en los últimos ${span} días` : `desde ${pastDayWords(civilDateAt(new Date(since)), today)}`
  return (
    <div className={layout.page}>
      <link rel="alternate" type="application/atom+xml" title="Novedades de Yapa" href="/novedades.xml" />
      {week.kind === 'example' && <ExampleNotice />}
      <h1>Novedades</h1>
      {search.diasMal === 1 && <Notice tone="calm">No conocemos ese período: elegí uno de estos.</Notice>}
      <Spans chosen={search.dias} hasVisit={mark !== null} />
      {!view.personal && (
        <p>
          <Link className={link.underlined} to="/configuracion/medios" search={{ persona: undefined }}>
            Elegí tus medios de pago
          </Link>{' '}
          y te mostramos primero lo tuyo.
        </p>
      )}
      <Rows title={view.personal ? 'Para vos' : 'Lo nuevo'} rows={view.mine} today={today}>
        <p className={text.soft}>{`Nada nuevo ${view.personal ? 'para vos ' : ''}${period}.`}</p>
      </Rows>
      {view.maybe.length > 0 && <Rows title="Puede que para vos" rows={view.maybe} today={today} />}
      {view.ends.length > 0 && <Ends offers={view.ends} today={today} />}
      {view.renewals.length > 0 && <Renewals renewals={view.renewals} today={today} />}
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
      <p className={clsx(text.small, text.soft, styles.feed)}>
        Todas las novedades, de todos los medios, para tu lector: <a href="/novedades.xml">/novedades.xml</a>
      </p>
    </div>
  )
}

function Spans({ chosen, hasVisit }: { chosen: NewsSearch['dias']; hasVisit: boolean }) {
  const spans = [...(hasVisit ? [undefined] : []), ...NEWS_SPANS]
  const current = chosen ?? (hasVisit ? undefined : NEWS_SPANS[0])
  return (
    <ul className={clsx(chip.choice, styles.spans)} aria-label="Desde cuándo">
      {spans.map((dias) => (
        <li key={dias ?? 0}>
          <Link
            className={chip.chip}
            to="/novedades"
            search={{ dias }}
            activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
            aria-current={dias === current ? 'true' : undefined}
            resetScroll={false}
          >
            {dias === undefined ? 'Última visita' : `${dias} días`}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type RowsProps = { title: string; rows: readonly NewsRow[]; today: CivilDate; children?: ReactNode }

/** @param children Stand where there are no rows. */
function Rows({ title, rows, today, children }: RowsProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? children : <Days rows={rows} today={today} />}
    </section>
  )
}

function Days({ rows, today }: { rows: readonly NewsRow[]; today: CivilDate }) {
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
  const isToldByLine = eligibility.status === 'maybe' && peopleConditions(promotion).length > 0
  const notes = [
    eligibility.status === 'yes' || isToldByLine ? null : rowWarning(offer, undefined, false),
    offer.left?.words ?? null,
    rowChip(offer, today),
    others === 0 ? null : `y ${others} ${others === 1 ? 'oferta' : 'ofertas'} más de la misma promo`,
  ].filter((words) => words !== null)
  return (
    <li className={styles.line}>
      <Badge of={CHAINS[promotion.supermarket]} isNamed />
      <div>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Link className={styles.whole} to="/promocion/$id" params={{ id: promotion.id }} search={{}}>
          {eligibility.status === 'no' ? offerLine(promotion) : offerLineForShopper(offer, undefined)}
        </Link>
        {notes.length > 0 && <p className={text.soft}>{capitalize(notes.join(' · '))}</p>}
      </div>
    </li>
  )
}

/** How many are shown before the rest is folded: at the end of a month nearly all end. */
const SHOWN = 5

function Ends({ offers, today }: { offers: readonly Offer[]; today: CivilDate }) {
  return (
    <section>
      <h2>Terminan en una semana</h2>
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
      <h2>Topes que vuelven a empezar</h2>
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
