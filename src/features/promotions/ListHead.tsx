import { sourceOf } from '#domain/catalogue/source.ts'
import { listWords, oldDataWords } from '#domain/phrases/list.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import segmented from '#ui/segmented.module.css'
import { changeSearch, type HomeSearch, isOfSeveralChains, type ListView } from './homeSearch.ts'
import { countByStatus, type PromotionGroup } from './homeView.ts'
import styles from './ListHead.module.css'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = {
  captures: readonly Freshness[]
  groups: readonly PromotionGroup[]
  personal: boolean
  current: ListView
  search: HomeSearch
  choose: ChooseState
}

/** Heads the list: «8 para vos y 5 posibles», the choice of its view, and whose data is old. */
export function ListHead({ captures, groups, personal, current, search, choose }: Props) {
  const sources = new Set(groups.map(({ best }) => sourceOf(best.promotion)))
  const old = oldDataWords(captures.filter(({ source }) => sources.has(source)))
  return (
    <div className={styles.head}>
      <h2>{listWords(countByStatus(groups), personal)}</h2>
      {isOfSeveralChains(search) && <ViewChoice current={current} search={search} choose={choose} />}
      <p className={styles.about}>{['Cada monto es el ahorro máximo', ...(old === null ? [] : [old])].join(' · ')}</p>
    </div>
  )
}

const VIEWS: [ListView, string][] = [
  ['super', 'Por súper'],
  ['monto', 'Por monto'],
]

/** Switches between sections by supermarket and one list by pesos. */
function ViewChoice({ current, search, choose }: Omit<Props, 'captures' | 'groups' | 'personal'>) {
  return (
    <nav className={styles.views} aria-label="Cómo ver la lista">
      <ul className={segmented.segmented}>
        {VIEWS.map(([view, label]) => (
          <li key={view}>
            <StateLink
              to={changeSearch(search, { vista: view })}
              choose={choose}
              how="replace"
              aria-current={view === current ? 'true' : undefined}
            >
              {label}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
