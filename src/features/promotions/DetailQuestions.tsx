import { Link } from '@tanstack/react-router'
import { makeQuestion } from '#domain/questions/question.ts'
import link from '#ui/link.module.css'
import styles from './PromotionDetail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

type QuestionsProps = Pick<DetailProps, 'ranked' | 'people' | 'source' | 'inDetail' | 'place'> & { whose: string }

/**
 * Asks the shopper the open questions. Until the server's data is loaded it shows the promotion's conditions, except
 * tiers, which may be choices of one question.
 */
export function DetailQuestions({ ranked: { promotion, eligibility }, people, whose, source, inDetail, place }: QuestionsProps) {
  const open = eligibility.status === 'maybe' ? eligibility.missing : []
  const known = source === 'waiting' || source === null ? null : source.questions
  const asked =
    known ??
    open.flatMap(({ question, clause }) =>
      question === undefined || clause === undefined ? [] : [{ ...makeQuestion(question), clause, choices: [] }],
    )
  const shown = asked.filter(({ oneOf }) => known !== null || source === null || oneOf === null)
  const isCard = open.some(({ kind }) => kind === 'card')
  return (
    <div className={styles.questions}>
      {inDetail.questions({ promotion, asked: shown, people, whose, action: place })}
      {isCard && (
        <p>
          <Link
            className={link.touch}
            to="/configuracion/medios/wizard/$step"
            params={{ step: 'bienvenida' }}
            search={{ persona: whose === people[0].id ? undefined : whose }}
          >
            Decinos qué tarjetas tenés
          </Link>
        </p>
      )}
    </div>
  )
}
