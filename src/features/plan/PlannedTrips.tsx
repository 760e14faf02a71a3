import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { type FormEvent, useEffect, useState } from 'react'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { listTillSteps } from '#domain/choice/till.ts'
import { briefNotes, movedWords, shortDayWords, tripMoneyWords, tripNotes, tripPlaceWords, weekWords } from '#domain/phrases/plan.ts'
import { tillStepWords } from '#domain/phrases/till.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import { mondayOf, type PlannedTrip, type PlanWishes } from '#domain/plan/plan.ts'
import { readPlanSearch } from '#domain/plan/planSearch.ts'
import { withoutChain, withoutDay, writeWishes } from '#domain/plan/wishes.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { pesos } from '#domain/text/words.ts'
import type { Use } from '#domain/uses/use.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button.ts'
import field from '#ui/field.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { AmountInput } from '../offer/AmountInput.tsx'
import styles from './PlannedTrips.module.css'

type Props = { today: CivilDate; wishes: PlanWishes; chains: readonly ChainSlug[] }

/** Lists the purchases by week, each once: what was recorded, what is over, and what comes, which opens to its steps and changes. */
export function PlannedTrips({ trips, uses, ...rest }: Props & { trips: readonly OfferedTrip[]; uses: readonly Use[] }) {
  const { today } = rest
  const moved = useMoved(trips)
  const monday = mondayOf(today)
  const done = uses.filter(({ date }) => date >= monday && date <= today).toReversed()
  const weeks = [...new Set([...(done.length > 0 ? [monday] : []), ...trips.map(({ trip }) => mondayOf(trip.date))])]
  if (weeks.length === 0)
    return (
      <p className={styles.nothing}>
        <b>Con lo tuyo no encontramos ninguna compra que convenga en las próximas cuatro semanas.</b> Probá con otros supermercados, con una
        compra más grande, o contando también las promociones que pueden ser.
      </p>
    )
  return weeks.map((week) => (
    <section key={week} aria-labelledby={`semana-${week}`}>
      <h2 id={`semana-${week}`}>{weekWords(week, today)}</h2>
      <ol className={styles.lines}>
        {week === monday &&
          done.map((use) => (
            <li key={use.id} className={styles.line}>
              <b className={styles.day}>
                <span role="img" aria-label="Hecha:">
                  ✓
                </span>{' '}
                {shortDayWords(use.date)}
              </b>
              <span>
                {CHAINS[use.supermarket].name}: gastaste {pesos(use.amount)}
                {use.refund?.arrival !== 'missing' && `, ahorraste ${pesos(use.saved)}`}
              </span>
            </li>
          ))}
        {trips
          .filter(({ trip }) => trip.date >= week && trip.date < addDays(week, 7))
          .map((one) => (
            <Trip key={one.trip.id} one={one} moved={moved.get(one.trip.id) ?? null} {...rest} />
          ))}
      </ol>
    </section>
  ))
}

type TripProps = Props & { one: OfferedTrip; moved: string | null }

function Trip({ one, moved, ...rest }: TripProps) {
  const { trip, offer } = one
  const { today, wishes } = rest
  const isOver = trip.date < today
  const notes = [...(moved === null ? [] : [moved]), briefNotes(one)].filter(Boolean).join(' · ')
  return (
    <li>
      <details className={styles.trip}>
        <summary className={styles.line}>
          <b className={styles.day}>{shortDayWords(trip.date)}</b>
          <span className={styles.told}>
            <span className={styles.place}>
              <Badge of={CHAINS[trip.chain]} small /> {tripPlaceWords(one)}
            </span>
            <span className={styles.money} translate="no">
              {tripMoneyWords(one)}
            </span>
            {notes !== '' && <span className={text.aside}>{notes}</span>}
          </span>
        </summary>
        <div className={styles.inside}>
          <ul className={styles.notes}>
            {tripNotes(one).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <h3>En la caja</h3>
          <ol className={styles.steps}>
            {listTillSteps(offer, !offer.promotion.where.some((format) => format !== 'Online')).map((step) => (
              <li key={step.do}>{tillStepWords(step, offer.promotion)}</li>
            ))}
          </ol>
          <p className={link.row}>
            {trip.date === today && (
              <Link className={buttonClass()} to="/caja" search={{ supermarket: trip.chain, monto: trip.amount }}>
                Estoy en la caja
              </Link>
            )}
            <a className={clsx(link.touch, link.underlined)} href={promotionPath(offer.promotion.id, trip.amount)}>
              Lo que dice la promo
            </a>
          </p>
          {!isOver && <Changes one={one} {...rest} />}
        </div>
      </details>
      {isOver && (
        <p className={styles.asked}>
          <b>¿La hiciste?</b>{' '}
          <a className={clsx(link.touch, link.underlined)} href={promotionPath(offer.promotion.id, trip.amount)}>
            Sí: anotarla
          </a>
          <Change wishes={{ ...wishes, since: today }}>No: planear de nuevo</Change>
        </p>
      )}
    </li>
  )
}

function Change({ wishes, children }: { wishes: PlanWishes; children: string }) {
  return (
    <Link
      className={clsx(link.touch, link.underlined)}
      to="/semana"
      search={writeWishes(wishes)}
      activeProps={{}}
      replace
      resetScroll={false}
    >
      {children}
    </Link>
  )
}

/** Plans anew without this day or chain, or with another amount; the rest stays where it can. */
function Changes({ one: { trip }, wishes, chains }: Props & { one: OfferedTrip }) {
  const navigate = useNavigate()
  const { date, chain, amount } = trip
  const now = writeWishes(wishes)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('monto')
    const search = readPlanSearch({ ...now, fija: `${date}:${chain}`, monto: typed })
    void navigate({ to: '/semana', search, replace: true, resetScroll: false })
  }
  return (
    <>
      <h3>Cambiar esta compra</h3>
      <p className={link.row}>
        <Change wishes={withoutDay(wishes, date)}>Ese día no puedo ir</Change>
        <Change wishes={withoutChain(wishes, chain, chains)}>{`${CHAINS[chain].name} no me sirve`}</Change>
      </p>
      <form className={styles.amount} action="/semana" method="get" onSubmit={submit}>
        {Object.entries(now).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
        <input type="hidden" name="fija" value={`${date}:${chain}`} />
        <label className={field.labelled}>
          Otro monto para ese día
          <AmountInput key={amount} name="monto" amount={amount} />
        </label>
        <button className={buttonClass()} type="submit">
          Recalcular
        </button>
      </form>
    </>
  )
}

type Place = Pick<PlannedTrip, 'date' | 'chain'>

const SHOWN = 'Yapa plan'

/** Returns what to say of purchases that this device was told for another day or chain. What it was told stays on it. */
function useMoved(trips: readonly OfferedTrip[]): ReadonlyMap<string, string> {
  const [told, setTold] = useState<Readonly<Record<string, Place>>>({})
  useEffect(() => setTold(readTold()), [])
  useEffect(() => {
    const now = Object.fromEntries(trips.map(({ trip: { id, date, chain } }) => [id, { date, chain }]))
    try {
      if (trips.length > 0) localStorage.setItem(SHOWN, JSON.stringify(now))
    } catch {
      // Without a place to keep it nothing is said of changes.
    }
  }, [trips])
  return new Map(
    trips.flatMap(({ trip }) => {
      const before = told[trip.id]
      return before === undefined || (before.date === trip.date && before.chain === trip.chain) ? [] : [[trip.id, movedWords(before, trip)]]
    }),
  )
}

function readTold(): Record<string, Place> {
  try {
    return JSON.parse(localStorage.getItem(SHOWN) ?? '{}') as Record<string, Place>
  } catch {
    return {}
  }
}
