import clsx from 'clsx'
import link from '#ui/link.module.css'
import { changeSearch, type HomeSearch } from './homeSearch.ts'
import styles from './ListChoice.module.css'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

/** Switches between the list by value and the list by supermarket. */
export function ListChoice({ search, choose }: { search: HomeSearch; choose: ChooseState }) {
  const isByChain = search.vista === 'supermercados'
  return (
    <nav className={styles.choice} aria-label="Cómo ver la lista">
      <StateLink
        className={clsx(link.touch, link.underlined)}
        to={changeSearch(search, { vista: isByChain ? undefined : 'supermercados' })}
        choose={choose}
        how="replace"
      >
        {isByChain ? 'Lo mejor primero' : 'Por supermercado'}
      </StateLink>
    </nav>
  )
}
