import clsx from 'clsx'
import { type FormEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { CHAINS, type ChainSlug, isReadChain } from '#domain/catalogue/chain.ts'
import { AMOUNT_FIELD } from '#domain/phrases/amount.ts'
import { readAmount } from '#domain/promotion/amount.ts'
import { groupThousands } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import { CheckedInput } from '#ui/CheckedInput.tsx'
import chip from '#ui/chip.module.css'
import field from '#ui/field.module.css'
import text from '#ui/text.module.css'
import styles from './HomeControls.module.css'
import { changeSearch, chosenChains, countFilters, type HomeSearch, listSetParameters } from './homeSearch.ts'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = { search: HomeSearch; choose: ChooseState }
type ChainProps = Props & { chains: readonly ChainSlug[] }

/** Shows the purchase and the chains, which scroll beside it. Links and GET forms work without scripts. */
export function HomeControls({ search, choose, chains }: ChainProps) {
  return (
    <div className={styles.controls}>
      <AmountField search={search} choose={choose} />
      <ChainChips search={search} choose={choose} chains={chains} />
    </div>
  )
}

/** Renders a GET form for one parameter; hidden inputs keep the others. */
function GetForm({ search, name, onSubmit, children, ...rest }: FormProps) {
  return (
    <form action="/" method="get" onSubmit={onSubmit} {...rest}>
      <Others search={search} name={name} />
      {children}
    </form>
  )
}

/** Renders the other parameters as hidden inputs, for submission without scripts. */
const Others = memo(({ search, name }: { search: HomeSearch; name: keyof HomeSearch }) =>
  listSetParameters(search).map(
    ([key, value]) => key !== name && key !== 'promo' && key !== 'filtros' && <input key={key} type="hidden" name={key} value={value} />,
  ),
)

type FormProps = {
  search: HomeSearch
  name: keyof HomeSearch
  className: string | undefined
  role?: 'search'
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Searches all promotions of the day; it stands beside the page's title. */
export function SearchField({ search, choose }: Props) {
  const type = (text: string) => choose((now) => changeSearch(now, { q: text }), 'type')
  const input = useFollowing(search.q ?? '', type)
  return (
    <GetForm search={search} name="q" className={styles.search} role="search" onSubmit={(event) => event.preventDefault()}>
      <Icon>
        <circle cx="9" cy="9" r="5.5" />
        <path d="m13.2 13.2 4 4" />
      </Icon>
      <input
        ref={input}
        className={clsx(field.field, styles.words)}
        type="search"
        name="q"
        aria-label="Buscar banco, supermercado o producto"
        placeholder="Banco o producto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        defaultValue={search.q}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <noscript>
        <button className={button()} type="submit">
          Buscar
        </button>
      </noscript>
    </GetForm>
  )
}

/** Opens the filters; the number of those that are set is on it. */
export function FiltersLink({ search, choose }: Props) {
  const count = countFilters(search)
  return (
    <StateLink className={clsx(button(), styles.filters)} to={changeSearch(search, { filtros: 1 })} choose={choose} aria-haspopup="dialog">
      <Icon>
        <path d="M3 6h8m4 0h2M3 14h2m4 0h8" />
        <circle cx="13" cy="6" r="2" />
        <circle cx="7" cy="14" r="2" />
      </Icon>
      <span className={styles.filterWord}>Filtros</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
      {count > 0 && <span className={text.unseen}>{count === 1 ? 'puesto' : 'puestos'}</span>}
    </StateLink>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Stands for all chains that are known only through issuers. */
const OTHERS = 'otros' as const

/** One chain, or all of them; day and purchase stay. */
function ChainChips({ search, choose, chains }: ChainProps) {
  const others = chains.filter((chain) => !isReadChain(chain))
  const chosen = chosenChains(search)
  const line = useRef<HTMLUListElement>(null)
  const first = chosen[0]
  useEffect(() => {
    const current = first && line.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && line.current) line.current.scrollLeft = current.offsetLeft - line.current.offsetWidth / 3
  }, [first])
  return (
    <nav className={styles.chains} aria-label="Supermercado">
      <ul ref={line}>
        {[undefined, ...chains.filter(isReadChain), ...(others.length > 0 ? [OTHERS] : [])].map((slug) => {
          const change = { supermarket: slug === OTHERS ? others.join(',') : slug, todas: undefined }
          const isChosen =
            slug === undefined ? search.supermarket === undefined : (slug === OTHERS ? others : [slug]).some((one) => chosen.includes(one))
          return (
            <li key={slug ?? ''}>
              <StateLink
                className={clsx(chip.chip, slug !== undefined && slug !== OTHERS && styles.mark)}
                to={changeSearch(search, change)}
                change={change}
                choose={choose}
                aria-current={isChosen ? 'true' : undefined}
              >
                {slug === undefined ? 'Todos' : slug === OTHERS ? 'Otros' : <Badge of={CHAINS[slug]} isNamed />}
              </StateLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function AmountField({ search, choose }: Props) {
  const type = (text: string) => choose((now) => changeSearch(now, { monto: readAmount(text) ?? undefined }), 'type')
  const input = useFollowing(search.monto === undefined ? '' : groupThousands(search.monto), type)
  return (
    <GetForm search={search} name="monto" className={styles.amount} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span aria-hidden="true">$</span>
        <CheckedInput
          ref={input}
          id="monto"
          className={clsx(field.field, styles.pesos)}
          aria-label="¿Cuánto vas a gastar?"
          name="monto"
          defaultValue={search.monto === undefined ? undefined : groupThousands(search.monto)}
          {...AMOUNT_FIELD}
          placeholder="¿Cuánto?"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <noscript>
        <button className={button()} type="submit">
          Calcular
        </button>
      </noscript>
    </GetForm>
  )
}

/**
 * Returns an input that keeps the typed text, but follows changes from elsewhere: Back, a link, a removed filter.
 * @param type Called with text typed before the scripts loaded.
 */
function useFollowing(value: string, type: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const isNew = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `type` is called once, at the beginning.
  useEffect(() => {
    const early = isNew.current ? (input.current?.value ?? value) : value
    isNew.current = false
    if (early !== value) return type(early)
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  return input
}
