import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { CLUBS } from '#domain/catalogue/club.ts'
import type { Use } from '#domain/uses/use.ts'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { parsePeopleFragment } from '#domain/wallet/codec/link.ts'
import { type Household, MAX_NAME, type Person } from '#domain/wallet/household.ts'
import { HOLDER_STATUS_KEYS, HOLDER_STATUSES, isEmptyWallet, membershipKey, type Wallet } from '#domain/wallet/wallet.ts'
import { buttonClass } from '#ui/button.ts'
import field from '#ui/field.module.css'
import { showToast } from '#ui/toast.ts'
import type { DeviceContent } from './deviceFile.ts'
import { submitChange } from './keepChange.ts'
import { usesAfter, whoseAfter } from './keptChange.ts'
import { shownName } from './People.tsx'
import styles from './settings.module.css'
import { SETTINGS_PATH } from './settingsSearch.ts'
import inlineForm from './wallet.module.css'
import type { Whose } from './walletChange.ts'
import { countWords, HOLDER_STATUS_LABELS, shortName } from './walletWords.ts'

type Props = {
  persona: string | undefined
  people: Household
  current: Person
  /** The content of an opened file. Choosing its wallets also stores its uses. */
  file: DeviceContent | null
  keepUses: (uses: readonly Use[]) => Promise<boolean>
  /** Called when wallets and uses are stored, or the shopper declines them. */
  onDone: () => void
}

const NO_USES: readonly Use[] = []

/**
 * Shows the wallets that a link, code or file brings, and asks what to do with them; nothing is stored before that. The server does not see
 * what is after the `#` of an address, so it appears only after hydration.
 */
export function IncomingWallet({ persona, people, current, file, keepUses, onDone }: Props) {
  const fragment = useLocation({ select: ({ hash }) => hash })
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const ofFile = file && { ok: true as const, value: file.people }
  const incoming = (isHydrated ? parsePeopleFragment(fragment) : null) ?? ofFile
  if (!incoming) return null
  const decline = (label: string) => (
    <Link className={buttonClass()} to="/configuracion/medios" search={{ persona }} onClick={onDone}>
      {label}
    </Link>
  )
  if (!incoming.ok) {
    return (
      <div className={styles.incoming} role="alert">
        <p>
          <b>No pudimos leer la billetera de ese enlace:</b> {incoming.problem}. La tuya quedó como estaba.
        </p>
        {decline('Entendido')}
      </div>
    )
  }
  const uses = (incoming === ofFile && file?.uses) || NO_USES
  const leave = (brought: readonly Use[], next: Whose) => {
    void navigate({ to: '/configuracion/medios', search: { persona: next }, replace: true })
    if (brought.length === 0) return onDone()
    // Uses that could not be stored stay on offer.
    void keepUses(brought).then((areKept) => {
      if (!areKept) return
      showToast(`Trajimos ${usesWords(brought.length)}`)
      onDone()
    })
  }
  if (encodeHousehold(incoming.value) === encodeHousehold(people)) {
    if (uses.length > 0) return <NewUses uses={uses} keep={() => leave(uses, persona)} decline={decline('Cancelar')} />
    return (
      <div className={styles.incoming}>
        <p>
          <b>Esa billetera es la que ya tenés.</b> Para llevarla a otro dispositivo, abrí este enlace ahí.
        </p>
        {decline('Entendido')}
      </div>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const kept = submitChange(event)
    if (!kept) return
    showToast(incoming.value.length > 1 ? 'Las billeteras quedaron guardadas' : 'La billetera quedó guardada')
    leave(usesAfter(uses, kept, incoming.value), whoseAfter(kept, persona))
  }
  return <Offer {...{ people, current, uses, submit }} incoming={incoming.value} decline={decline('Cancelar')} />
}

function usesWords(count: number): string {
  return count === 1 ? 'un uso anotado' : `${count} usos anotados`
}

/** Offers the uses of a file whose wallets are those that are here. */
function NewUses({ uses, keep, decline }: { uses: readonly Use[]; keep: () => void; decline: ReactNode }) {
  return (
    <div className={styles.incoming}>
      <h2 id="incoming" tabIndex={-1}>
        {uses.length === 1 ? 'Llegó' : 'Llegaron'} {usesWords(uses.length)}
      </h2>
      <p>La billetera es la que ya tenés. Lo anotado se suma a lo que anotaste acá.</p>
      <ActionsRow>
        <button className={buttonClass('main')} type="button" onClick={keep}>
          Sumarlos
        </button>
        {decline}
      </ActionsRow>
    </div>
  )
}

type OfferProps = Pick<Props, 'people' | 'current'> & {
  incoming: Household
  uses: readonly Use[]
  submit: (event: FormEvent<HTMLFormElement>) => void
  decline: ReactNode
}

function Offer({ incoming, people, current, uses, submit, decline }: OfferProps) {
  const [{ name }] = incoming
  const areSeveral = incoming.length > 1
  const isEmpty = people.length === 1 && isEmptyWallet(current.wallet)
  const look = isEmpty ? buttonClass('main') : buttonClass()
  return (
    <form className={styles.incoming} method="post" action={SETTINGS_PATH} aria-labelledby="incoming" onSubmit={submit}>
      <h2 id="incoming" tabIndex={-1}>
        {areSeveral ? `Llegaron ${incoming.length} billeteras` : 'Llegó una billetera'}
      </h2>
      {incoming.map((person) => (
        <p key={person.id}>
          {(areSeveral || name !== '') && <b>{shownName(person)}: </b>}
          {contentWords(person.wallet)}
        </p>
      ))}
      <input type="hidden" name="people" value={encodeHousehold(incoming)} />
      <input type="hidden" name="whose" value={current.id} />
      {uses.length > 0 && <p>También trae {usesWords(uses.length)}: se suma a lo que anotaste acá.</p>}
      <ActionsRow>
        {choicesOf(areSeveral, isEmpty, current === people[0] ? 'la mía' : `la de ${current.name}`).map(([change, label]) => (
          <button key={change} className={look} type="submit" name="change" value={change} formNoValidate>
            {label}
          </button>
        ))}
        {decline}
      </ActionsRow>
      {!areSeveral && !isEmpty && <AsPerson name={name} />}
    </form>
  )
}

/** Returns the choices, which depend on how many people came and on whether this device has a wallet: the change and its words. */
function choicesOf(areSeveral: boolean, isEmpty: boolean, mine: string): [change: string, label: string][] {
  if (areSeveral && isEmpty) return [['replaceAll', 'Usar estas billeteras']]
  if (isEmpty) return [['replace', 'Usar esta billetera']]
  if (areSeveral) {
    return [
      ['replaceAll', 'Reemplazar las que hay'],
      ['join', 'Sumar a estas personas'],
    ]
  }
  return [
    ['replace', `Reemplazar ${mine}`],
    ['add', `Sumar a ${mine}`],
  ]
}

function AsPerson({ name }: { name: string }) {
  return (
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
      <button className={buttonClass()} type="submit" name="change" value="join">
        Sumar como persona
      </button>
    </div>
  )
}

function contentWords({ instruments, answers }: Wallet): string {
  const words = [
    ...instruments.map(
      ({ method, cards }) => shortName(method) + (cards && cards.length > 0 ? ` (${countWords(cards.length, 'tarjeta', 'tarjetas')})` : ''),
    ),
    ...HOLDER_STATUSES.filter((name) => answers[HOLDER_STATUS_KEYS[name]]).map((name) => HOLDER_STATUS_LABELS[name]),
    ...CLUBS.filter(({ name }) => answers[membershipKey(name)]).map(({ label }) => label),
  ]
  return words.length > 0 ? `${words.join(', ')}.` : 'Está vacía.'
}

export function ActionsRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
