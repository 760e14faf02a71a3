import { Drawer } from '#ui/Drawer.tsx'
import { PartMissing } from '#ui/OptionalPart.tsx'
import { type HomeSearch, withChange } from './homeSearch.ts'
import type { Choose } from './useHomeState.ts'

/** Replaces a drawer that could not be loaded. */
export function DrawerMissing({ search, choose, retry }: { search: HomeSearch; choose: Choose; retry: () => void }) {
  return (
    <Drawer
      open
      onClose={() => choose(withChange(search, { promo: undefined, filtros: undefined }), 'replace')}
      title={search.promo === undefined ? 'Filtros' : 'Promoción'}
    >
      <PartMissing retry={retry} />
    </Drawer>
  )
}
