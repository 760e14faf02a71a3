import clsx from 'clsx'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { capitalize, dayAndMonth, weekdayName } from '#domain/text/words.ts'
import { buttonClass } from '#ui/button.ts'
import text from '#ui/text.module.css'
import { ChainHead } from './ChainHead.tsx'
import { CompareCell } from './CompareCell.tsx'
import type { CompareData } from './compareData.ts'
import type { CompareSearch } from './compareSearch.ts'
import styles from './WeekMap.module.css'

/** Narrow screens lay the table out as a grid, and some browsers then drop the table's role. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const

type Props = { data: CompareData; search: CompareSearch }

/** Shows chains by days, after a legend; it fits one phone screen. */
export function WeekMap({ data, search }: Props) {
  return (
    <div className={styles.map}>
      <Legend />
      <Matrix data={data} search={search} />
      <button className={buttonClass()} type="button" data-needs-script onClick={() => print()}>
        Imprimir para la heladera
      </button>
    </div>
  )
}

function Matrix({ data, search }: { data: CompareData; search: CompareSearch }) {
  return (
    <table className={styles.matrix} {...AS.table}>
      <caption className={text.unseen}>La mejor promoción de cada supermercado, día por día{datesOf(data.days)}</caption>
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
              <ChainHead row={row} position={position} personal={data.personal} />
            </th>
            {row.cells.map((cell) => (
              <td key={cell.date} className={cell.date === data.today ? styles.today : undefined} {...AS.cell}>
                <CompareCell
                  cell={cell}
                  chain={row.chain}
                  label={dayLabel(cell.date, data.today)}
                  isToday={cell.date === data.today}
                  search={search}
                  personal={data.personal}
                  isOld={row.freshness?.isStale === true}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns, for example, «: del 27 de marzo al 2 de abril». */
function datesOf(days: readonly CivilDate[]): string {
  const [first, last] = [days.at(0), days.at(-1)]
  return first && last ? `: del ${dayAndMonth(first)} al ${dayAndMonth(last)}` : ''
}

/** Returns, for example, «Hoy» or «Sáb 28». */
function dayLabel(date: CivilDate, today: CivilDate): string {
  return date === today ? 'Hoy' : `${capitalize(weekdayName(date)).slice(0, 3)} ${Number(date.slice(8))}`
}

function Legend() {
  return (
    <p className={styles.legend}>
      <span>
        <span className={clsx(styles.swatch, styles.tops)} aria-hidden="true" /> lo mejor de ese día
      </span>
      <span>
        <span className={styles.swatch} aria-hidden="true" /> depende de algo
      </span>
      <span>
        <span aria-hidden="true">★</span> el mejor día de la cadena
      </span>
      <span>? no sabemos: sin publicar, o leído hace mucho</span>
      <span>«hasta»: puede ser menos</span>
    </p>
  )
}
