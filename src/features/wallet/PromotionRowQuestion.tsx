import type { FormEvent } from 'react'
import type { Rankable } from '#domain/choice/ranking.ts'
import type { Question } from '#domain/questions/catalogue.ts'
import type { Person } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import { submitWithoutScript } from '#ui/reloads.ts'
import { answersValue } from './answersValue.ts'
import styles from './settings.module.css'

type Props = { question: Question; promotion: Rankable; person: Person | undefined; action: string }

/** Asks a question on a card of the list. The code that stores the answer loads with the answer, because the list must show first. */
export function PromotionRowQuestion({ question, promotion, person, action }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const form = event.currentTarget
    import('./rowAnswer.ts').then(
      ({ keepRowAnswer }) => keepRowAnswer(form, submitter, promotion),
      // The code for the answer failed to load.
      () => submitWithoutScript(form, submitter),
    )
  }
  return (
    <form method="post" action={action} onSubmit={submit}>
      {person && <input type="hidden" name="whose" value={person.id} />}
      <fieldset className={styles.question}>
        <legend>{question.ask(person?.name ?? null)}</legend>
        <div className={styles.answers}>
          {question.choices.map(({ label, answers }) => (
            <button key={label} className={buttonClass()} type="submit" name="change" value={answersValue(answers)}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
