import { Fragment } from 'react'
import type { PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import type { Person } from '#domain/wallet/household.ts'
import { hasFields, holds, InstitutionFields } from './InstitutionFields.tsx'
import { MethodPick, PickList } from './Pick.tsx'
import styles from './Picks.module.css'

export type Asked = {
  person: Person
  /** The person's name; null for the reader. */
  name: string | null
  /** Whether a chosen method opens for its cards and plans here. */
  opens: boolean
}

/** Offers methods. */
export function Picks({ methods, person, name, opens, label }: Asked & { methods: readonly PaymentMethod[]; label?: string }) {
  const { wallet } = person
  return (
    <PickList label={label}>
      {methods.map(({ slug }) => (
        <Fragment key={slug}>
          <li>
            <MethodPick slug={slug} held={holds(wallet, slug)} id={slug} />
          </li>
          {opens && holds(wallet, slug) && hasFields(slug, wallet) && (
            <li className={styles.opened}>
              <InstitutionFields slug={slug} person={person} name={name} />
            </li>
          )}
        </Fragment>
      ))}
    </PickList>
  )
}
