import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import clsx from 'clsx'
import { type FormEvent, useRef } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { weekSentence } from '#domain/phrases/answer.ts'
import { TYPICAL_AMOUNT } from '#domain/promotion/saving.ts'
import { joinWithAnd, pesos } from '#domain/text/words.ts'
import { buttonClass } from '#ui/button.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { ExampleNotice } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import { useShortcuts } from '#ui/useShortcuts.ts'
import { AmountInput } from '../offer/AmountInput.tsx'
import styles from './compare.module.css'
import type { CompareData } from './compareData.ts'
import { type CompareSearch, readCompareSearch } from './compareSearch.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { WeekMap } from './WeekMap.tsx'

/** Compares chains by weekday: where to go, and when. */
export function ComparePage({ data, search }: { data: CompareData; search: CompareSearch }) {
  const keys = useRef<HTMLDetailsElement>(null)
  useCompareShortcuts(data, search, () => {
    if (!keys.current) return
    keys.current.open = true
    keys.current.querySelector('summary')?.focus()
  })
  return (
    <div className={layout.page} data-follows-uses>
      {data.kind === 'example' && <ExampleNotice />}
      <h1>Supermercados</h1>
      {data.best && <p className={styles.lead}>{weekSentence(data.best, data.today, { amount: search.monto, personal: data.personal })}</p>}
      <p className={styles.lead}>
        {`Lo ${data.personal ? 'que más te ahorra' : 'mejor de'} cada cadena en siete días, en una compra ${search.monto ? `de ${pesos(search.monto)}` : `típica de ${pesos(TYPICAL_AMOUNT)}`}.`}
      </p>
      {!data.personal && (
        <p className={styles.lead}>
          <Link className={clsx(link.underlined, styles.ask)} to="/configuracion/medios" search={{ persona: undefined }}>
            Elegí tus medios de pago
          </Link>{' '}
          y te mostramos solo lo que podés usar.
        </p>
      )}
      <Amount search={search} />
      <WeekMap data={data} search={search} />
      <Stale rows={data.rows} />
      <OfficialPages rows={data.rows} />
      {data.others.length > 0 && (
        <p className={text.small}>
          <Link className={clsx(link.touch, link.underlined)} to="/" search={{ supermarket: data.others.join(','), ...search }}>
            {data.others.length === 1 ? 'Otra cadena' : `Otras ${data.others.length} cadenas`}, según bancos y billeteras
          </Link>
        </p>
      )}
      <Shortcuts ref={keys} />
    </div>
  )
}

function useCompareShortcuts(data: CompareData, search: CompareSearch, showList: () => void): void {
  const { navigate } = useRouter()
  const chains = data.rows.map(({ chain }, position): [string, () => void] => [
    String(position + 1),
    () => void navigate({ to: '/', search: { supermarket: chain, ...search } }),
  ])
  useShortcuts({
    ...Object.fromEntries(chains),
    '?': showList,
    'g h': () => void navigate({ to: '/' }),
    'g m': () => void navigate({ to: '/configuracion/medios', search: { persona: undefined } }),
  })
}

/** A plain GET form, so that it also works without JavaScript. */
function Amount({ search: { monto } }: { search: CompareSearch }) {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void navigate({ to: '/supermercados', search: readCompareSearch({ monto: form.get('monto') }), resetScroll: false })
  }
  return (
    <form className={styles.amount} action="/supermercados" method="get" onSubmit={onSubmit}>
      <label>
        ¿Cuánto vas a gastar?
        <AmountInput key={monto} name="monto" amount={monto} placeholder="¿Cuánto?" />
      </label>
      <button className={buttonClass()} type="submit">
        Calcular
      </button>
    </form>
  )
}

function OfficialPages({ rows }: Pick<CompareData, 'rows'>) {
  return (
    <p className={clsx(link.row, text.small, styles.official)}>
      Páginas oficiales:{' '}
      {rows.map(({ chain }) => (
        <a
          key={chain}
          className={clsx(link.touch, link.underlined)}
          href={CHAINS[chain].url ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
        >
          {CHAINS[chain].name}
          <span className={text.unseen}> (se abre aparte)</span>
        </a>
      ))}
    </p>
  )
}

/** Explains the mark of old data, and names the chains that have it. */
function Stale({ rows }: { rows: CompareData['rows'] }) {
  const stale = rows.filter(({ freshness }) => freshness?.isStale).map(({ chain }) => CHAINS[chain].name)
  if (stale.length === 0) return null
  return (
    <p className={styles.stale}>
      <span aria-hidden="true">⚠ </span>
      Lo de {joinWithAnd(stale)} tiene más de dos días y puede haber cambiado: miralo en la página oficial antes de ir.
    </p>
  )
}
