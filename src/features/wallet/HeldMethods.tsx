import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type MethodSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { chosenIn } from '#domain/choice/askedQuestion.ts'
import { planQuestion } from '#domain/questions/catalogue.ts'
import type { Person } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { ActionsRow } from './Actions.tsx'
import { changeValue } from './changeForm.ts'
import styles from './HeldMethods.module.css'
import { cardsAt, hasFields, InstitutionFields } from './InstitutionFields.tsx'
import { SETTINGS_PATH, type WhoseSearch } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import { WizardLink } from './WizardLink.tsx'
import { counted, shortName } from './walletWords.ts'

type Props = WhoseSearch & {
  person: Person
  /** The person's name; null for the reader. */
  name: string | null
}

/** Lists the held methods, one line per institution. Each line opens to edit cards and plans, and has a button to remove it. */
export function HeldMethods({ person, name, persona }: Props) {
  const { wallet } = person
  const lines = wallet.instruments.map(({ method }) => method)
  return (
    <>
      <p className={text.unseen} role="status">
        {counted(lines.length, 'medio de pago', 'medios de pago')}
      </p>
      {lines.length === 0 ? (
        <p>Todavía nada.</p>
      ) : (
        <WalletForm action={SETTINGS_PATH} person={person}>
          <ul className={styles.held}>
            {lines.map((slug) => (
              <Held key={slug} slug={slug} person={person} name={name} />
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
          {lines.length > 0 ? 'Repasar con Yapa' : 'Elegilos con Yapa'}
        </WizardLink>
      </ActionsRow>
    </>
  )
}

function Held({ slug, person, name }: Pick<Props, 'person' | 'name'> & { slug: MethodSlug }) {
  const { wallet } = person
  const isOpen = hasFields(slug, wallet)
  const line = (
    <span className={styles.name}>
      <Badge of={{ ...methodBySlug(slug), name: shortName(slug) }} isNamed />
      {isOpen && <small className={styles.cards}>{holdingsWords(slug, wallet)}</small>}
    </span>
  )
  return (
    <li>
      {isOpen ? (
        <details name="held">
          <summary className={styles.summary}>
            {line}
            <span className={clsx(link.touch, link.underlined, styles.edit)}>Editar</span>
          </summary>
          <InstitutionFields slug={slug} person={person} name={name} />
        </details>
      ) : (
        line
      )}
      <button
        className={styles.leave}
        type="submit"
        name="change"
        value={changeValue({ kind: 'method', method: slug, held: false })}
        aria-label={`Quitar ${shortName(slug)}`}
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
  const cards = cardsAt(wallet, slug)
  const plan = planQuestion(slug)
  const { label } = (plan && chosenIn(plan, wallet)) ?? {}
  const unsaid = methodBySlug(slug).kind === 'bank' ? ['Tarjetas sin elegir'] : []
  const cardWords = cards === null ? unsaid : [cards.length === 0 ? 'Sin tarjetas' : cards.map(shortName).join(', ')]
  return [...cardWords, ...(label === undefined ? [] : [label])].join(' · ')
}
