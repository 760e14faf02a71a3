import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useState } from 'react'
import { type CivilDate, MONTHS, monthOf, yearOf } from '#domain/calendar/calendar.ts'
import { systemClock, today as todayOf } from '#domain/calendar/clock.ts'
import { pesos } from '#domain/text/words.ts'
import type { Use } from '#domain/uses/use.ts'
import type { Household } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { Notice } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import { OpenRefunds } from './OpenRefunds.tsx'
import { SavedChart, sumSavedYear, yearsOf } from './SavedChart.tsx'
import { UseList } from './UseList.tsx'
import { readBook, useBook } from './useBook.ts'
import styles from './uses.module.css'

export function SavingsPage({ people }: { people: Household }) {
  return (
    <div className={clsx(layout.page, styles.page)}>
      <h1>Mis ahorros</h1>
      <p className={text.soft}>Lo que anotás queda solo en este dispositivo: nunca lo recibimos.</p>
      <noscript>
        <p>Esta página necesita JavaScript: sin él, tu navegador no nos deja leer lo que guardaste en él. Todo lo demás funciona igual.</p>
      </noscript>
      <div data-needs-script>
        <Written people={people} />
      </div>
    </div>
  )
}

function Written({ people }: { people: Household }) {
  const book = useBook()
  if (book.state === 'reading') return <Reading />
  if (book.state === 'failed') return <Failed />
  return book.uses.length === 0 ? <Nothing /> : <Uses uses={book.uses} people={people} today={todayOf(systemClock)} />
}

function Reading() {
  return (
    <p aria-busy="true" className={styles.reading}>
      Leyendo lo que anotaste…
    </p>
  )
}

function Failed() {
  return (
    <>
      <Notice tone="alarm">
        <b>Tu navegador no nos deja leer lo que anotaste.</b> Suele pasar en modo privado, o con el almacenamiento bloqueado. No se borró
        nada.
      </Notice>
      <p className={styles.retry}>
        <button type="button" className={buttonClass()} onClick={() => void readBook()}>
          Probar de nuevo
        </button>
      </p>
    </>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <Hornero size={96} />
      <p>
        <b>Todavía no anotaste nada.</b>
      </p>
      <p>
        Cuando uses una promoción tocá «Usé esta promo» en la caja o en su detalle: te decimos cuánto te queda del tope, qué reintegros te
        tienen que llegar y cuánto llevás ahorrado.
      </p>
      <div className={layout.row}>
        <Link className={buttonClass('main')} to="/caja">
          Ir a la caja
        </Link>
        <Link className={buttonClass()} to="/configuracion/medios" search={{ persona: undefined }} hash="llevar">
          Traer lo de otro dispositivo
        </Link>
      </div>
    </div>
  )
}

function Uses({ uses, people, today }: { uses: readonly Use[]; people: Household; today: CivilDate }) {
  return (
    <>
      <Totals uses={uses} today={today} />
      <OpenRefunds uses={uses} people={people} today={today} />
      <UseList uses={uses} people={people} today={today} />
      <p className={styles.along}>
        <Link className={clsx(link.touch, link.underlined)} to="/configuracion/medios" search={{ persona: undefined }} hash="llevar">
          Llevarlo a otro dispositivo, con mis medios
        </Link>
      </p>
    </>
  )
}

function Totals({ uses, today }: { uses: readonly Use[]; today: CivilDate }) {
  const years = yearsOf(uses, today)
  const [year, setYear] = useState(yearOf(today))
  const saved = sumSavedYear(uses, year)
  const month = sumSavedYear(uses, yearOf(today)).months[monthOf(today) - 1]
  return (
    <section aria-labelledby="ahorrado">
      <h2 id="ahorrado" className={text.unseen}>
        Cuánto ahorraste
      </h2>
      <dl className={styles.totals}>
        <div>
          <dt>En {MONTHS[monthOf(today) - 1]}</dt>
          <dd className={text.figure} translate="no">
            {pesos(month?.saved ?? 0)}
          </dd>
        </div>
        <div>
          <dt>En {year}</dt>
          <dd className={text.figure} translate="no">
            {pesos(saved.saved)}
          </dd>
        </div>
      </dl>
      {saved.toCome > 0 && <p className={text.soft}>{`De eso, ${pesos(saved.toCome)} todavía te tienen que llegar.`}</p>}
      {years.length > 1 && (
        <ul className={clsx(chip.choice, styles.years)} aria-label="Año">
          {years.map((one) => (
            <li key={one}>
              <button type="button" className={chip.chip} aria-pressed={one === year} onClick={() => setYear(one)}>
                {one}
              </button>
            </li>
          ))}
        </ul>
      )}
      <SavedChart year={year} saved={saved} current={year === yearOf(today) ? monthOf(today) : null} />
      <p className={text.aside}>Es lo que calculamos con cada compra. Si algún producto no entraba, corregilo en su anotación.</p>
    </section>
  )
}
