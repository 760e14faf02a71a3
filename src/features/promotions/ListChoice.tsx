import segmented from '#ui/segmented.module.css'
import { type HomeSearch, withChange } from './homeSearch.ts'
import styles from './ListChoice.module.css'
import { StateLink } from './StateLink.tsx'
import type { Choose } from './useHomeState.ts'

const LISTS = [
  [undefined, 'Lo mejor primero'],
  ['supermercados', 'Por supermercado'],
] as const

/** Two ways to list the same promotions. */
export function ListChoice({ search, choose }: { search: HomeSearch; choose: Choose }) {
  return (
    <nav className={styles.choice} aria-label="Cómo ver la lista">
      <ul className={segmented.segmented}>
        {LISTS.map(([vista, label]) => (
          <li key={label}>
            <StateLink
              to={withChange(search, { vista })}
              choose={choose}
              how="replace"
              aria-current={search.vista === vista ? 'true' : undefined}
            >
              {label}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
