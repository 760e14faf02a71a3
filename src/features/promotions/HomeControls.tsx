import clsx from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { readAmount } from '#domain/amount.ts'
import { CHAINS, type ChainSlug, type Channel } from '#domain/chain.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import field from '#ui/field.module.css'
import segmented from '#ui/segmented.module.css'
import text from '#ui/text.module.css'
import styles from './HomeControls.module.css'
import { chainsOf, countFilters, type HomeSearch, withChange } from './homeSearch.ts'
import { StateLink } from './StateLink.tsx'
import type { Choose } from './useHomeState.ts'

type Props = { search: HomeSearch; choose: Choose }
type ChainProps = Props & { chains: readonly ChainSlug[] }

/** The controls above the list: search, filters, chains, channel and amount. Links and GET forms, so they also work without scripts. */
export function HomeControls({ search, choose, chains }: ChainProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.query}>
        <SearchField search={search} choose={choose} />
        <FiltersLink search={search} choose={choose} />
      </div>
      <div className={styles.purchase}>
        <ChannelChoice search={search} choose={choose} />
        <AmountField search={search} choose={choose} />
      </div>
      <ChainChips search={search} choose={choose} chains={chains} />
    </div>
  )
}

/** A GET form for one parameter that keeps all others. */
function GetForm({ search, name, onSubmit, children, ...rest }: FormProps) {
  return (
    <form action="/" method="get" onSubmit={onSubmit} {...rest}>
      {Object.entries(search).map(
        ([key, value]) =>
          key !== name && key !== 'promo' && key !== 'filtros' && <input key={key} type="hidden" name={key} value={value} />,
      )}
      {children}
    </form>
  )
}

type FormProps = {
  search: HomeSearch
  name: keyof HomeSearch
  className: string | undefined
  role?: 'search'
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

function SearchField({ search, choose }: Props) {
  const type = (text: string) => choose(withChange(search, { q: text }), 'type')
  const input = useFollowing(search.q ?? '', type)
  return (
    <GetForm search={search} name="q" className={styles.search} role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={input}
        className={clsx(field.field, field.wide)}
        type="search"
        name="q"
        aria-label="Buscar banco, supermercado o producto"
        placeholder="Banco, súper o producto"
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

function FiltersLink({ search, choose }: Props) {
  const count = countFilters(search)
  return (
    <StateLink className={clsx(button(), styles.filters)} to={withChange(search, { filtros: 1 })} choose={choose} aria-haspopup="dialog">
      Filtros{count > 0 && <span className={styles.count}>{count}</span>}
      {count > 0 && <span className={text.unseen}>{count === 1 ? 'puesto' : 'puestos'}</span>}
    </StateLink>
  )
}

/** One tap shows a chain, another tap shows all again. */
function ChainChips({ search, choose, chains }: ChainProps) {
  const chosen = chainsOf(search)
  return (
    <nav aria-label="Supermercado">
      <ul className={clsx(chip.choice, styles.chains)}>
        <li>
          <StateLink
            className={chip.chip}
            to={withChange(search, { supermarket: undefined })}
            choose={choose}
            aria-current={search.supermarket === undefined ? 'true' : undefined}
          >
            Todos
          </StateLink>
        </li>
        {chains.map((slug) => {
          const isOnly = chosen.length === 1 && chosen[0] === slug
          return (
            <li key={slug}>
              <StateLink
                className={chip.chip}
                to={withChange(search, { supermarket: isOnly ? undefined : slug })}
                choose={choose}
                aria-current={chosen.includes(slug) ? 'true' : undefined}
              >
                <Badge name={CHAINS[slug].name} colours={CHAINS[slug].colours} letters={CHAINS[slug].letters} small />
                {CHAINS[slug].name}
              </StateLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const CHANNEL_LABELS: [Channel | undefined, string][] = [
  [undefined, 'Todo'],
  ['presencial', 'En el local'],
  ['online', 'Online'],
]

function ChannelChoice({ search, choose }: Props) {
  return (
    <nav aria-label="Dónde comprás">
      <ul className={clsx(segmented.segmented, styles.channel)}>
        {CHANNEL_LABELS.map(([canal, label]) => (
          <li key={label}>
            <StateLink to={withChange(search, { canal })} choose={choose} aria-current={search.canal === canal ? 'true' : undefined}>
              {label}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AmountField({ search, choose }: Props) {
  const type = (text: string) => choose(withChange(search, { monto: readAmount(text) ?? undefined }), 'type')
  const input = useFollowing(search.monto === undefined ? '' : String(search.monto), type)
  return (
    <GetForm search={search} name="monto" className={styles.amount} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span aria-hidden="true">$</span>
        <input
          ref={input}
          className={field.field}
          aria-label="¿Cuánto vas a gastar?"
          name="monto"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          defaultValue={search.monto}
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
 * A field that is not changed during typing, and follows changes from elsewhere: Back, a link, a removed filter.
 * @param type Called with what was typed before the scripts were loaded.
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
