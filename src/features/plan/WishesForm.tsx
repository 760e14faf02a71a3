import { useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import type { FormEvent } from 'react'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { wishesWords } from '#domain/phrases/plan.ts'
import type { PlanWishes } from '#domain/plan/plan.ts'
import { readPlanSearch } from '#domain/plan/planSearch.ts'
import { TRIPS_A_MONTH_LABELS, writeWishes } from '#domain/plan/wishes.ts'
import { buttonClass } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import field from '#ui/field.module.css'
import link from '#ui/link.module.css'
import { AmountInput } from '../offer/AmountInput.tsx'
import styles from './WishesForm.module.css'

/** Says what the plan is made for, and changes it. A plain GET form, so that it also works without JavaScript. */
export function WishesForm({ wishes, chains }: { wishes: PlanWishes; chains: readonly ChainSlug[] }) {
  const navigate = useNavigate()
  const { maximo, sin, fijas, desde } = writeWishes(wishes)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const fields = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)]))
    void navigate({ to: '/semana', search: readPlanSearch(fields), replace: true, resetScroll: false })
    event.currentTarget.closest('details')?.removeAttribute('open')
  }
  return (
    <details className={styles.wishes}>
      <summary className={styles.summary}>
        <span>{wishesWords(wishes)}</span> <span className={clsx(link.disclosure, styles.change)}>cambiar</span>
      </summary>
      {/* The key draws the fields anew for what another link has changed. */}
      <form key={JSON.stringify(wishes)} className={styles.form} action="/semana" method="get" onSubmit={submit}>
        {Object.entries({ sin, fijas, desde }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label className={field.labelled}>
          ¿Cuánto gastás por mes en el súper?
          <AmountInput name="gasto" amount={wishes.monthly} />
        </label>
        <label className={field.labelled}>
          ¿Cuántas compras?
          <select className={field.field} name="compras" defaultValue={wishes.trips}>
            {Object.entries({
              ...(wishes.trips in TRIPS_A_MONTH_LABELS ? {} : { [wishes.trips]: `${wishes.trips} por mes` }),
              ...TRIPS_A_MONTH_LABELS,
            }).map(([count, words]) => (
              <option key={count} value={count}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className={field.labelled}>
          Lo más que gastarías en una compra (opcional)
          <AmountInput name="maximo" amount={maximo === undefined ? undefined : wishes.largest} />
        </label>
        <label className={field.labelled}>
          ¿Dónde comprás?
          <select className={field.field} name="canal" defaultValue={wishes.channel ?? ''}>
            <option value="">En el local u online</option>
            <option value="presencial">En el local</option>
            <option value="online">Online</option>
          </select>
        </label>
        <fieldset className={styles.chains}>
          <legend>Supermercados (sin elegir, todos los que leemos)</legend>
          <ul className={chip.choice}>
            {chains.map((slug) => (
              <li key={slug}>
                <label className={chip.chip}>
                  <input type="checkbox" name="supermarket" value={slug} defaultChecked={wishes.chains.includes(slug)} />
                  {CHAINS[slug].name}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <label className={field.tick}>
          <input type="checkbox" name="posibles" value="1" defaultChecked={wishes.isWithPossible} />
          Contar también las que pueden ser: dependen de algo que no nos dijiste
        </label>
        <div className={styles.actions}>
          <button className={buttonClass('main')} type="submit">
            Armar el plan
          </button>
        </div>
      </form>
    </details>
  )
}
