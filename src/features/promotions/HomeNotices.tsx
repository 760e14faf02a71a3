import { CHAINS } from '#domain/chain.ts'
import { list } from '#domain/words.ts'
import type { HomeData } from './homeData.ts'
import { ageWords } from './promotionWords.ts'

/** What one must know before believing the list: invented data, or old data. */
export function HomeNotices({ kind, captures }: Pick<HomeData, 'kind' | 'captures'>) {
  if (kind === 'example') {
    return (
      <p className="notice" role="note">
        <b>Datos de ejemplo.</b> Estas promociones son inventadas: todavía no se cargaron las reales.
      </p>
    )
  }
  const stale = captures.filter(({ isStale }) => isStale)
  if (stale.length === 0) return null
  const oldest = Math.max(...stale.map(({ ageDays }) => ageDays))
  return (
    <p className="notice calm" role="note">
      <b>Datos viejos:</b> {list(stale.map(({ chain }) => CHAINS[chain].name))} ({ageWords(oldest)}
      {stale.length > 1 && ' o menos'}). Revisá en la fuente.
    </p>
  )
}
