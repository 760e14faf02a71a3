import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { Week } from '#domain/choice/week.ts'
import { chainsOfWeek } from '#domain/choice/week.ts'
import {
  badWishesWords,
  briefNotes,
  changedWords,
  fixedDayWords,
  lastKnownWords,
  type OfferedTrip,
  planTotalWords,
  proofWords,
  shortDayWords,
  tripMoneyWords,
  tripPlaceWords,
} from '#domain/phrases/plan.ts'
import { type Plan, type PlanWishes, usualLargest } from '#domain/plan/plan.ts'
import { lastKnownDay } from '#domain/promotion/occurrence.ts'
import { pesos } from '#domain/text/words.ts'
import type { Use } from '#domain/uses/use.ts'
import { sayNoMethod } from '#domain/wallet/household.ts'
import { button } from '#ui/button.ts'
import { ExampleNotice } from '#ui/ExampleNotice.tsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { Notice } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import { offeredTrips } from './offeredTrips.ts'
import { PlannedTrips, tripId } from './PlannedTrips.tsx'
import styles from './PlanPage.module.css'
import { PlanShare } from './PlanShare.tsx'
import { usePlan } from './usePlan.ts'
import { WhatIfs } from './WhatIfs.tsx'
import { WishesForm } from './WishesForm.tsx'
import { type ReadWishes, writeWishes } from './wishes.ts'

type Props = {
  data: Week & { version: number }
  asked: ReadWishes
  /** The plan of the first paint, and what it was made for (`planKey`). */
  first: { plan: Plan | null; key: string }
  /** What the shopper has used (`NO_USES` while that is unknown). */
  uses: readonly Use[]
  siteUrl: string
  /** Asks for methods; another feature provides it. */
  methodPicks: ReactNode
}

/** How many trips stand first. */
const FIRST = 3

/** Plans the purchases of a month: where, when and with what to pay. Every control is a link or a form, so it works without JavaScript. */
export function PlanPage(props: Props) {
  const {
    data,
    asked: { bad },
    methodPicks,
  } = props
  const methods = new Set(data.people.flatMap(({ wallet }) => wallet.instruments.map(({ method }) => method)))
  return (
    <div className={clsx(layout.page, styles.page)}>
      <h1>Mi semana</h1>
      {data.kind === 'example' && <ExampleNotice />}
      {bad.length > 0 && <Notice>{badWishesWords(bad)}.</Notice>}
      {methods.size < FEW_METHODS && (
        <section className={styles.picks} aria-label="Con qué pagás">
          <p>
            {methods.size === 0 ? (
              <>
                <b>Decinos dos medios con los que pagás</b> y te armamos el mes: qué día ir, a qué súper, con qué pagar, cuánto gastar y
                cuánto te vuelve.
              </>
            ) : (
              <>Con otro medio el plan puede dar más: ¿cuál tenés?</>
            )}
          </p>
          {methodPicks}
        </section>
      )}
      {!sayNoMethod(data.people) && <PlanOfMonth {...props} />}
    </div>
  )
}

/** With fewer methods the page asks for more. */
const FEW_METHODS = 2

function PlanOfMonth({ data, asked: { wishes }, first, uses, siteUrl }: Props) {
  const { plan, isLate, hasFailed, retry } = usePlan(data, uses, wishes, first.plan, first.key)
  const trips = useMemo(() => (plan === null ? [] : offeredTrips(plan, data)), [plan, data])
  const chains = chainsOfWeek(data)
  return (
    <>
      <WishesForm wishes={wishes} chains={chains} />
      <Changed wishes={wishes} />
      {hasFailed && (
        <Notice tone="alarm">
          <b>No pudimos armar el plan.</b> Puede ser la conexión o tu navegador.{' '}
          <button type="button" className={button('quiet')} onClick={retry}>
            Probar de nuevo
          </button>
        </Notice>
      )}
      {isLate && !hasFailed && (
        <p className={styles.waiting} role="status" data-needs-script>
          Buscando el mejor plan…
        </p>
      )}
      {plan === null && <noscript>Hay muchos pedidos a la vez: probá en un minuto.</noscript>}
      {plan !== null && (
        <div className={clsx(isLate && styles.late)} aria-busy={isLate} data-follows-uses>
          <FirstTrips {...{ plan, trips, wishes }} lastKnown={lastKnownDay(data.promotions, plan.first, plan.last)} />
          {trips.length > 0 && (
            <>
              <PlanShare {...{ plan, trips, people: data.people, kind: data.kind, wishes, siteUrl }} />
              <PlannedTrips today={data.today} trips={trips} wishes={wishes} chains={chains} />
            </>
          )}
          {/* The key: what was computed holds for one plan. */}
          <WhatIfs key={JSON.stringify(plan)} source={{ week: data, uses, wishes }} />
        </div>
      )}
    </>
  )
}

/** Says what the shopper changed, and takes it back. */
function Changed({ wishes }: { wishes: PlanWishes }) {
  const words = changedWords(wishes)
  if (words === null) return null
  return (
    <p className={text.small}>
      {words}.{' '}
      <Link
        className={clsx(link.touch, link.underlined)}
        to="/semana"
        search={writeWishes({ ...wishes, skips: [], fixed: [] })}
        replace
        resetScroll={false}
      >
        Deshacer
      </Link>
    </p>
  )
}

/** Fewer and larger purchases often use more of the caps. */
const MORE = 2

type FirstProps = { plan: Plan; trips: readonly OfferedTrip[]; wishes: PlanWishes; lastKnown: CivilDate | null }

function FirstTrips({ plan, trips, wishes, lastKnown }: FirstProps) {
  if (trips.length === 0) return <Nothing />
  const compared = fixedDayWords(plan)
  return (
    <section aria-labelledby="primero">
      <h2 id="primero" className={text.unseen}>
        Lo que viene
      </h2>
      <ol className={styles.lines}>
        {trips.slice(0, FIRST).map((one) => (
          <li key={tripId(one)}>
            <a className={styles.line} href={`#${tripId(one)}`}>
              <b className={styles.day}>{shortDayWords(one.trip.date)}</b>
              <span>
                <span className={styles.place}>{tripPlaceWords(one)}</span>
                <span className={styles.money} translate="no">
                  {tripMoneyWords(one)}
                </span>
                <span className={text.aside}>{briefNotes(one)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <b>{planTotalWords(plan, trips)}.</b> {compared !== null && `${compared}. `}
        <span className={text.soft}>{proofWords(plan)}.</span>
      </p>
      {lastKnown !== null && <p className={text.aside}>{lastKnownWords(lastKnown)}.</p>}
      <p className={link.row}>
        {wishes.largest === usualLargest(wishes.monthly, wishes.trips) && (
          <Link
            className={clsx(link.touch, link.underlined)}
            to="/semana"
            search={writeWishes({ ...wishes, largest: MORE * wishes.largest })}
            replace
            resetScroll={false}
          >
            Probar con compras de hasta {pesos(MORE * wishes.largest)}
          </Link>
        )}
        <Link className={clsx(link.touch, link.underlined)} to="/novedades">
          Qué cambió en las promociones
        </Link>
      </p>
    </section>
  )
}

function Nothing() {
  return (
    <p className={styles.nothing}>
      <b>Con lo tuyo no encontramos ninguna compra que convenga en las próximas cuatro semanas.</b> Probá con otros supermercados, con una
      compra más grande, o contando también las promociones que pueden ser.
    </p>
  )
}
