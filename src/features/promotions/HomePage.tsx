import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { CHAIN_SLUGS, CHAINS, type Channel } from '#domain/chain.ts'
import { capital, dayOfMonth, shortFigure, weekdayName } from '#domain/words.ts'
import type { HomeData } from './homeData.ts'
import type { HomeSearch } from './homeSearch.ts'
import { type Day, homeView, type Section } from './homeView.ts'
import { PromotionCard } from './PromotionCard.tsx'

/** The promotions of a day for a wallet. Everything that can be chosen is a link, so that it also works without JavaScript. */
export function HomePage({ data, search }: { data: HomeData; search: HomeSearch }) {
  const view = useMemo(() => homeView(data, search), [data, search])
  useNextDay(data.untilTomorrow)
  return (
    <div className="page">
      {data.kind === 'example' && (
        <p className="notice" role="note">
          <b>Datos de ejemplo.</b> Estas promociones son inventadas: todavía no se cargaron las reales.
        </p>
      )}
      <h1>
        {view.day === data.today ? 'Hoy' : capital(weekdayName(view.day))}, {view.day === data.today ? `${weekdayName(view.day)} ` : ''}
        {dayOfMonth(view.day)}
      </h1>
      <p className="soft small" aria-live="polite">
        {view.count === 1 ? '1 promoción' : `${view.count} promociones`} · datos del {dayOfMonth(data.oldestCapture)}
      </p>
      <DayTabs days={view.days} current={view.day} today={data.today} search={search} />
      <Filters search={search} />
      <Amount search={search} />
      {view.count === 0 ? (
        <Empty />
      ) : (
        view.sections.map((section) => (
          <List key={section.status} section={section} personal={view.personal} amount={search.monto ?? null} />
        ))
      )}
    </div>
  )
}

/** An open tab moves on to the new day when it begins. */
function useNextDay(untilTomorrow: number): void {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => void router.invalidate(), Math.max(1000, untilTomorrow + 1000))
    return () => clearTimeout(timer)
  }, [router, untilTomorrow])
}

function DayTabs({ days, current, today, search }: { days: Day[]; current: string; today: string; search: HomeSearch }) {
  return (
    <nav aria-label="Día">
      <ul className="days">
        {days.map(({ date, best }) => (
          <li key={date}>
            <Link
              to="/"
              search={{ ...search, dia: date }}
              resetScroll={false}
              aria-current={date === current ? 'date' : undefined}
              activeProps={{}}
            >
              <span>{date === today ? 'Hoy' : `${capital(weekdayName(date)).slice(0, 3)} ${Number(date.slice(8))}`}</span>
              <strong>{best ? shortFigure(best.promotion.discount) : '–'}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const CHANNEL_LABELS: [Channel | undefined, string][] = [
  [undefined, 'Todo'],
  ['presencial', 'En el local'],
  ['online', 'Online'],
]

function Filters({ search }: { search: HomeSearch }) {
  const { canal, supermarket, ...rest } = search
  const chains = [undefined, ...CHAIN_SLUGS]
  return (
    <div className="filters">
      <nav aria-label="Canal">
        <ul className="choice">
          {CHANNEL_LABELS.map(([value, label]) => (
            <li key={label}>
              <Link
                to="/"
                search={{ ...rest, ...(supermarket && { supermarket }), ...(value && { canal: value }) }}
                resetScroll={false}
                aria-current={canal === value ? 'true' : undefined}
                activeProps={{}}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Supermercado">
        <ul className="choice">
          {chains.map((slug) => (
            <li key={slug ?? 'todos'}>
              <Link
                to="/"
                search={{ ...rest, ...(canal && { canal }), ...(slug && { supermarket: slug }) }}
                resetScroll={false}
                aria-current={supermarket === slug ? 'true' : undefined}
                activeProps={{}}
              >
                {slug ? CHAINS[slug].name : 'Todos'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** A plain GET form: the amount lands in the URL with or without JavaScript. */
function Amount({ search: { monto, ...rest } }: { search: HomeSearch }) {
  return (
    <form className="amount" action="/" method="get">
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        ¿Cuánto vas a gastar?
        <input className="field" name="monto" inputMode="numeric" pattern="[0-9]*" maxLength={9} defaultValue={monto} placeholder="60000" />
      </label>
      <button className="button" type="submit">
        Calcular
      </button>
    </form>
  )
}

const TITLES: Record<Section['status'], string> = { yes: 'Tuyas', maybe: 'Puede ser', no: 'Te falta algo' }

function List({ section: { status, promotions }, personal, amount }: { section: Section; personal: boolean; amount: number | null }) {
  return (
    <section aria-label={personal ? TITLES[status] : 'Promociones'}>
      <h2>
        {personal ? TITLES[status] : 'Promociones'} <span className="soft small">{promotions.length}</span>
      </h2>
      <ul className="tags">
        {promotions.map((ranked) => (
          <PromotionCard key={ranked.promotion.id} ranked={ranked} personal={personal} amount={amount} />
        ))}
      </ul>
    </section>
  )
}

function Empty() {
  return (
    <div className="view">
      <p>No encontramos promociones para este día con esos filtros.</p>
      <Link className="button" to="/">
        Ver todas las de hoy
      </Link>
    </div>
  )
}
