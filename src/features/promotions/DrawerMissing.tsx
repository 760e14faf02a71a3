import { Drawer } from '#ui/Drawer.tsx'
import { PartMissing } from '#ui/PartGuard.tsx'
import { changeSearch, type HomeSearch } from './homeSearch.ts'
import type { ChooseState } from './useChooseState.ts'

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
