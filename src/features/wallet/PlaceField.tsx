import clsx from 'clsx'
import { findChosen } from '#domain/choice/openQuestions.ts'
import { type Choice, PLACE_QUESTION } from '#domain/questions/catalogue.ts'
import type { Person } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import field from '#ui/field.module.css'
import { answersValue, getQuestionAnchor } from './answersValue.ts'
import { WalletForm } from './WalletForm.tsx'
import styles from './wallet.module.css'
import { makeSameAnswers } from './walletChange.ts'

type Props = { person: Person; name: string | null; action: string }

/**
 * Asks where the shopper buys. Places are too many for buttons, so this is a select whose option values are the values of
 * such buttons. With scripts, choosing one stores it at once.
 */
export function PlaceField({ person, name, action }: Props) {
  const id = getQuestionAnchor(PLACE_QUESTION)
  const chosen = findChosen(PLACE_QUESTION, person.wallet)
  const valueFor = ({ answers }: Choice) => answersValue(answers)
  const nowhere = answersValue(makeSameAnswers(Object.keys(chosen?.answers ?? {}), null))
  return (
    <WalletForm action={`${action}#${id}`} person={person} className={clsx(styles.form, styles.place)}>
      <label htmlFor={id}>{PLACE_QUESTION.ask(name)}</label>
      {/* The key resets the field when the wallet is replaced or erased. */}
      <select
        key={chosen?.label}
        id={id}
        name="change"
        className={field.field}
        defaultValue={chosen ? valueFor(chosen) : nowhere}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value={nowhere}>Elegí el lugar</option>
        {PLACE_QUESTION.choices.map((choice) => (
          <option key={choice.label} value={valueFor(choice)}>
            {choice.label}
          </option>
        ))}
      </select>
      <noscript>
        <button className={buttonClass()} type="submit">
          Guardar
        </button>
      </noscript>
    </WalletForm>
  )
}
