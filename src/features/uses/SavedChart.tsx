import { type CivilDate, MONTHS, monthOf, yearOf } from '#domain/calendar/calendar.ts'
import { capitalize, pesos } from '#domain/text/words.ts'
import type { Use } from '#domain/uses/use.ts'
import text from '#ui/text.module.css'
import styles from './uses.module.css'

/** The measures of the drawing, in its own units: a bar per month with its letter below. */
const STEP = 30
const BAR = 20
const HEIGHT = 96
const FOOT = 16

export function SavedChart({ year, saved: { months }, current }: { year: number; saved: SavedYear; current: number | null }) {
  const most = Math.max(1, ...months.map(({ saved }) => saved))
  return (
    <>
      <svg className={styles.chart} viewBox={`0 0 ${12 * STEP} ${HEIGHT + FOOT}`} aria-hidden="true">
        <path className={styles.base} d={`M0 ${HEIGHT}H${12 * STEP}`} />
        {months.map(({ saved, toCome }, at) => {
          const left = at * STEP + (STEP - BAR) / 2
          const height = (saved / most) * (HEIGHT - 4)
          const awaited = (toCome / most) * (HEIGHT - 4)
          return (
            <g key={MONTHS[at]} className={at + 1 === current ? styles.current : undefined}>
              {saved > 0 && <rect className={styles.bar} x={left} y={HEIGHT - height} width={BAR} height={height} />}
              {toCome > 0 && <rect className={styles.awaited} x={left} y={HEIGHT - height} width={BAR} height={awaited} />}
              <text x={left + BAR / 2} y={HEIGHT + FOOT - 3} textAnchor="middle">
                {capitalize((MONTHS[at] as string).slice(0, 1))}
              </text>
            </g>
          )
        })}
      </svg>
      {/* A table is as wide as its words, whatever its style says. */}
      <div className={text.unseen}>
        <table>
          <caption>Ahorro de {year}, por mes</caption>
          <thead>
            <tr>
              <th scope="col">Mes</th>
              <th scope="col">Ahorro</th>
              <th scope="col">Por llegar</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ saved, toCome }, at) =>
              saved === 0 ? null : (
                <tr key={MONTHS[at]}>
                  <th scope="row">{MONTHS[at]}</th>
                  <td translate="no">{pesos(saved)}</td>
                  <td translate="no">{pesos(toCome)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The pesos that a year saved: in total and per month (January first), with the part still to come. */
export type SavedYear = { months: { saved: number; toCome: number }[]; saved: number; toCome: number }

export function sumSavedYear(uses: readonly Use[], year: number): SavedYear {
  const months = Array.from({ length: 12 }, () => ({ saved: 0, toCome: 0 }))
  for (const { date, saved, refund } of uses) {
    const month = months[monthOf(date) - 1]
    if (yearOf(date) !== year || refund?.arrival === 'missing' || month === undefined) continue
    month.saved += saved
    if (refund?.arrival === 'awaited') month.toCome += saved
  }
  const sum = (of: 'saved' | 'toCome') => months.reduce((total, month) => total + month[of], 0)
  return { months, saved: sum('saved'), toCome: sum('toCome') }
}

/** Returns the years that have uses, and always this year, the latest first. */
export function yearsOf(uses: readonly Use[], today: CivilDate): number[] {
  return [...new Set([yearOf(today), ...uses.map(({ date }) => yearOf(date))])].sort((a, b) => b - a)
}
