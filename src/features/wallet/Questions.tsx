import { useEffect, useRef, useState } from 'react'
import { answerWorthWords } from '#domain/phrases/wizard.ts'
import { PARAMETERS } from '#domain/wallet/codec/parameters.ts'
import type { Person } from '#domain/wallet/household.ts'
import { AnswerField } from './AnswerField.tsx'
import { Hint, MoreFields } from './Hint.tsx'
import { loadQuestions } from './wallet.functions.ts'
import styles from './wallet.module.css'
import { followUps, questionsById, type WalletQuestionRef } from './walletQuestions.ts'
import { countWords } from './walletWords.ts'

type Props = {
  /** The person's questions; null when they failed to load, undefined while they were not asked for. */
  initial: WalletQuestionRef[] | null | undefined
  person: Person
  /** The person's name; null for the reader. */
  name: string | null
  action: string
}

const OPEN = 4

/** Lists the open questions, those that settle the most promotions first, then the answers, all changeable. What is answered stays in its place. */
export function Questions({ initial, person, name, action }: Props) {
  const questions = useQuestions(initial, person.id, PARAMETERS.wallet.write(person.wallet))
  if (questions === undefined) return <Hint>Un momento…</Hint>
  if (questions === null) return <Hint>Ahora no pudimos traer las preguntas. Probá de nuevo en un rato.</Hint>
  const open = questions.filter(({ settles }) => settles !== undefined)
  const answered = questions.filter(({ settles }) => settles === undefined)
  const further = followUps(person.wallet).filter(({ id }) => questions.every((one) => one.id !== id))
  const rest = open.slice(OPEN)
  const list = (asked: readonly WalletQuestionRef[]) => (
    <div className={styles.list}>
      {questionsById(asked).map(({ question, worth }) => (
        <AnswerField key={question.id} {...{ question, person, name, action }} note={noteOn(worth)} />
      ))}
    </div>
  )
  return (
    <>
      {list([...open.slice(0, OPEN), ...further])}
      {rest.length > 0 && <MoreFields title={`Ver ${countWords(rest.length, 'pregunta más', 'preguntas más')}`}>{list(rest)}</MoreFields>}
      {answered.length > 0 && <p className={styles.heading}>Lo que nos dijiste</p>}
      {list(answered)}
    </>
  )
}

/** Says what an answer is worth; null for a question that was asked before. */
function noteOn({ settles, touches }: WalletQuestionRef): string | null {
  return settles === undefined || touches === undefined ? null : answerWorthWords({ settles, touches })
}

/** Loads the questions, and again when the held methods change, because other institutions have other tiers. Until then the old ones stay. */
function useQuestions(initial: Props['initial'], whose: string, held: string): Props['initial'] {
  const [loaded, setLoaded] = useState<Props['initial']>(undefined)
  const loadedFor = useRef(initial === undefined ? null : held)
  useEffect(() => {
    if (loadedFor.current === held) return
    let isStale = false
    const show = (questions: WalletQuestionRef[] | null) => {
      if (isStale) return
      loadedFor.current = held
      setLoaded(questions)
    }
    loadQuestions({ data: whose }).then(show, () => setLoaded((before) => before ?? initial ?? null))
    return () => {
      isStale = true
    }
  }, [whose, held, initial])
  return loaded === undefined ? initial : loaded
}
