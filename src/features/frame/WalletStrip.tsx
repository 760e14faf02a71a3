import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { chosenIn } from '#domain/choice/openQuestions.ts'
import { PLACE_QUESTION } from '#domain/questions/catalogue.ts'
import { type Household, sayNoMethod } from '#domain/wallet/household.ts'
import { Badge } from '#ui/Badge.tsx'
import chip from '#ui/chip.module.css'
import text from '#ui/text.module.css'
import styles from './frame.module.css'

const SHOWN = 5

export function WalletStrip({ people }: { people: Household }) {
  if (sayNoMethod(people)) {
    return (
      <Link
        className={clsx(chip.chip, styles.invitation)}
        to="/configuracion/medios/wizard/$step"
        params={{ step: 'bienvenida' }}
        search={{ persona: undefined }}
      >
        Mis medios
      </Link>
    )
  }
  const methods = [...new Set(people.flatMap(({ wallet }) => wallet.instruments.map(({ method }) => methodBySlug(method))))]
  const place = chosenIn(PLACE_QUESTION, people[0].wallet)
  const count = methods.length === 1 ? '1 medio' : `${methods.length} medios`
  return (
    <Link className={styles.strip} to="/configuracion/medios" search={{ persona: undefined }}>
      <span className={styles.badges}>
        {methods.slice(0, SHOWN).map((method) => (
          <Badge key={method.slug} of={method} small />
        ))}
      </span>
      <span className={styles.count}>{count}</span>
      {place && <span className={styles.place}> · {place.label}</span>}
      <span className={text.unseen}>, mis medios: {methods.map(({ name }) => name).join(', ')}</span>
    </Link>
  )
}
