import { sourceOf } from '#domain/catalogue/source.ts'
import { countByStatus } from '#domain/choice/promotionGroups.ts'
import { listWords, oldDataWords } from '#domain/phrases/list.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { PromotionGroup } from './homeView.ts'
import styles from './ListHead.module.css'

type Props = {
  captures: readonly Freshness[]
  groups: readonly PromotionGroup[]
  personal: boolean
}

/** Heads the list: «8 para vos y 5 posibles», and whose data is old. */
export function ListHead({ captures, groups, personal }: Props) {
  const sources = new Set(groups.map(({ best }) => sourceOf(best.promotion)))
  const old = oldDataWords(captures.filter(({ source }) => sources.has(source)))
  return (
    <div className={styles.head}>
      <h2>{listWords(countByStatus(groups), personal)}</h2>
      <p className={styles.about}>{['Cada monto es el ahorro máximo', ...(old === null ? [] : [old])].join(' · ')}</p>
    </div>
  )
}
