import { joinChainNames } from '#domain/phrases/answer.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PartMissing } from '#ui/PartGuard.tsx'
import { changeSearch, chosenChains, type HomeSearch, unknownChainNames } from './homeSearch.ts'
import type { HomeView } from './homeView.ts'
import type { ChooseState } from './useChooseState.ts'

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

/** Replaces a drawer that could not be loaded. */
export function DrawerMissing({ search, choose, retry }: { search: HomeSearch; choose: ChooseState; retry: () => void }) {
  return (
    <Drawer
      open
      onClose={() => choose(changeSearch(search, { promo: undefined, filtros: undefined }), 'replace')}
      title={search.promo === undefined ? 'Filtros' : 'Promoción'}
    >
      <PartMissing retry={retry} />
    </Drawer>
  )
}
