import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { chainsOfWeek, type Week } from '#domain/choice/week.ts'
import { badWishesWords, bestPlanWords, changedWords, lastKnownWords, planTotalWords } from '#domain/phrases/plan.ts'
import { listOfferedTrips } from '#domain/plan/offeredTrips.ts'
import { suggestLargest } from '#domain/plan/plan.ts'
import { formatSearch, type ReadWishes, writeWishes } from '#domain/plan/wishes.ts'
import { lastKnownDay } from '#domain/promotion/occurrence.ts'
import { pesos } from '#domain/text/words.ts'
import type { Use } from '#domain/uses/use.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { ExampleNotice, Notice } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import { PlannedTrips } from './PlannedTrips.tsx'
import styles from './PlanPage.module.css'
import { PlanShare } from './PlanShare.tsx'
import type { LoadedPlan } from './plan.functions.ts'
import { ReminderSettings } from './ReminderSettings.tsx'
import { usePlan } from './usePlan.ts'
import { WhatIfs } from './WhatIfs.tsx'
import { WishesForm } from './WishesForm.tsx'

type Props = {
  data: Week & { version: number }
  asked: ReadWishes
  /** Whether the wishes of the address are those that are kept. */
  isKept: boolean
  first: LoadedPlan
  /** What the shopper has used (`NO_USES` while that is unknown). */
  uses: readonly Use[]
  siteUrl: string
  /** Asks for methods; another feature provides it, as the news. */
  methodPicks: ReactNode
  news: ReactNode
}

/** Plans the purchases of four weeks: where, when and with what to pay. Every control is a link or a form, so it works without JavaScript. */
export function PlanPage(props: Props) {
  const { data, asked, isKept, methodPicks, news } = props
  const methods = new Set(data.people.flatMap(({ wallet }) => wallet.instruments.map(({ method }) => method)))
  return (
    <div className={clsx(layout.page, styles.page)}>
      <h1>Mi semana</h1>
      {data.kind === 'example' && <ExampleNotice />}
      {asked.bad.length > 0 && <Notice>{badWishesWords(asked.bad)}.</Notice>}
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
      {!isKept && (
        <Notice tone="calm">
          Este plan es para lo que pide el enlace; lo tuyo sigue guardado.{' '}
          <a className={link.underlined} href={`/semana?${formatSearch(writeWishes(asked.wishes))}`}>
            Usar estos
          </a>{' '}
          o{' '}
          <a className={link.underlined} href="/semana">
            volver a lo mío
          </a>
        </Notice>
      )}
      {!areWithoutMethods(data.people) && <PlanOfWeeks {...props} />}
      {news}
    </div>
  )
}

/** With fewer methods the page asks for more. */
const FEW_METHODS = 2
/** Fewer and larger purchases often use more of the caps. */
const MORE = 2

function PlanOfWeeks({ data, asked: { wishes }, first, uses, siteUrl }: Props) {
  const source = { week: data, uses, wishes }
  const { made, hasFailed, retry } = usePlan(source, first)
  const trips = useMemo(() => (made === null ? [] : listOfferedTrips(made.plan, { ...data, promotions: made.promotions })), [made, data])
  const chains = chainsOfWeek(data)
  const changed = changedWords(wishes)
  const best = made && bestPlanWords(made.plan)
  const lastKnown = made && lastKnownDay(data.promotions, data.today, made.plan.last)
  return (
    <>
      <WishesForm wishes={wishes} chains={chains} />
      {changed !== null && (
        <p className={text.small}>
          {changed}.{' '}
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
      )}
      {hasFailed && (
        <Notice tone="alarm">
          <b>No pudimos rehacer el plan{made !== null && ': el de abajo es el de antes'}.</b> Puede ser la conexión.{' '}
          <button type="button" className={buttonClass('quiet')} onClick={retry}>
            Probar de nuevo
          </button>
        </Notice>
      )}
      {first.plan === null && <noscript>Hay muchos pedidos a la vez: probá en un minuto.</noscript>}
      {made !== null && (
        <div data-follows-uses>
          <PlannedTrips {...{ today: data.today, trips, uses, wishes, chains }} />
          {trips.length > 0 && (
            <>
              <p className={styles.total}>
                <b>{planTotalWords(made.plan, trips)}.</b> {best !== null && <span className={text.soft}>{best}.</span>}
              </p>
              {lastKnown !== null && <p className={text.aside}>{lastKnownWords(lastKnown)}.</p>}
              {wishes.largest === suggestLargest(wishes.monthly, wishes.trips) && (
                <p>
                  <Link
                    className={clsx(link.touch, link.underlined)}
                    to="/semana"
                    search={writeWishes({ ...wishes, largest: MORE * wishes.largest })}
                    replace
                    resetScroll={false}
                  >
                    Probar con compras de hasta {pesos(MORE * wishes.largest)}
                  </Link>
                </p>
              )}
            </>
          )}
          <PlanShare {...{ plan: made.plan, trips, people: data.people, kind: data.kind, wishes, siteUrl }} />
          <ReminderSettings people={data.people} />
          {/* The key: what was computed holds for one plan. */}
          <WhatIfs key={JSON.stringify(made.plan)} source={source} />
        </div>
      )}
    </>
  )
}
