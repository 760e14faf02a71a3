import clsx from 'clsx'
import type { FormEvent } from 'react'
import { answerValue } from '#domain/answerValue.ts'
import type { Person } from '#domain/household.ts'
import { worthWords } from '#domain/phrases/questions.ts'
import type { QuestionKey } from '#domain/question.ts'
import type { Rankable } from '#domain/ranking.ts'
import { button } from '#ui/button.ts'
import text from '#ui/text.module.css'
import styles from './CardQuestion.module.css'

/** `person`: who is asked, where that is not the first. `settles`: of how many promotions the answer decides. */
type Props = { question: QuestionKey; ask: string; promotion: Rankable; person: Person | undefined; settles: number; action: string }

/** The one question on a card of the list. What keeps the answer is fetched when it is given: the list must stand before. */
export function CardQuestion({ question, ask, promotion, person, settles, action }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const form = event.currentTarget
    import('./cardAnswer.ts').then(
      ({ keepCardAnswer }) => keepCardAnswer(submitter, promotion, person?.id),
      () => sendAsIs(form, submitter),
    )
  }
  return (
    <form method="post" action={action} onSubmit={submit}>
      {person && <input type="hidden" name="whose" value={person.id} />}
      <fieldset className={styles.question}>
        <legend>{ask}</legend>
        <div className={styles.answers}>
          {([true, false] as const).map((answer) => (
            <button key={String(answer)} className={button()} type="submit" name="change" value={answerValue(question, answer)}>
              {answer ? 'Sí' : 'No'}
            </button>
          ))}
        </div>
        {settles > 1 && <p className={clsx(text.aside, styles.note)}>{worthWords({ settles, touches: settles })}</p>}
      </fieldset>
    </form>
  )
}

/** As the browser would have sent it without any script. */
function sendAsIs(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
  form.append(field)
  form.submit()
}
