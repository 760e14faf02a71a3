import type { ReactNode } from 'react'
import type { Household, Person } from '#domain/wallet/household.ts'
import { submitChange } from './keepChange.ts'

type Props = {
  action: string
  /** The person whose answers the form stores; null when it is about everyone. */
  person: Person | null
  className?: string | undefined
  onKept?: (people: Household) => void
  children: ReactNode
}

/** Makes each button of a form an answer that is stored at once: by script without a page load, otherwise by the server. */
export function WalletForm({ action, person, className, onKept, children }: Props) {
  return (
    <form method="post" action={action} className={className} onSubmit={(event) => void submitChange(event, onKept)}>
      {person && <input type="hidden" name="whose" value={person.id} />}
      {children}
    </form>
  )
}
