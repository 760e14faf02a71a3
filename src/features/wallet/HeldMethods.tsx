import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type MethodSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import type { Person } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { ActionsRow } from './Actions.tsx'
import { changeValue } from './changeForm.ts'
import styles from './HeldMethods.module.css'
import { asksCards, CardsField, holds, VariantsField } from './InstitutionFields.tsx'
import { SETTINGS_PATH, type WhoseSearch } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import { WizardLink } from './WizardLink.tsx'
import { headOf, variantSlugsOf } from './walletChange.ts'
import { counted, fullName, shortName } from './walletWords.ts'

type Props = { title: string; person: Person; persona: WhoseSearch['persona'] }

/** Lists the held methods, one line per institution. Each line opens to edit cards and plans, and has a button to remove it. */
export function HeldMethods({ title, person, persona }: Props) {
  const { wallet } = person
  const lines = [...new Set(wallet.instruments.map(({ method }) => lineOf(method, wallet)))]
  return (
    <section aria-labelledby="tengo">
      <h2 id="tengo" tabIndex={-1}>
        {title}
      </h2>
      <p className={text.unseen} role="status">
        {counted(lines.length, 'medio de pago', 'medios de pago')}
      </p>
      {lines.length === 0 ? (
        <p>Todavía nada.</p>
      ) : (
        <WalletForm action={SETTINGS_PATH} person={person}>
          <ul className={styles.held}>
            {lines.map((slug) => (
              <Held key={slug} slug={slug} wallet={wallet} />
            ))}
          </ul>
        </WalletForm>
      )}
      <ActionsRow>
        {lines.length > 0 && (
          <Link className={button('main')} to="/">
            Ver mis promociones
          </Link>
        )}
        <WizardLink className={lines.length > 0 ? button() : button('main')} step="bienvenida" persona={persona}>
          {lines.length > 0 ? 'Repasar con Yapa' : 'Armala con Yapa'}
        </WizardLink>
      </ActionsRow>
    </section>
  )
}

/** A variant shares the line of its institution if that is held; otherwise it has its own. */
function lineOf(slug: MethodSlug, wallet: Wallet): MethodSlug {
  return holds(wallet, headOf(slug)) ? headOf(slug) : slug
}

function Held({ slug, wallet }: { slug: MethodSlug; wallet: Wallet }) {
  const line = (
    <span className={styles.name}>
      <Badge of={methodBySlug(slug)} />
      <span>
        <b>{fullName(slug)}</b>
        {asksCards(slug) && <small className={styles.cards}>{holdingsWords(slug, wallet)}</small>}
      </span>
    </span>
  )
  return (
    <li>
      {asksCards(slug) ? (
        <details name="held">
          <summary className={styles.summary}>
            {line}
            <span className={clsx(link.touch, link.underlined, styles.edit)}>Editar</span>
          </summary>
          <CardsField slug={slug} wallet={wallet} />
          <VariantsField slug={slug} wallet={wallet} />
        </details>
      ) : (
        line
      )}
      <button
        className={styles.leave}
        type="submit"
        name="change"
        value={changeValue({ kind: 'method', method: slug, held: false })}
        aria-label={`Quitar ${fullName(slug)}`}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </li>
  )
}

/** Returns, for example, «Visa crédito, Mastercard débito · Eminent»; it also says when cards are unknown or none. */
function holdingsWords(slug: MethodSlug, wallet: Wallet): string {
  const cards = wallet.instruments.find(({ method }) => method === slug)?.cards ?? null
  const cardWords = cards === null ? 'Tarjetas sin elegir' : cards.length === 0 ? 'Sin tarjetas' : cards.map(shortName).join(', ')
  const variants = variantSlugsOf(slug).filter((variant) => holds(wallet, variant))
  return [cardWords, ...variants.map(shortName)].join(' · ')
}
