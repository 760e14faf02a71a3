import { MONTHS } from '#domain/calendar/calendar.ts'
import { capitalize, pesos } from '#domain/text/words.ts'
import text from '#ui/text.module.css'
import styles from './SavedChart.module.css'
import type { SavedYear } from './savedMoney.ts'

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
