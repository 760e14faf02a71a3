import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { type FormEvent, type ReactNode, useMemo } from 'react'
import { CHAINS, type ChainSlug, usualFormats, WHERE_LABELS, type Where } from '#domain/catalogue/chain.ts'
import { makeShopper } from '#domain/choice/ranking.ts'
import { adviseAtTill } from '#domain/choice/till.ts'
import { chainsOfWeek, type Week } from '#domain/choice/week.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { UseContext } from '#domain/uses/use.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { ExampleNotice, Notice } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import { AmountInput } from '../offer/AmountInput.tsx'
import { TillAnswer } from './TillAnswer.tsx'
import styles from './till.module.css'
import { getTillChain, readTillSearch, type TillSearch, unknownTillName } from './tillSearch.ts'

/** Renders the button to note a use; another feature provides it. */
export type RenderUseButton = (about: UseContext) => ReactNode

/** The page for the till: place, amount, and one answer. It uses links and a form, so it works without JavaScript. */
export function TillPage({ data, search, inUse }: { data: Week; search: TillSearch; inUse: RenderUseButton }) {
  const chains = chainsOfWeek(data)
  const asked = getTillChain(search)
  const chain = chains.find((one) => one === asked)
  const unknown = unknownTillName(search)
  return (
    <div className={layout.page}>
      <h1>{chain === undefined ? '¿En qué caja estás?' : `En la caja de ${CHAINS[chain].name}`}</h1>
      {data.kind === 'example' && <ExampleNotice />}
      {unknown !== undefined && <Notice tone="calm">No conocemos «{unknown}». Elegí uno de estos:</Notice>}
      {asked !== chain && asked !== undefined && (
        <Notice tone="calm">Yapa no lee las promociones de {CHAINS[asked].name}. Elegí uno de estos:</Notice>
      )}
      <Chains key={chain} chains={chains} search={search} />
      {chain !== undefined && (
        <>
          <div className={styles.purchase}>
            <Formats chain={chain} search={search} />
            <Amount search={search} />
          </div>
          <AnswerHere data={data} chain={chain} search={search} inUse={inUse} />
        </>
      )}
      {areWithoutMethods(data.people) && (
        <p className={styles.invite}>
          <Link
            className={clsx(link.touch, link.underlined)}
            to="/configuracion/medios/wizard/$step"
            params={{ step: 'bienvenida' }}
            search={{ persona: undefined }}
          >
            Decinos con qué pagás y te decimos lo tuyo
          </Link>
        </p>
      )}
    </div>
  )
}

type HereProps = { data: Week; chain: ChainSlug; search: TillSearch; inUse: RenderUseButton }

function AnswerHere({ data, chain, search: { formato, monto }, inUse }: HereProps) {
  const { promotions, groups, people, today, captures, afterUses } = data
  const format = formato ?? null
  const till = useMemo(
    () => adviseAtTill(promotions, { chain, format }, today, makeShopper(people, monto ?? null, { afterUses, captures }), groups),
    [promotions, groups, chain, format, today, people, monto, afterUses, captures],
  )
  const capture = till.best ? freshnessOf(till.best.promotion, captures) : captures.find(({ source }) => source === chain)
  const use = (promotion: ListedPromotion) => {
    const group = () => promotions.filter((_, at) => groups[at] === groups[promotions.indexOf(promotion)])
    return inUse({ promotion, people, amount: monto, today, group })
  }
  return (
    <div data-follows-uses>
      <TillAnswer till={till} place={{ chain, format }} amount={monto} people={people} capture={capture} use={use} />
    </div>
  )
}

/** Lists the chains to choose from; after a choice they are folded, because the answer needs the space. */
function Chains({ chains, search }: { chains: readonly ChainSlug[]; search: TillSearch }) {
  if (getTillChain(search) === undefined) return <ChainChips chains={chains} search={search} />
  return (
    <details>
      <summary className={link.disclosure}>Cambiar de supermercado</summary>
      <ChainChips chains={chains} search={search} />
    </details>
  )
}

function ChainChips({ chains, search: { supermarket, monto } }: { chains: readonly ChainSlug[]; search: TillSearch }) {
  return (
    <nav aria-label="Supermercado">
      <ul className={clsx(chip.choice, styles.chains)}>
        {chains.map((slug) => (
          <li key={slug}>
            <Link
              className={chip.chip}
              to="/caja"
              search={{ supermarket: slug, ...(monto !== undefined && { monto }) }}
              aria-current={slug === supermarket ? 'true' : undefined}
              activeProps={{}}
              activeOptions={{ exact: true }}
              replace
              resetScroll={false}
            >
              <Badge of={CHAINS[slug]} isNamed />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Formats({ chain, search: { formato, monto } }: { chain: ChainSlug; search: TillSearch }) {
  const shops = usualFormats(chain).filter((format) => format !== 'Online')
  const choices: [Where | undefined, string][] = [
    [undefined, shops.length === 1 ? 'En el local' : 'Cualquier local'],
    ...(shops.length === 1 ? [] : shops).map((format): [Where, string] => [format, WHERE_LABELS[format]]),
    ['Online', 'Online'],
  ]
  return (
    <nav aria-label="Dónde comprás">
      <ul className={chip.choice}>
        {choices.map(([format, label]) => (
          <li key={label}>
            <Link
              className={chip.chip}
              to="/caja"
              search={{ supermarket: chain, ...(format !== undefined && { formato: format }), ...(monto !== undefined && { monto }) }}
              aria-current={format === formato ? 'true' : undefined}
              activeProps={{}}
              activeOptions={{ exact: true }}
              replace
              resetScroll={false}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A plain GET form, so that it also works without JavaScript. */
function Amount({ search }: { search: TillSearch }) {
  const navigate = useNavigate()
  const { supermarket, formato, monto } = search
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readTillSearch({ ...search, monto: new FormData(event.currentTarget).get('monto') })
    void navigate({ to: '/caja', search: typed, replace: true, resetScroll: false })
  }
  return (
    <form className={styles.amount} action="/caja" method="get" onSubmit={submit}>
      <input type="hidden" name="supermarket" value={supermarket} />
      {formato !== undefined && <input type="hidden" name="formato" value={formato} />}
      <label>
        <span className={text.unseen}>¿Cuánto vas a gastar?</span>
        <span aria-hidden="true">$</span>
        <AmountInput key={monto} name="monto" amount={monto} placeholder="¿Cuánto?" />
      </label>
      <button className={buttonClass()} type="submit">
        Calcular
      </button>
    </form>
  )
}
