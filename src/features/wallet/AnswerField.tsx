import type { ReactNode } from 'react'
import { type AskedQuestion, answerableKeys } from '#domain/choice/askedQuestion.ts'
import { questionWords } from '#domain/phrases/questions.ts'
import type { Question as OneQuestion } from '#domain/questions/question.ts'
import type { Person } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { answerTo } from '#domain/wallet/walletAnswer.ts'
import { button } from '#ui/button.ts'
import field from '#ui/field.module.css'
import { answersValue } from './answersValue.ts'
import inlineForm from './inlineForm.module.css'
import type { KeptChange } from './keptChange.ts'
import { Pick, SmallPicks } from './Pick.tsx'
import { QuestionGroup } from './Question.tsx'
import { WalletForm } from './WalletForm.tsx'
import { sameAnswer } from './walletChange.ts'

type Props = {
  question: AskedQuestion
  person: Person
  action: string
  onKept?: (kept: KeptChange) => void
  note?: ReactNode
}

/** Returns the id of the question's element, to which a reload without JavaScript returns. */
function placeOf({ key }: Pick<AskedQuestion, 'key'>): string {
  return `pregunta-${key.replaceAll(':', '-')}`
}

/** Shows a question with its answers. A given answer is pressed: pressing it again removes it, pressing another replaces it. */
export function AnswerField({ question, person, action, onKept, note }: Props) {
  const { wallet } = person
  const id = placeOf(question)
  const { choices } = question
  const isChoice = choices.length > 0
  if (question.oneOf === 'province' && isChoice) return <ProvinceField {...{ question, person, action, note }} />
  return (
    <WalletForm action={`${action}#${id}`} person={person} onKept={onKept}>
      <QuestionGroup legend={questionWords(question)} id={id} isLine={!isChoice} note={note}>
        {isChoice ? <Choices question={question} wallet={wallet} /> : <YesOrNo question={question} wallet={wallet} />}
      </QuestionGroup>
    </WalletForm>
  )
}

const ANSWERS: [boolean, string][] = [
  [true, 'Sí'],
  [false, 'No'],
]

function YesOrNo({ question: { key }, wallet }: { question: OneQuestion; wallet: Wallet }) {
  const said = answerTo(wallet, key)
  return (
    <SmallPicks>
      {ANSWERS.map(([answer, label]) => (
        <Pick key={label} change={{ kind: 'answers', answers: { [key]: said === answer ? null : answer } }} pressed={said === answer}>
          {label}
        </Pick>
      ))}
    </SmallPicks>
  )
}

function Choices({ question, wallet }: { question: AskedQuestion; wallet: Wallet }) {
  const among = answerableKeys(question)
  const answers = among.map((key) => answerTo(wallet, key))
  const isNone = answers.every((answer) => answer === false)
  return (
    <SmallPicks>
      {question.choices.map(({ key, name }, at) => (
        <Pick
          key={key}
          change={{
            kind: 'answers',
            answers: answers[at] === true ? sameAnswer(among, null) : { ...sameAnswer(among, false), [key]: true },
          }}
          pressed={answers[at] === true}
        >
          {name}
        </Pick>
      ))}
      <Pick change={{ kind: 'answers', answers: sameAnswer(among, isNone ? null : false) }} pressed={isNone}>
        Ninguno de estos
      </Pick>
    </SmallPicks>
  )
}

/**
 * Provinces are too many for buttons, so this is a select whose option values are the values of such buttons. With scripts,
 * choosing one stores it at once.
 */
function ProvinceField({ question, person, action, note }: Omit<Props, 'onKept'>) {
  const id = placeOf(question)
  const among = answerableKeys(question)
  const held = among.find((key) => answerTo(person.wallet, key) === true)
  const none = sameAnswer(among, null)
  return (
    <WalletForm action={`${action}#${id}`} person={person} className={inlineForm.form}>
      <label htmlFor={id}>{questionWords(question)}</label>
      {/* The key resets the field when the wallet is replaced or erased. */}
      <select
        key={held}
        id={id}
        name="change"
        className={field.field}
        defaultValue={answersValue(held === undefined ? none : { [held]: true })}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value={answersValue(none)}>Elegí tu provincia</option>
        {question.choices.map(({ key, name }) => (
          <option key={key} value={answersValue({ [key]: true })}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button className={button()} type="submit">
          Guardar
        </button>
      </noscript>
      {note}
    </WalletForm>
  )
}
