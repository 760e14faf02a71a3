import { Link, useRouterState } from '@tanstack/react-router'
import clsx from 'clsx'
import { readAmount } from '#domain/promotion/amount.ts'
import type { Household } from '#domain/wallet/household.ts'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import styles from './Masthead.module.css'
import { NavIcon, type NavIconName } from './NavIcon.tsx'
import { WalletStrip } from './WalletStrip.tsx'

/** `takesAmount`: the link keeps the amount of the current page. */
const PLACES: { to: string; label: string; icon: NavIconName; takesAmount?: true }[] = [
  { to: '/', label: 'Inicio', icon: 'inicio', takesAmount: true },
  { to: '/caja', label: 'Caja', icon: 'caja', takesAmount: true },
  { to: '/semana', label: 'Semana', icon: 'semana' },
  { to: '/supermercados', label: 'Súper', icon: 'supermercados', takesAmount: true },
  { to: '/ahorros', label: 'Ahorros', icon: 'ahorros' },
]

/** The top of every page: brand, navigation (at the bottom on phones), and the shopper's methods. */
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
            {PLACES.map(({ to, label, icon, takesAmount }) => (
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
