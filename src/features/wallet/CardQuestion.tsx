import type { FormEvent } from 'react'
import { answerValue } from '#domain/answerValue.ts'
import type { QuestionKey } from '#domain/question.ts'
import type { Rankable } from '#domain/ranking.ts'
import { button } from '#ui/button.ts'
import styles from './CardQuestion.module.css'

type Props = { question: QuestionKey; ask: string; promotion: Rankable; action: string }

/** The one question on a card of the list. What keeps the answer is fetched when it is given: the list must stand before. */
export function CardQuestion({ question, ask, promotion, action }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const form = event.currentTarget
    import('./cardAnswer.ts').then(
      ({ keepCardAnswer }) => keepCardAnswer(submitter, promotion),
      () => sendAsIs(form, submitter),
    )
  }
  return (
    <form method="post" action={action} onSubmit={submit}>
      <fieldset className={styles.question}>
        <legend>{ask}</legend>
        <div className={styles.answers}>
          {([true, false] as const).map((answer) => (
            <button key={String(answer)} className={button()} type="submit" name="change" value={answerValue(question, answer)}>
              {answer ? 'Sí' : 'No'}
            </button>
          ))}
        </div>
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
