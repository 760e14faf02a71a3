import clsx from 'clsx'
import { useState } from 'react'
import type { Week } from '#domain/choice/week.ts'
import { planShareWords } from '#domain/phrases/plan.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import type { Plan, PlanWishes } from '#domain/plan/plan.ts'
import { planAddress } from '#domain/plan/wishes.ts'
import type { Household } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import link from '#ui/link.module.css'
import { copyText } from '#ui/share.ts'
import text from '#ui/text.module.css'
import styles from './PlanPage.module.css'

type Props = { plan: Plan; trips: readonly OfferedTrip[]; people: Household; wishes: PlanWishes; siteUrl: string; kind: Week['kind'] }

/** The ways to have the plan in a calendar, and what should have happened after a tap. */
const WAYS = {
  google: 'Se abrió Google Calendar y te pregunta si querés agregarlo. Puede tardar un rato en mostrar las compras.',
  webcal: 'Tu calendario te pregunta si querés suscribirte. Si no pasó nada, copiá la dirección y agregala desde ahí.',
  copied: 'Copiamos la dirección. En tu calendario buscá «Agregar por URL» o «Suscribirse», y pegala.',
} as const

/** Takes the plan along: as a message, in the shopper's calendar, or as a picture. */
export function PlanShare({ plan, trips, people, wishes, siteUrl, kind }: Props) {
  const [way, setWay] = useState<keyof typeof WAYS | null>(null)
  const address = planAddress(people, wishes)
  const calendar = `${siteUrl}/semana.ics?${address}`
  const webcal = calendar.replace(/^https?:/, 'webcal:')
  const words = planShareWords(plan, trips, kind)
  return (
    <section aria-labelledby="llevar-plan">
      <h2 id="llevar-plan">Llevátelo</h2>
      <p className={styles.actions}>
        {trips.length > 0 && (
          <a
            className={buttonClass()}
            href={`https://wa.me/?text=${encodeURIComponent(`${words}\n${siteUrl}/semana`)}`}
            target="_blank"
            rel="noreferrer"
          >
            Mandar por WhatsApp
          </a>
        )}
        <a className={clsx(link.touch, link.underlined)} href={`/semana.png?${address}`} download="yapa-semana.png">
          Imagen para la heladera
        </a>
      </p>
      <details>
        <summary className={link.disclosure}>En mi calendario</summary>
        <p className={styles.actions}>
          <a
            className={buttonClass()}
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
            target="_blank"
            rel="noreferrer"
            onClick={() => setWay('google')}
          >
            Google
          </a>
          <a className={buttonClass()} href={webcal} onClick={() => setWay('webcal')}>
            iPhone, Outlook
          </a>
          <button
            type="button"
            className={buttonClass()}
            data-needs-script
            onClick={() => void copyText({ label: 'Dirección', text: calendar }).then(() => setWay('copied'))}
          >
            Copiar dirección
          </button>
        </p>
        <p role="status">{way !== null && WAYS[way]}</p>
        <p className={text.aside}>
          Se actualiza solo, cada tantas horas. Si además suena un aviso lo decide tu calendario. La dirección no lleva tu nombre ni los
          topes que usaste, pero quien la tenga ve con qué medios pagás.
        </p>
      </details>
    </section>
  )
}
