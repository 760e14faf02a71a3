import { CHAINS } from '#domain/catalogue/chain.ts'
import { daysAgo, list } from '#domain/text/words.ts'
import { Popover } from '#ui/Popover.tsx'
import styles from './HomeNotices.module.css'
import type { HomeData } from './homeData.ts'

/** That some of the data is old; which and how old is one tap away, and stands on each row. */
export function StaleMark({ captures }: Pick<HomeData, 'captures'>) {
  const stale = captures.filter(({ isStale }) => isStale)
  if (stale.length === 0) return null
  const oldest = Math.max(...stale.map(({ ageDays }) => ageDays))
  return (
    <Popover id="datos-viejos" className={styles.opener} button={<span className={styles.mark}>Datos viejos</span>}>
      <p>
        <b>Datos viejos:</b> {list(stale.map(({ chain }) => CHAINS[chain].name))} ({daysAgo(oldest)}
        {stale.length > 1 && ' o menos'}). Revisá en la fuente.
      </p>
    </Popover>
  )
}
