import { inChainsWords, listWords } from '#domain/phrases/list.ts'
import { TYPICAL_AMOUNT } from '#domain/promotion/saving.ts'
import { pesos } from '#domain/text/words.ts'
import link from '#ui/link.module.css'
import segmented from '#ui/segmented.module.css'
import { changeSearch, type HomeSearch, isOfSeveralChains, type ListView } from './homeSearch.ts'
import { countByStatus, type PromotionGroup } from './homeView.ts'
import styles from './ListHead.module.css'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = { groups: readonly PromotionGroup[]; personal: boolean; current: ListView; search: HomeSearch; choose: ChooseState }

/** Heads the list with a sentence, «8 para vos en 4 súper», «ahorro máximo con $ 60.000 · cambiar», and with the choice of its view. */
export function ListHead({ groups, personal, current, search, choose }: Props) {
  const chains = new Set(groups.map(({ best }) => best.promotion.supermarket))
  return (
    <div className={styles.head}>
      <h2>
        {inChainsWords(listWords(countByStatus(groups), personal), chains.size)}{' '}
        <span className={styles.purchase}>
          {`ahorro máximo con ${pesos(search.monto ?? TYPICAL_AMOUNT)} · `}
          <label htmlFor="monto" className={link.underlined}>
            cambiar
          </label>
        </span>
      </h2>
      {isOfSeveralChains(search) && <ViewChoice current={current} search={search} choose={choose} />}
    </div>
  )
}

const VIEWS: [ListView, string][] = [
  ['super', 'Por súper'],
  ['monto', 'Por monto'],
]

/** Switches between sections by supermarket and one list by pesos. */
function ViewChoice({ current, search, choose }: Omit<Props, 'groups' | 'personal'>) {
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
