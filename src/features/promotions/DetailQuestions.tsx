import { Link } from '@tanstack/react-router'
import link from '#ui/link.module.css'
import styles from './PromotionDetail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

type QuestionsProps = Pick<DetailProps, 'ranked' | 'people' | 'inDetail' | 'place'> & { whose: string }

/** Asks the shopper the questions that decide the promotion, and links to the cards where these decide it. */
export function DetailQuestions({ ranked: { promotion, eligibility }, people, whose, inDetail, place }: QuestionsProps) {
  const isCard = eligibility.status === 'maybe' && eligibility.missing.some(({ kind }) => kind === 'card')
  return (
    <div className={styles.questions}>
      {inDetail.questions({ promotion, people, whose, action: place })}
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
