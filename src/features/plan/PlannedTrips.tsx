import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import type { FormEvent } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { tillSteps } from '#domain/choice/till.ts'
import { AMOUNT_FIELD } from '#domain/phrases/amount.ts'
import { type OfferedTrip, tripNotes, tripPlaceWords, tripSavingWords } from '#domain/phrases/plan.ts'
import { tillStepWords } from '#domain/phrases/till.ts'
import type { PlanWishes } from '#domain/plan/plan.ts'
import { promotionPath } from '#domain/promotion/promotionPath.ts'
import { capitalize, dayAndMonth, groupThousands, pesos, weekdayName } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import { CheckedInput } from '#ui/CheckedInput.tsx'
import field from '#ui/field.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './PlannedTrips.module.css'
import { readPlanSearch } from './planSearch.ts'
import { withoutChain, withoutDay, writeWishes } from './wishes.ts'

type Props = { today: CivilDate; wishes: PlanWishes; chains: readonly ChainSlug[] }

/** The id of a trip's place on the page. */
export function tripId({ trip: { date, chain } }: OfferedTrip): string {
  return `compra-${date}-${chain}`
}

/** Lists the trips: what to do, what comes back, and how to plan otherwise. */
export function PlannedTrips({ trips, ...rest }: Props & { trips: readonly OfferedTrip[] }) {
  return (
    <section aria-labelledby="compras">
      <h2 id="compras">Compra por compra</h2>
      <ol>
        {trips.map((one) => (
          <Trip key={tripId(one)} one={one} {...rest} />
        ))}
      </ol>
    </section>
  )
}

function Trip({ one, today, ...rest }: Props & { one: OfferedTrip }) {
  const { trip, offer } = one
  return (
    <li id={tripId(one)} className={styles.trip}>
      <div className={styles.head}>
        <Badge of={CHAINS[trip.chain]} />
        <h3>
          {capitalize(weekdayName(trip.date))} {dayAndMonth(trip.date)}
          <span className={styles.place}>{tripPlaceWords(one)}</span>
        </h3>
        <p className={styles.figure} translate="no">
          {tripSavingWords(one)}
        </p>
      </div>
      <p>Gastá {pesos(trip.amount)}.</p>
      <ul className={styles.notes}>
        {tripNotes(one).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className={styles.links}>
        {trip.date === today && (
          <Link className={button()} to="/caja" search={{ supermarket: trip.chain, monto: trip.amount }}>
            Estoy en la caja
          </Link>
        )}
        <a className={clsx(link.touch, link.underlined)} href={promotionPath(offer.promotion.id, trip.amount)}>
          Lo que dice la promo
        </a>
      </p>
      <details>
        <summary className={link.disclosure}>Pasos en la caja</summary>
        <ol className={styles.steps}>
          {tillSteps(offer, !offer.promotion.where.some((format) => format !== 'Online')).map((step) => (
            <li key={step.do}>{tillStepWords(step, offer.promotion)}</li>
          ))}
        </ol>
      </details>
      <Changes one={one} {...rest} />
    </li>
  )
}

/** Plans anew without this day or chain, or with another amount; the rest stays where it can. */
function Changes({ one: { trip }, wishes, chains }: Omit<Props, 'today'> & { one: OfferedTrip }) {
  const navigate = useNavigate()
  const { date, chain, amount } = trip
  const now = writeWishes(wishes)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('monto')
    void navigate({
      to: '/semana',
      search: readPlanSearch({ ...now, fija: `${date}:${chain}`, monto: typed }),
      replace: true,
      resetScroll: false,
    })
  }
  const other = (to: PlanWishes, words: string) => (
    <Link className={clsx(link.touch, link.underlined)} to="/semana" search={writeWishes(to)} activeProps={{}} replace resetScroll={false}>
      {words}
    </Link>
  )
  return (
    <details>
      <summary className={link.disclosure}>Cambiar esta compra</summary>
      <p className={link.row}>
        {other(withoutDay(wishes, date), 'Ese día no puedo ir')}
        {other(withoutChain(wishes, chain, chains), `${CHAINS[chain].name} no me sirve`)}
      </p>
      <form className={styles.amount} action="/semana" method="get" onSubmit={submit}>
        {Object.entries(now).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
        <input type="hidden" name="fija" value={`${date}:${chain}`} />
        <label className={field.labelled}>
          Otro monto para ese día
          <CheckedInput key={amount} className={field.field} name="monto" defaultValue={groupThousands(amount)} {...AMOUNT_FIELD} />
        </label>
        <button className={button()} type="submit">
          Recalcular
        </button>
      </form>
      <p className={text.aside}>Rearmamos el resto del mes con lo que digas.</p>
    </details>
  )
}
