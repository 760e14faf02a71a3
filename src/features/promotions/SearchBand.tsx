import clsx from 'clsx'
import { type FormEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { type CivilDate, weekdayOf } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug, isReadChain } from '#domain/catalogue/chain.ts'
import { readAmount } from '#domain/promotion/amount.ts'
import { groupThousands, shortWeekday } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import field from '#ui/field.module.css'
import text from '#ui/text.module.css'
import { AmountInput } from '../offer/AmountInput.tsx'
import { DayTabs } from './DayTabs.tsx'
import { FILTER_NAMES } from './homeFilters.ts'
import { changeSearch, chosenChains, countFilters, type HomeSearch, listSetParameters } from './homeSearch.ts'
import type { HomeView } from './homeView.ts'
import styles from './SearchBand.module.css'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = { search: HomeSearch; choose: ChooseState }
type BandProps = Props & { view: HomeView; today: CivilDate; chains: readonly ChainSlug[] }

/** Shows day, purchase, supermarket and search on one line. What opens covers the list. Links and GET forms work without scripts. */
export function SearchBand({ view, today, chains, search, choose }: BandProps) {
  const { day, days, personal } = view
  const chosen = chosenChains(search)
  const filters = countFilters(search)
  const [one, ...more] = chosen
  return (
    <div className={styles.band} data-sticky>
      <Fold label={day === today ? 'Hoy' : `${shortWeekday(weekdayOf(day))} ${Number(day.slice(8))}`} what="Día" chosen={day}>
        <DayTabs {...{ days, today, personal, search, choose }} current={day} />
      </Fold>
      <AmountField search={search} choose={choose} />
      <Fold
        label={one === undefined ? 'Súper' : more.length > 0 ? `${chosen.length} súper` : CHAINS[one].name}
        what="Supermercado y filtros"
        count={filters}
        chosen={`${search.supermarket} ${FILTER_NAMES.map((name) => search[name])}`}
      >
        <ChainChips search={search} choose={choose} chains={chains} />
        <FiltersLink search={search} choose={choose} count={filters} />
      </Fold>
      <Fold label={<SearchIcon />} what="Buscar" isOpen={search.q !== undefined}>
        <SearchField search={search} choose={choose} />
      </Fold>
    </div>
  )
}

type FoldProps = { label: ReactNode; what: string; count?: number; isOpen?: boolean; chosen?: string; children: ReactNode }

/** Opens a part of the band over the list; a choice, Escape or a tap elsewhere closes it. @param chosen What is chosen in it. */
function Fold({ label, what, count = 0, isOpen = false, chosen, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpenAtFirst] = useState(isOpen)
  const shown = useRef(chosen)
  useEffect(() => {
    if (shown.current !== chosen) close(fold.current)
    shown.current = chosen
  }, [chosen])
  useEffect(() => {
    const ended = new AbortController()
    const leave = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      const isInside = fold.current?.contains(target) || target?.closest('dialog:modal')
      if (event instanceof KeyboardEvent ? event.key === 'Escape' && !target?.closest('dialog:modal') : !isInside) close(fold.current)
    }
    for (const type of ['click', 'keydown']) addEventListener(type, leave, { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return (
    <details
      ref={fold}
      className={styles.fold}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.querySelector<HTMLElement>('input[type=search]')?.focus()}
    >
      <summary className={clsx(chip.chip, styles.summary)}>
        <span className={text.unseen}>{what}: </span>
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

function close(fold: HTMLDetailsElement | null): void {
  if (!fold?.open) return
  if (fold.contains(document.activeElement)) fold.querySelector('summary')?.focus()
  fold.open = false
}

/** Renders a GET form for one parameter; hidden inputs keep the others. */
function GetForm({ search, name, children, ...rest }: FormProps) {
  return (
    <form action="/" method="get" onSubmit={(event: FormEvent) => event.preventDefault()} {...rest}>
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

type FormProps = { search: HomeSearch; name: keyof HomeSearch; className: string | undefined; role?: 'search'; children: ReactNode }

function SearchField({ search, choose }: Props) {
  const type = (text: string) => choose((now) => changeSearch(now, { q: text }), 'type')
  const input = useFollowing(search.q ?? '', type)
  return (
    <GetForm search={search} name="q" className={styles.search} role="search">
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
        <button className={buttonClass()} type="submit">
          Buscar
        </button>
      </noscript>
    </GetForm>
  )
}

/** Opens the filters; the number of those that are set is on it. */
function FiltersLink({ search, choose, count }: Props & { count: number }) {
  return (
    <StateLink className={buttonClass()} to={changeSearch(search, { filtros: 1 })} choose={choose} aria-haspopup="dialog">
      Filtros
      {count > 0 && ` ${count} ${count === 1 ? 'puesto' : 'puestos'}`}
    </StateLink>
  )
}

function SearchIcon() {
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
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4 4" />
    </svg>
  )
}

/** Stands for all chains that are known only through issuers. */
const OTHERS = 'otros' as const

/** One chain, or all of them; day and purchase stay. */
function ChainChips({ search, choose, chains }: Props & Pick<BandProps, 'chains'>) {
  const others = chains.filter((chain) => !isReadChain(chain))
  const chosen = chosenChains(search)
  return (
    <nav aria-label="Supermercado">
      <ul className={styles.chains}>
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
    <GetForm search={search} name="monto" className={styles.amount}>
      <label>
        <span aria-hidden="true">$</span>
        <AmountInput
          ref={input}
          id="monto"
          className={styles.pesos}
          aria-label="¿Cuánto vas a gastar?"
          name="monto"
          amount={search.monto}
          placeholder="¿Cuánto?"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <noscript>
        <button className={buttonClass()} type="submit">
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
