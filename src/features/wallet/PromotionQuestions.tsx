import { type AskedQuestion, isAnswered, keepRelevantQuestions } from '#domain/choice/askedQuestion.ts'
import { makeShopper, type Rankable, rankForPerson } from '#domain/choice/ranking.ts'
import { type Household, personOf } from '#domain/wallet/household.ts'
import link from '#ui/link.module.css'
import { AnswerField } from './AnswerField.tsx'
import { tellVerdict } from './tellVerdict.ts'

type Props = {
  promotion: Rankable
  asked: readonly AskedQuestion[]
  people: Household
  /** The id of the person for whom the promotion is, or may be, usable. */
  whose: string
  action: string
}

/**
 * Asks the questions that decide whether the person can use the promotion; answers can be changed in place. Renders nothing
 * when nothing is asked.
 */
export function PromotionQuestions({ promotion, asked, people, whose, action }: Props) {
  const person = personOf(people, whose)
  const { eligibility } = rankForPerson(promotion, person, makeShopper(people))
  const questions = keepRelevantQuestions(asked, eligibility, person.wallet)
  // Open questions come before answered ones, which stay changeable.
  const [first, ...more] = [...questions].sort((a, b) => Number(isAnswered(a, person.wallet)) - Number(isAnswered(b, person.wallet)))
  if (first === undefined) return null
  const fieldOf = (question: AskedQuestion) => (
    <AnswerField
      key={question.key}
      question={question}
      person={person}
      action={action}
      onKept={({ after }) => tellVerdict(promotion, after, whose)}
    />
  )
  return (
    <>
      {person !== people[0] && (
        <p>
          <b>Preguntale a {person.name}:</b>
        </p>
      )}
      {fieldOf(first)}
      {more.length > 0 && (
        <details>
          <summary className={link.disclosure}>Más preguntas</summary>
          {more.map(fieldOf)}
        </details>
      )}
    </>
  )
}
