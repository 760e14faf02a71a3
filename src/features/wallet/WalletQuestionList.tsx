import { useEffect, useRef, useState } from 'react'
import type { OpenQuestion } from '#domain/choice/openQuestions.ts'
import { worthWords } from '#domain/phrases/questions.ts'
import { PARAMETERS } from '#domain/wallet/codec/parameters.ts'
import type { Person } from '#domain/wallet/household.ts'
import { AnswerField } from './AnswerField.tsx'
import { Hint } from './Hint.tsx'
import { More } from './More.tsx'
import styles from './WalletQuestionList.module.css'
import { loadQuestions } from './wallet.functions.ts'
import type { WalletQuestions } from './walletQuestions.ts'
import { counted } from './walletWords.ts'

type Props = {
  initial: WalletQuestions | null
  person: Person
  action: string
}

const OPEN = 4

/** Lists the shopper's answers, all changeable, then the open questions, those that settle the most promotions first. */
export function WalletQuestionList({ initial, person, action }: Props) {
  const questions = useQuestions(initial, person.id, PARAMETERS.wallet.write(person.wallet))
  if (questions === null) return <Hint>Ahora no pudimos traer las preguntas. Probá de nuevo en un rato.</Hint>
  const { answered, open } = questions
  const rest = open.slice(OPEN)
  return (
    <>
      {answered.length > 0 && (
        <>
          <h3 className={styles.heading}>Lo que nos dijiste</h3>
          <div className={styles.list}>
            {answered.map((question) => (
              <AnswerField key={question.key} question={question} person={person} action={action} />
            ))}
          </div>
        </>
      )}
      {open.length > 0 && <h3 className={styles.heading}>{answered.length > 0 ? 'Lo que todavía no' : 'Contanos'}</h3>}
      <div className={styles.list}>{open.slice(0, OPEN).map((question) => asOpen(question, person, action))}</div>
      {rest.length > 0 && (
        <More title={`Ver ${counted(rest.length, 'pregunta más', 'preguntas más')}`}>
          <div className={styles.list}>{rest.map((question) => asOpen(question, person, action))}</div>
        </More>
      )}
    </>
  )
}

function asOpen(question: OpenQuestion, person: Person, action: string) {
  return <AnswerField key={question.key} question={question} person={person} action={action} note={worthWords(question)} />
}

/** Loads the questions again when the held methods change, because other institutions have other tiers. Until then the old ones stay. */
function useQuestions(initial: WalletQuestions | null, whose: string, held: string): WalletQuestions | null {
  const [loaded, setLoaded] = useState<WalletQuestions | null>(null)
  const loadedFor = useRef(held)
  useEffect(() => {
    if (loadedFor.current === held) return
    let isStale = false
    const show = (questions: WalletQuestions | null) => {
      if (isStale) return
      loadedFor.current = held
      setLoaded(questions)
    }
    loadQuestions({ data: whose }).then(show, () => {})
    return () => {
      isStale = true
    }
  }, [whose, held])
  return loaded ?? initial
}
