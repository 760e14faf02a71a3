import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { type Household, sayNoMethod } from '#domain/wallet/household.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import styles from './WalletStrip.module.css'

/** The most badges that fit a narrow header; the style sheet cuts off the rest. */
const SHOWN = 5

/** Shows the household's methods at a glance, or a link to add them. */
export function WalletStrip({ people }: { people: Household }) {
  if (sayNoMethod(people)) {
    return (
      <Link
        className={clsx(styles.strip, styles.invitation)}
        to="/configuracion/medios/wizard/$step"
        params={{ step: 'bienvenida' }}
        search={{ persona: undefined }}
      >
        Elegí tus medios de pago
      </Link>
    )
  }
  const held = [...new Set(people.flatMap(({ wallet }) => wallet.instruments.map(({ method }) => methodBySlug(method))))]
  // A plan or level is not shown next to its institution.
  const methods = held.filter(({ parent }) => !held.some(({ name }) => name === parent))
  const count = methods.length === 1 ? '1 medio' : `${methods.length} medios`
  return (
    <Link className={styles.strip} to="/configuracion/medios" search={{ persona: undefined }}>
      <span className={styles.badges}>
        {methods.slice(0, SHOWN).map((method) => (
          <Badge key={method.slug} of={method} small />
        ))}
      </span>
      <span className={styles.count}>{count}</span>
      <span className={text.unseen}>: {methods.map(({ name }) => name).join(', ')}</span>
    </Link>
  )
}
