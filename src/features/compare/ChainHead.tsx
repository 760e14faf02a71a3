import { CHAINS } from '#domain/catalogue/chain.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { dayAndMonth, daysAgo } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import type { CompareData } from './compareData.ts'
import { ShortcutKey } from './Shortcuts.tsx'
import styles from './WeekMap.module.css'

type Props = { row: CompareData['rows'][number]; position: number; personal: boolean }

export function ChainHead({ row: { chain, today, freshness }, position, personal }: Props) {
  const { name } = CHAINS[chain]
  return (
    <div className={styles.head}>
      <span className={styles.name}>
        <Badge of={CHAINS[chain]} />
        <b>{name}</b>
        <ShortcutKey title={`Tecla ${position + 1}`}>{String(position + 1)}</ShortcutKey>
      </span>
      <span className={styles.count}>{countWords(today, personal, freshness?.isStale === true)}</span>
      <Age freshness={freshness} />
    </div>
  )
}

function countWords({ mine, all }: { mine: number; all: number }, personal: boolean, isOld: boolean): string {
  if (all === 0 && isOld) return 'No sabemos qué hay hoy'
  if (all === 0) return 'Hoy no tiene promociones'
  if (personal) return `${mine} ${mine === 1 ? 'tuya' : 'tuyas'} de ${all} hoy`
  return all === 1 ? '1 promoción hoy' : `${all} promociones hoy`
}

function Age({ freshness }: { freshness: Freshness | null }) {
  if (!freshness) return <span className={styles.stale}>Todavía no la leímos</span>
  const { ageDays, capturedAt, isStale } = freshness
  return (
    <span className={isStale ? styles.stale : styles.age}>
      {isStale && <span aria-hidden="true">⚠ </span>}
      <time dateTime={capturedAt} title={dayAndMonth(capturedAt)}>
        Leída {daysAgo(ageDays)}
      </time>
      {isStale && <span className={text.unseen}>: puede haber cambiado</span>}
    </span>
  )
}
