import { CHAINS } from '#domain/catalogue/chain.ts'
import { joinChainNames } from '#domain/phrases/answer.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import { Notice } from '#ui/Notice.tsx'
import { Popover } from '#ui/Popover.tsx'
import styles from './HomeNotices.module.css'
import type { HomeData } from './homeData.ts'
import { chosenChains, type HomeSearch, unknownChainNames } from './homeSearch.ts'
import type { HomeView } from './homeView.ts'

/** Says that some data is old; whose, «Coto 21 días · Día 84», is one tap away, and on each row. */
export function StaleMark({ captures }: Pick<HomeData, 'captures'>) {
  const stale = captures.filter(({ isStale }) => isStale)
  if (stale.length === 0) return null
  const ages = stale.map(
    ({ chain, ageDays }, at) => `${CHAINS[chain].name} ${ageDays}${at === 0 ? ` ${ageDays === 1 ? 'día' : 'días'}` : ''}`,
  )
  return (
    <Popover id="datos-viejos" className={styles.opener} button={<span className={styles.mark}>Datos viejos</span>}>
      <p>
        <b>Datos viejos:</b> {ages.join(' · ')}. Van después de lo actual; revisá en la fuente.
      </p>
    </Popover>
  )
}

/** Names unknown chains or words of the URL, and chains that were never read, and says what is shown instead. */
export function UnknownNamesNotice({
  search,
  view: { instead, unread },
}: {
  search: HomeSearch
  view: Pick<HomeView, 'instead' | 'unread'>
}) {
  const unknown = unknownChainNames(search).map((name) => `«${name}»`)
  if (unknown.length === 0 && unread.length === 0 && instead === undefined) return null
  const shown = joinChainNames(chosenChains(search).filter((slug) => !unread.includes(slug)))
  return (
    <Notice tone="calm">
      {unknown.length > 0 && `No conocemos ${joinWithAnd(unknown)}: mostramos ${shown}. `}
      {unread.length > 0 && `Yapa no lee las promociones de ${joinChainNames(unread)}: mostramos ${shown}. `}
      {instead !== undefined && `No hay nada con «${search.q}»: buscamos «${instead}».`}
    </Notice>
  )
}
