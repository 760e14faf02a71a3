import clsx from 'clsx'
import type { FormEvent, ReactNode } from 'react'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import chip from '#ui/chip.module.css'
import field from '#ui/field.module.css'
import segmented from '#ui/segmented.module.css'
import styles from './home.module.css'
import { FILTER_NAMES, FILTERS, type FilterName } from './homeFilters.ts'
import { chosenChains, type HomeSearch } from './homeSearch.ts'

type Props = {
  search: HomeSearch
  chains: readonly ChainSlug[]
  personal: boolean
  id: string
  /** Called with the form's state at every change. Absent where the form is inline and submitted as a whole. */
  onChange?: (form: FormData) => void
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children?: ReactNode
}

/** Contains all filters as one GET form: with scripts it reports every change, without them it is submitted. */
export function FilterForm({ search, chains, personal, id, onChange, onSubmit, children }: Props) {
  const kept = (['dia', 'monto', 'q'] as const).filter((name) => search[name] !== undefined)
  return (
    <form
      id={id}
      className={clsx(styles.form, !onChange && styles.framed)}
      action="/"
      method="get"
      onChange={(event) => onChange?.(new FormData(event.currentTarget))}
      onSubmit={onSubmit}
    >
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={search[name]} />
      ))}
      <fieldset>
        <legend>Supermercados</legend>
        <div className={chip.choice}>
          {chains.map((slug) => (
            <label className={chip.chip} key={slug}>
              <input type="checkbox" name="supermarket" value={slug} defaultChecked={chosenChains(search).includes(slug)} />
              {CHAINS[slug].name}
            </label>
          ))}
        </div>
      </fieldset>
      {FILTER_NAMES.map((name) => (personal || !FILTERS[name].isPersonal) && <Choice key={name} name={name} chosen={search[name]} />)}
      {children}
    </form>
  )
}

function Choice({ name, chosen = '' }: { name: FilterName; chosen: string | undefined }) {
  const { title, options } = FILTERS[name]
  if (title === null) {
    return Object.entries(options).map(([value, label]) => (
      <label key={value} className={field.tick}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen === value} />
        {label}
      </label>
    ))
  }
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={segmented.segmented}>
        {Object.entries({ '': 'Todo', ...options }).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
