import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import clsx from 'clsx'
import { useEffect } from 'react'
import { methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { findChosen } from '#domain/choice/openQuestions.ts'
import { readAmount } from '#domain/promotion/amount.ts'
import { PLACE_QUESTION } from '#domain/questions/catalogue.ts'
import { areWithoutMethods, type Household } from '#domain/wallet/household.ts'
import { Badge } from '#ui/Badge.tsx'
import chip from '#ui/chip.module.css'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import text from '#ui/text.module.css'
import styles from './frame.module.css'

const MENU: { to: string; label: string; icon: NavIconName; takesAmount?: true }[] = [
  { to: '/', label: 'Hoy', icon: 'inicio', takesAmount: true },
  { to: '/semana', label: 'Semana', icon: 'semana' },
  { to: '/supermercados', label: 'Súper', icon: 'supermercados', takesAmount: true },
  { to: '/caja', label: 'Caja', icon: 'caja', takesAmount: true },
  { to: '/ahorros', label: 'Ahorros', icon: 'ahorros' },
]

export function Masthead({ people }: { people: Household }) {
  const amount = useRouterState({ select: ({ location }) => readAmount((location.search as { monto?: unknown }).monto) })
  const along = amount === null ? {} : { monto: amount }
  return (
    <header className={styles.masthead}>
      <div className={clsx(layout.page, styles.line)}>
        <Link className={styles.brand} to="/" search={along} aria-label="Yapa, inicio">
          <Hornero size={40} /> Yapa
        </Link>
        <nav className={styles.places} aria-label="Principal">
          <ul>
            {MENU.map(({ to, label, icon, takesAmount }) => (
              <li key={to}>
                <Link to={to} search={takesAmount ? along : {}} activeOptions={{ exact: to === '/', includeSearch: false }}>
                  <NavIcon name={icon} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <WalletStrip people={people} />
      </div>
    </header>
  )
}

export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenido">
      Saltar al contenido
    </a>
  )
}

type NavIconName = 'inicio' | 'caja' | 'semana' | 'supermercados' | 'ahorros'

const STROKES: Record<NavIconName, string> = {
  inicio: 'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5V20h13v-7.5M10 20v-4.5h4V20',
  caja: 'M6 3.5h12V21l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21V3.5Zm3 5h6m-6 4h6',
  semana: 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5V7m8-3.5V7M8 14h2m4 0h2m-8 3h2',
  supermercados: 'M3 9.5h18l-2 10.5H5L3 9.5ZM8 9.5 11 4m5 5.5L13 4M9 13v3.5m6-3.5v3.5m-3-3.5v3.5',
  ahorros: 'M4 12h16v8H4v-8Zm5 4h6M12 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}

function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={STROKES[name]} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

export function Progress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div className={styles.progress} role="progressbar" aria-label="Cargando la página" /> : null
}

/**
 * Moves the focus to the new heading after a change of page (not of filters), so that a screen reader announces it and
 * Tab continues there. Browsers do this only for full loads.
 */
export function useFocusOnArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || document.querySelector('dialog:modal')) return
        const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}

const SHOWN = 5

function WalletStrip({ people }: { people: Household }) {
  if (areWithoutMethods(people)) {
    return (
      <Link
        className={clsx(chip.chip, styles.invitation)}
        to="/configuracion/medios/wizard/$step"
        params={{ step: 'bienvenida' }}
        search={{ persona: undefined }}
      >
        Mis medios
      </Link>
    )
  }
  const methods = [...new Set(people.flatMap(({ wallet }) => wallet.instruments.map(({ method }) => methodBySlug(method))))]
  const place = findChosen(PLACE_QUESTION, people[0].wallet)
  const count = methods.length === 1 ? '1 medio' : `${methods.length} medios`
  return (
    <Link className={styles.strip} to="/configuracion/medios" search={{ persona: undefined }}>
      <span className={styles.badges}>
        {methods.slice(0, SHOWN).map((method) => (
          <Badge key={method.slug} of={method} small />
        ))}
      </span>
      <span className={styles.count}>{count}</span>
      {place && <span className={styles.place}> · {place.label}</span>}
      <span className={text.unseen}>, mis medios: {methods.map(({ name }) => name).join(', ')}</span>
    </Link>
  )
}
