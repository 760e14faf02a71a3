import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { TYPICAL_AMOUNT } from '#domain/saving.ts'
import { capital, dayOfMonth, list, pesos, weekdayName } from '#domain/words.ts'
import { Badge } from '#ui/Badge.tsx'
import { useNextDay } from '#ui/useNextDay.ts'
import { useShortcuts } from '#ui/useShortcuts.ts'
import { CompareCell } from './CompareCell.tsx'
import { type CompareData, type CompareSearch, type Freshness, readCompareSearch } from './compareData.ts'
import { Shortcuts } from './Shortcuts.tsx'

/** Laid out as blocks on phones, where some browsers would forget that this is a table. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const

/** The chains by the days of the week: where it is worth going, and when. */
export function ComparePage({ data, search }: { data: CompareData; search: CompareSearch }) {
  useNextDay(data.untilTomorrow)
  const keys = useRef<HTMLDetailsElement>(null)
  useCompareShortcuts(data, search, () => {
    if (!keys.current) return
    keys.current.open = true
    keys.current.querySelector('summary')?.focus()
  })
  return (
    <div className="page compare">
      {data.kind === 'example' && (
        <p className="notice" role="note">
          <b>Datos de ejemplo.</b> Estas promociones son inventadas: todavía no se cargaron las reales.
        </p>
      )}
      <h1>Supermercados</h1>
      <p className="lead">
        Lo {data.personal ? 'que más te ahorra' : 'mejor de'} cada cadena en los próximos siete días, en una compra{' '}
        {search.monto ? `de ${pesos(search.monto)}` : `típica de ${pesos(TYPICAL_AMOUNT)}`}.
      </p>
      {!data.personal && (
        <p className="lead">
          <Link className="ask" to="/configuracion/medios">
            Elegí tus medios de pago
          </Link>{' '}
          y te mostramos solo lo que podés usar.
        </p>
      )}
      <Amount search={search} />
      <Matrix data={data} search={search} />
      <p className="legend">
        <span className="swatch" aria-hidden="true" /> la que más ahorra ese día · <span aria-hidden="true">★</span> el mejor día de la
        cadena · «hasta»: la fuente no dice el tope
      </p>
      <Stale rows={data.rows} />
      <Shortcuts ref={keys} />
    </div>
  )
}

function useCompareShortcuts(data: CompareData, search: CompareSearch, showList: () => void): void {
  const { navigate } = useRouter()
  const chains = data.rows.map(({ chain }, position): [string, () => void] => [
    String(position + 1),
    () => void navigate({ to: '/', search: { supermarket: chain, ...search } }),
  ])
  useShortcuts({
    ...Object.fromEntries(chains),
    '?': showList,
    'g h': () => void navigate({ to: '/' }),
    'g m': () => void navigate({ to: '/configuracion/medios' }),
  })
}

/** A plain GET form, so that it also works without JavaScript. */
function Amount({ search: { monto } }: { search: CompareSearch }) {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void navigate({ to: '/supermercados', search: readCompareSearch({ monto: form.get('monto') }), resetScroll: false })
  }
  return (
    <form className="compare-amount" action="/supermercados" method="get" onSubmit={onSubmit}>
      <label>
        ¿Cuánto vas a gastar?
        <input
          key={monto}
          className="field"
          name="monto"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={9}
          defaultValue={monto}
          placeholder={String(TYPICAL_AMOUNT)}
          autoComplete="off"
        />
      </label>
      <button className="button" type="submit">
        Calcular
      </button>
    </form>
  )
}

function Matrix({ data, search }: { data: CompareData; search: CompareSearch }) {
  return (
    <table className="matrix" {...AS.table}>
      <caption className="sr-only">La mejor promoción de cada supermercado, día por día</caption>
      <thead {...AS.group}>
        <tr {...AS.row}>
          <th scope="col" {...AS.column}>
            Cadena
          </th>
          {data.days.map((date) => (
            <th key={date} scope="col" aria-current={date === data.today ? 'date' : undefined} {...AS.column}>
              {dayLabel(date, data.today)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.group}>
        {data.rows.map((row, position) => (
          <tr key={row.chain} {...AS.row}>
            <th scope="row" {...AS.rowHeader}>
              <ChainHead row={row} position={position} search={search} personal={data.personal} />
            </th>
            {row.cells.map((cell) => (
              <td key={cell.date} className={cell.date === data.today ? 'today' : undefined} {...AS.cell}>
                <CompareCell
                  cell={cell}
                  chain={row.chain}
                  label={dayLabel(cell.date, data.today)}
                  isToday={cell.date === data.today}
                  search={search}
                  personal={data.personal}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** «Hoy», «Sáb 28». */
function dayLabel(date: CivilDate, today: CivilDate): string {
  return date === today ? 'Hoy' : `${capital(weekdayName(date)).slice(0, 3)} ${Number(date.slice(8))}`
}

type HeadProps = { row: CompareData['rows'][number]; position: number; search: CompareSearch; personal: boolean }

function ChainHead({ row: { chain, today, freshness }, position, search, personal }: HeadProps) {
  const { name, colours, letters, url } = CHAINS[chain]
  return (
    <div className="chain-head">
      <div className="line">
        <Link className="chain-name" to="/" search={{ supermarket: chain, ...search }}>
          <Badge name={name} colours={colours} letters={letters} />
          <b>{name}</b>
          <kbd title={`Tecla ${position + 1}`}>{position + 1}</kbd>
        </Link>
        <a className="official" href={url} target="_blank" rel="noopener noreferrer">
          Página oficial<span className="sr-only"> de {name} (se abre aparte)</span>
        </a>
      </div>
      <div className="line">
        <span className="chain-count">{countWords(today, personal)}</span>
        <Age freshness={freshness} />
      </div>
    </div>
  )
}

function countWords({ mine, all }: { mine: number; all: number }, personal: boolean): string {
  if (all === 0) return 'Hoy no tiene promociones'
  if (personal) return `${mine} ${mine === 1 ? 'tuya' : 'tuyas'} de ${all} hoy`
  return all === 1 ? '1 promoción hoy' : `${all} promociones hoy`
}

function Age({ freshness }: { freshness: Freshness }) {
  if (!freshness) return <span className="age stale">Todavía no la leímos</span>
  const { ageDays, capturedAt, isStale } = freshness
  const words = ageDays <= 0 ? 'Leída hoy' : ageDays === 1 ? 'Leída ayer' : `Leída hace ${ageDays} días`
  return (
    <span className={isStale ? 'age stale' : 'age'}>
      {isStale && <span aria-hidden="true">⚠ </span>}
      <time dateTime={capturedAt} title={dayOfMonth(capturedAt)}>
        {words}
      </time>
      {isStale && <span className="sr-only">: puede haber cambiado</span>}
    </span>
  )
}

/** Says once what the mark of an old capture means, and of whom it holds. */
function Stale({ rows }: { rows: CompareData['rows'] }) {
  const stale = rows.filter(({ freshness }) => freshness?.isStale).map(({ chain }) => CHAINS[chain].name)
  if (stale.length === 0) return null
  return (
    <p className="legend">
      <span aria-hidden="true">⚠ </span>
      Lo de {list(stale)} tiene más de dos días y puede haber cambiado: miralo en la página oficial antes de ir.
    </p>
  )
}
