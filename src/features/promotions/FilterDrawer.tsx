import { useState } from 'react'
import { chainsOfWeek } from '#domain/choice/week.ts'
import { foundWords } from '#domain/phrases/list.ts'
import { buttonClass } from '#ui/button.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { makeLazyPart } from '#ui/lazyPart.tsx'
import type { HomeData } from './homeData.ts'
import { changeSearch, type HomeSearch, searchOfForm } from './homeSearch.ts'
import { buildHomeView } from './homeView.ts'
import { type ChooseState, useClosing } from './useChooseState.ts'

export const FilterForm = makeLazyPart(async () => (await import('./FilterForm.tsx')).FilterForm)

type Props = {
  data: HomeData
  /** Whether the shopper has told anything about their wallet. */
  personal: boolean
  search: HomeSearch
  choose: ChooseState
  isOpen: boolean
}

/** The filters over the list; Back closes them. */
export function FilterDrawer({ data, personal, search, choose, isOpen }: Props) {
  const close = useClosing(search, 'filtros', choose)
  const [chosen, setDraft] = useState<HomeSearch>()
  const [edition, setEdition] = useState(0)
  if (!isOpen && chosen) setDraft(undefined)
  const draft = chosen ?? changeSearch(search, { filtros: undefined })
  const found = isOpen ? foundWords(buildHomeView(data, draft)) : ''
  const clear = () => {
    setDraft(searchOfForm(search, new FormData()))
    setEdition(edition + 1)
  }
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title="Filtros"
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={clear}>
            Limpiar
          </button>
          <button type="submit" form="filtros" className={buttonClass('main')}>
            Ver {found}
          </button>
        </>
      }
    >
      <FilterForm
        key={edition}
        id="filtros"
        search={draft}
        chains={chainsOfWeek(data)}
        personal={personal}
        onChange={(form) => setDraft(searchOfForm(search, form))}
        onSubmit={(event) => {
          event.preventDefault()
          choose(draft, 'replace')
        }}
      />
    </Drawer>
  )
}
