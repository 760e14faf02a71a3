import clsx from 'clsx'
import type { ReactNode } from 'react'
import { findChosen } from '#domain/choice/openQuestions.ts'
import { type Choice, keysAnsweredBy, PLACE_QUESTION, type Question } from '#domain/questions/catalogue.ts'
import type { Person } from '#domain/wallet/household.ts'
import text from '#ui/text.module.css'
import { getQuestionAnchor } from './answersValue.ts'
import type { KeptChange } from './keptChange.ts'
import { PickButton, SmallPicks } from './Pick.tsx'
import { PlaceField } from './PlaceField.tsx'
import { WalletForm } from './WalletForm.tsx'
import styles from './wallet.module.css'
import { makeSameAnswers } from './walletChange.ts'

type Props = {
  question: Question
  person: Person
  /** The person's name; null for the reader. */
  name: string | null
  action: string
  onKept?: (kept: KeptChange) => void
  note?: ReactNode
}

/** Shows a question with its choices. The choice made is pressed: pressing it again takes it back, pressing another replaces it. */
export function AnswerField({ question, person, name, action, onKept, note }: Props) {
  if (question === PLACE_QUESTION) return <PlaceField {...{ person, name, action }} />
  const id = getQuestionAnchor(question)
  return (
    <WalletForm action={`${action}#${id}`} person={person} onKept={onKept}>
      <QuestionGroup legend={question.ask(name)} id={id} isLine={question.choices.length === 2} note={note}>
        <ChoiceButtons question={question} person={person} />
      </QuestionGroup>
    </WalletForm>
  )
}

/** Shows the choices as buttons of the surrounding form. @param canBeUnknown Whether «No sé» stands beside them, chosen until something is said. */
export function ChoiceButtons({
  question,
  person: { wallet },
  canBeUnknown = false,
}: Pick<Props, 'question' | 'person'> & { canBeUnknown?: boolean }) {
  const chosen = findChosen(question, wallet)
  return (
    <SmallPicks>
      {question.choices.map((one) => (
        <PickButton key={one.label} change={{ kind: 'answers', answers: answersOf(question, one, chosen) }} pressed={one === chosen}>
          {one.label}
        </PickButton>
      ))}
      {canBeUnknown && (
        <PickButton change={{ kind: 'answers', answers: makeSameAnswers(keysAnsweredBy(question), null) }} pressed={chosen === undefined}>
          No sé
        </PickButton>
      )}
    </SmallPicks>
  )
}

function answersOf(question: Question, choice: Choice, chosen: Choice | undefined) {
  return choice === chosen ? makeSameAnswers(keysAnsweredBy(question), null) : choice.answers
}

type GroupProps = {
  legend: string
  /** Whether the answers stand beside the question if there is room. */
  isLine?: boolean
  note?: ReactNode
  /** The element's id, to which a reload without JavaScript returns. */
  id?: string
  children: ReactNode
}

/** Groups answers under their question, or beside it. */
export function QuestionGroup({ legend, isLine = false, note, id, children }: GroupProps) {
  return (
    <fieldset className={clsx(styles.question, isLine && styles.line)} id={id}>
      <legend>{legend}</legend>
      {children}
      {note && <p className={clsx(text.aside, styles.note)}>{note}</p>}
    </fieldset>
  )
}
