import { isAnswered, questionsOf, questionsOn } from '#domain/choice/openQuestions.ts'
import { makeShopper, type Rankable, rankForPerson } from '#domain/choice/ranking.ts'
import type { Question } from '#domain/questions/catalogue.ts'
import { type Household, personOf } from '#domain/wallet/household.ts'
import link from '#ui/link.module.css'
import { AnswerField } from './AnswerField.tsx'
import { tellVerdict } from './rowAnswer.ts'

type Props = {
  promotion: Rankable
  people: Household
  /** The id of the person for whom the promotion is, or may be, usable. */
  whose: string
  action: string
}

/**
 * Asks the questions that decide whether the person can use the promotion. Open ones come before answered ones, which stay
 * changeable. Renders nothing when nothing is asked.
 */
export function PromotionQuestions({ promotion, people, whose, action }: Props) {
  const person = personOf(people, whose)
  const { eligibility } = rankForPerson(promotion, person, makeShopper(people))
  const open = questionsOn(eligibility, person.wallet)
  const isOpen = (question: Question) => open.some(({ id }) => id === question.id)
  const answered = questionsOf(promotion).filter((question) => !isOpen(question) && isAnswered(question, person.wallet))
  const [first, ...more] = [...open, ...answered]
  if (first === undefined) return null
  const fieldOf = (question: Question) => (
    <AnswerField
      key={question.id}
      question={question}
      person={person}
      name={person === people[0] ? null : person.name}
      action={action}
      onKept={({ after }) => tellVerdict(promotion, after, whose)}
    />
  )
  return (
    <>
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
