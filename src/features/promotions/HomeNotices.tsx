import { CHAINS } from '#domain/chain.ts'
import { daysAgo, list } from '#domain/words.ts'
import { Notice } from '#ui/Notice.tsx'
import type { HomeData } from './homeData.ts'

/** Warnings about the list: example data, or stale data. */
export function HomeNotices({ kind, captures }: Pick<HomeData, 'kind' | 'captures'>) {
  if (kind === 'example') {
    return (
      <Notice>
        <b>Datos de ejemplo.</b> Estas promociones son inventadas: todavía no se cargaron las reales.
      </Notice>
    )
  }
  const stale = captures.filter(({ isStale }) => isStale)
  if (stale.length === 0) return null
  const oldest = Math.max(...stale.map(({ ageDays }) => ageDays))
  return (
    <Notice tone="calm">
      <b>Datos viejos:</b> {list(stale.map(({ chain }) => CHAINS[chain].name))} ({daysAgo(oldest)}
      {stale.length > 1 && ' o menos'}). Revisá en la fuente.
    </Notice>
  )
}
