import { joinChainNames } from '#domain/phrases/answer.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import { Notice } from '#ui/Notice.tsx'
import { chosenChains, type HomeSearch, unknownChainNames } from './homeSearch.ts'
import type { HomeView } from './homeView.ts'

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
