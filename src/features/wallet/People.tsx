import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { type Household, MAX_NAME, MAX_PEOPLE, type Person, personOf, readName } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import field from '#ui/field.module.css'
import { Notice } from '#ui/Notice.tsx'
import { showToast } from '#ui/toast.ts'
import { Hint, MoreFields } from './Hint.tsx'
import { keepChange } from './keepChange.ts'
import { type KeptChange, whoseAfter } from './keptChange.ts'
import { SETTINGS_PATH, type WhoseSearch } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import type { WizardStep } from './WizardLink.tsx'
import styles from './wallet.module.css'
import { personNamed, type Whose } from './walletChange.ts'

/** Returns how the screens address a person to the holder of the device: by name, or «Vos» without one. */
export function shownName({ name }: Pick<Person, 'name'>): string {
  return name === '' ? 'Vos' : name
}

type TabsProps = { people: Household; current: Person; step?: WizardStep; choose?: (whose: Whose) => void }

/**
 * Tabs for the person whose wallet the page shows: the settings, or a step of the wizard; with `choose`, in place. Renders nothing for a
 * household of one.
 */
export function PeopleTabs({ people, current, step, choose }: TabsProps) {
  if (people.length === 1) return null
  return (
    <nav aria-label="De quién">
      <ul className={clsx(chip.choice, styles.tabs)}>
        {people.map((person) => (
          <li key={person.id}>
            <Link
              className={chip.chip}
              to={step === undefined ? SETTINGS_PATH : '/configuracion/medios/wizard/$step'}
              params={{ step }}
              search={{ persona: person === people[0] ? undefined : person.id }}
              // An address without a person means the first. The router would otherwise match it with the other people's
              // addresses too.
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={person === current ? 'page' : undefined}
              activeProps={{}}
              onClick={(event) => {
                if (!choose) return
                event.preventDefault()
                choose(person === people[0] ? undefined : person.id)
              }}
            >
              {shownName(person)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Asks in the wizard for the other person of two, whose wizard comes next. */
export function SecondPerson({ action }: { action: string }) {
  const navigate = useNavigate()
  const onKept = (kept: KeptChange) => {
    tellChange(kept)
    void navigate({
      to: '/configuracion/medios/wizard/$step',
      params: { step: 'bienvenida' },
      search: { persona: whoseAfter(kept, undefined) },
    })
  }
  return (
    <MoreFields title="¿Compran de a dos?">
      <JoinForm action={action} onKept={onKept} count={1} />
    </MoreFields>
  )
}

/** Lets the shopper add, name and remove people. @param isFull Whether the last person did not fit. @param persona Whose page this is. */
export function PeopleFields({ people, isFull, persona }: { people: Household; isFull: boolean } & WhoseSearch) {
  const isAlone = people.length === 1
  const navigate = useNavigate()
  const rows: Rows = {
    action: persona === undefined ? SETTINGS_PATH : `${SETTINGS_PATH}?${new URLSearchParams({ persona })}`,
    onKept(kept) {
      tellChange(kept)
      const next = whoseAfter(kept, persona)
      // Who was moved to the first place stays in sight.
      const isMoved = kept.change.kind === 'first'
      if (next !== persona) void navigate({ to: SETTINGS_PATH, search: { persona: next }, ...(isMoved && { hash: true }) })
    },
  }
  return (
    <>
      <Hint>
        {isAlone
          ? '¿Compran entre varios? Sumá a quien quieras y te decimos con la de quién conviene pagar. Los topes se cuentan por persona.'
          : 'Te decimos con la de quién conviene pagar, y los topes se cuentan por persona. Lo de cada uno queda en este dispositivo.'}
      </Hint>
      {!isAlone && (
        <Hint>
          {people[0].name === ''
            ? 'El primer lugar es de quien usa este dispositivo. Si es otra persona, ponete un nombre acá abajo y la podés pasar.'
            : 'El primer lugar es de quien usa este dispositivo: «Mis medios de pago» son los suyos.'}
        </Hint>
      )}
      {isFull && (
        <Notice tone="alarm">
          <b>No entra más en este dispositivo.</b> Sacá medios que no usen, o a alguien.
        </Notice>
      )}
      {!isAlone && (
        <ol className={styles.people}>
          {people.map((person, place) => (
            <Named key={person.id} {...rows} person={person} place={place} first={people[0]} />
          ))}
        </ol>
      )}
      {people.length < MAX_PEOPLE ? <JoinForm {...rows} count={people.length} /> : <Hint>Son {MAX_PEOPLE}: más no entran.</Hint>}
    </>
  )
}

type Rows = { action: string; onKept: (kept: KeptChange) => void }

export function JoinForm({ count, ...form }: Rows & { count: number }) {
  return (
    <WalletForm {...form} person={null} className={styles.form}>
      <label htmlFor="nueva-persona">Sumar a alguien</label>
      <input
        // The key empties the field when somebody joined.
        key={count}
        className={field.field}
        id="nueva-persona"
        name="name"
        autoComplete="off"
        maxLength={MAX_NAME}
        placeholder="Ana"
        required
      />
      <button className={buttonClass()} type="submit" name="change" value="invite">
        Sumar
      </button>
    </WalletForm>
  )
}

export function tellChange({ change, before, after }: KeptChange): void {
  if (change.kind === 'join') {
    const joined = personNamed(after, change.people[0]?.name ?? '')
    if (joined) showToast(`${joined.name} ya está: marcá con qué paga`)
  }
  if (change.kind === 'first') showToast(`${after[0].name} está en el primer lugar`)
  if (change.kind === 'rename')
    showToast(personOf(after, change.who).name === readName(change.name) ? 'Nombre guardado' : 'Ese nombre ya es de otra persona')
  if (change.kind === 'leave') {
    const place = before.findIndex(({ id }) => id === change.who)
    const person = personOf(before, change.who)
    showToast(`Sacaste a ${shownName(person)}`, null, { label: 'Deshacer', act: () => void keepChange({ kind: 'return', person, place }) })
  }
}

function Named({ person, place, first, ...form }: Rows & { person: Person; place: number; first: Person }) {
  const { id, name } = person
  const inputId = `nombre-${id || 'propio'}`
  return (
    <li>
      <WalletForm {...form} person={person} className={styles.form}>
        <label htmlFor={inputId}>{place === 0 ? 'Tu nombre, si querés' : `Nombre de ${name}`}</label>
        <input
          // The key resets the field when the stored name changes.
          key={name}
          className={field.field}
          id={inputId}
          name="name"
          autoComplete="off"
          maxLength={MAX_NAME}
          defaultValue={name}
          placeholder={place === 0 ? 'Vos' : undefined}
          required={place > 0}
        />
        <button className={buttonClass()} type="submit" name="change" value="rename">
          Guardar
        </button>
        <div className={styles.moves}>
          {place > 0 && first.name !== '' && (
            <button
              className={buttonClass('quiet')}
              type="submit"
              name="change"
              value="first"
              formNoValidate
              aria-label={`Pasar a ${name} al primer lugar`}
            >
              Al primer lugar
            </button>
          )}
          <button
            className={buttonClass('quiet')}
            type="submit"
            name="change"
            value="leave"
            formNoValidate
            aria-label={`Sacar a ${shownName(person)}`}
          >
            Sacar
          </button>
        </div>
      </WalletForm>
    </li>
  )
}
