import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { CLUBS } from '#domain/catalogue/club.ts'
import type { Use } from '#domain/uses/use.ts'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { type Incoming, parseIncoming, readWalletFragment } from '#domain/wallet/codec/link.ts'
import { type Household, MAX_NAME, type Person } from '#domain/wallet/household.ts'
import { CONDITION_KEYS, CONDITIONS, isEmptyWallet, membershipKey, type Wallet } from '#domain/wallet/wallet.ts'
import { button } from '#ui/button.ts'
import field from '#ui/field.module.css'
import { showToast } from '#ui/toast.ts'
import { ActionsRow } from './Actions.tsx'
import styles from './IncomingWallet.module.css'
import inlineForm from './inlineForm.module.css'
import { submitChange } from './keepChange.ts'
import { type KeptChange, usesAfter, whoseAfter } from './keptChange.ts'
import { calledIn } from './People.tsx'
import { SETTINGS_PATH } from './settingsPath.ts'
import type { SettingsSearch, WhoseSearch } from './settingsSearch.ts'
import { CONDITION_LABELS, counted, fullName } from './walletWords.ts'

type Props = {
  search: SettingsSearch
  people: Household
  /** The person whose wallet the page shows. */
  current: Person
  /** The uses in an opened file; choosing its wallets also stores them. */
  uses: readonly Use[]
  keepUses: (uses: readonly Use[]) => Promise<boolean>
  /** Called when the uses are stored, or the shopper declines them. */
  onDone: () => void
}

/**
 * Shows the wallets that a link, code or file brings, and asks what to do with them; nothing is stored before that. Links have
 * them after the `#`, old links in the search.
 */
export function IncomingWallet({ search, people, current, uses, keepUses, onDone }: Props) {
  const { persona } = search
  const incoming = parseIncoming(useWalletFragment()) ?? parseIncoming(search)
  if (!incoming) return null
  if (!incoming.ok) {
    return (
      <div className={styles.incoming} role="alert">
        <p>
          <b>No pudimos leer la billetera de ese enlace:</b> {incoming.problem}. La tuya quedó como estaba.
        </p>
        <Link className={button()} to="/configuracion/medios" search={{ persona }}>
          Entendido
        </Link>
      </div>
    )
  }
  const keep = (kept: KeptChange | null) => {
    const brought = kept === null ? uses : usesAfter(uses, kept, incoming.value)
    if (brought.length > 0) void keepUses(brought).then((areKept) => areKept && showToast(`Trajimos ${usesWords(brought.length)}`))
    onDone()
  }
  const isSame = encodeHousehold(incoming.value) === encodeHousehold(people)
  if (isSame) return <Same persona={persona} uses={uses} keep={() => keep(null)} onDone={onDone} />
  return <Offer {...{ persona, people, current, uses, keep, onDone }} incoming={incoming.value} />
}

/** Reads the wallets after the `#` of the page's address. The server does not see it, so they appear only after hydration. */
function useWalletFragment(): Incoming {
  const fragment = useLocation({ select: ({ hash }) => hash })
  return readWalletFragment(useHydrated() ? fragment : '')
}

/** Returns, for example, «12 usos anotados». */
function usesWords(count: number): string {
  return count === 1 ? 'un uso anotado' : `${count} usos anotados`
}

type SameProps = WhoseSearch & Pick<Props, 'uses' | 'onDone'> & { keep: () => void }

function Same({ persona, uses, keep, onDone }: SameProps) {
  const isNews = uses.length > 0
  return (
    <div className={styles.incoming}>
      {isNews ? (
        <>
          <h2 id="incoming" tabIndex={-1}>
            {uses.length === 1 ? 'Llegó' : 'Llegaron'} {usesWords(uses.length)}
          </h2>
          <p>La billetera es la que ya tenés. Lo anotado se suma a lo que anotaste acá.</p>
        </>
      ) : (
        <p>
          <b>Esa billetera es la que ya tenés.</b> Para llevarla a otro dispositivo, abrí este enlace ahí.
        </p>
      )}
      <ActionsRow>
        {isNews && (
          <Link className={button('main')} to="/configuracion/medios" search={{ persona }} onClick={keep}>
            Sumarlos
          </Link>
        )}
        <Link className={button()} to="/configuracion/medios" search={{ persona }} onClick={onDone}>
          {isNews ? 'Cancelar' : 'Entendido'}
        </Link>
      </ActionsRow>
    </div>
  )
}

type OfferProps = WhoseSearch &
  Pick<Props, 'people' | 'current' | 'uses' | 'onDone'> & {
    incoming: Household
    keep: (kept: KeptChange) => void
  }

function Offer({ persona, incoming, people, current, uses, keep, onDone }: OfferProps) {
  const navigate = useNavigate()
  const others = incoming.slice(1)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const kept = submitChange(event)
    if (!kept) return
    showToast(others.length > 0 ? 'Las billeteras quedaron guardadas' : 'La billetera quedó guardada')
    keep(kept)
    void navigate({ to: '/configuracion/medios', search: { persona: whoseAfter(kept, persona) }, replace: true })
  }
  const [{ name }] = incoming
  return (
    <form className={styles.incoming} method="post" action={SETTINGS_PATH} aria-labelledby="incoming" onSubmit={submit}>
      <h2 id="incoming" tabIndex={-1}>
        {others.length > 0 ? `Llegaron ${incoming.length} billeteras` : 'Llegó una billetera'}
      </h2>
      {incoming.map((person) => (
        <p key={person.id}>
          {(others.length > 0 || name !== '') && <b>{calledIn(person)}: </b>}
          {contentWords(person.wallet)}
        </p>
      ))}
      <input type="hidden" name="people" value={encodeHousehold(incoming)} />
      <input type="hidden" name="whose" value={current.id} />
      {uses.length > 0 && <p>También trae {usesWords(uses.length)}: se suma a lo que anotaste acá.</p>}
      <Choices
        {...{ people, current, incoming }}
        cancel={
          <Link className={button()} to="/configuracion/medios" search={{ persona }} onClick={onDone}>
            Cancelar
          </Link>
        }
      />
    </form>
  )
}

/** Offers the choices, which depend on how many people came and on whether this device already has a wallet. */
function Choices({ people, current, incoming, cancel }: Pick<OfferProps, 'people' | 'current' | 'incoming'> & { cancel: ReactNode }) {
  const [{ name }, ...others] = incoming
  const isEmpty = people.length === 1 && isEmptyWallet(current.wallet)
  const mine = current === people[0] ? 'la mía' : `la de ${current.name}`
  if (isEmpty) {
    return (
      <ActionsRow>
        <button className={button('main')} type="submit" name="change" value={others.length > 0 ? 'replaceAll' : 'replace'}>
          {others.length > 0 ? 'Usar estas billeteras' : 'Usar esta billetera'}
        </button>
        {cancel}
      </ActionsRow>
    )
  }
  if (others.length > 0) {
    return (
      <ActionsRow>
        <button className={button()} type="submit" name="change" value="replaceAll">
          Reemplazar las que hay
        </button>
        <button className={button()} type="submit" name="change" value="join">
          Sumar a estas personas
        </button>
        {cancel}
      </ActionsRow>
    )
  }
  return (
    <>
      <ActionsRow>
        <button className={button()} type="submit" name="change" value="replace" formNoValidate>
          Reemplazar {mine}
        </button>
        <button className={button()} type="submit" name="change" value="add" formNoValidate>
          Sumar a {mine}
        </button>
        {cancel}
      </ActionsRow>
      <div className={inlineForm.form}>
        <label htmlFor="de-quien">¿Es de otra persona? Ponele un nombre</label>
        <input
          className={field.field}
          id="de-quien"
          name="name"
          autoComplete="off"
          maxLength={MAX_NAME}
          defaultValue={name}
          placeholder="Ana"
          required
        />
        <button className={button()} type="submit" name="change" value="join">
          Sumar como persona
        </button>
      </div>
    </>
  )
}

function contentWords({ instruments, answers }: Wallet): string {
  const words = [
    ...instruments.map(
      ({ method, cards }) => fullName(method) + (cards && cards.length > 0 ? ` (${counted(cards.length, 'tarjeta', 'tarjetas')})` : ''),
    ),
    ...CONDITIONS.filter((name) => answers[CONDITION_KEYS[name]]).map((name) => CONDITION_LABELS[name]),
    ...CLUBS.filter(({ name }) => answers[membershipKey(name)]).map(({ label }) => label),
  ]
  return words.length > 0 ? `${words.join(', ')}.` : 'Está vacía.'
}
