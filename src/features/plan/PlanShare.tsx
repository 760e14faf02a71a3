import clsx from 'clsx'
import type { Week } from '#domain/choice/week.ts'
import { type OfferedTrip, planShareWords } from '#domain/phrases/plan.ts'
import type { Plan, PlanWishes } from '#domain/plan/plan.ts'
import type { Household } from '#domain/wallet/household.ts'
import { button } from '#ui/button.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './PlanShare.module.css'
import { planAddress } from './planAddress.ts'

type Props = { plan: Plan; trips: readonly OfferedTrip[]; people: Household; wishes: PlanWishes; siteUrl: string; kind: Week['kind'] }

/** Takes the plan along: as a message, in the shopper's calendar, or as a picture. */
export function PlanShare({ plan, trips, people, wishes, siteUrl, kind }: Props) {
  const words = planShareWords(plan, trips, kind)
  const calendar = `${siteUrl}/semana.ics?${planAddress(people, wishes)}`
  return (
    <section aria-labelledby="llevar-plan">
      <h2 id="llevar-plan" className={text.unseen}>
        Llevátelo
      </h2>
      <p className={styles.actions}>
        <a
          className={button()}
          href={`https://wa.me/?text=${encodeURIComponent(`${words}\n${siteUrl}/semana`)}`}
          target="_blank"
          rel="noreferrer"
        >
          Mandar por WhatsApp
        </a>
        <a className={button()} href={calendar.replace(/^https?:/, 'webcal:')}>
          Recordar en mi calendario
        </a>
        <a className={clsx(link.touch, link.underlined)} href={`/semana.png?${planAddress(people, wishes)}`} download="yapa-semana.png">
          Imagen para la heladera
        </a>
      </p>
      <p className={text.aside}>
        El calendario te avisa la noche anterior y se actualiza solo. Su dirección lleva tus medios y lo que elegiste, ningún nombre, y no
        sabe qué topes usaste: no la compartas, porque quien la tenga ve qué medios tenés.
      </p>
    </section>
  )
}
