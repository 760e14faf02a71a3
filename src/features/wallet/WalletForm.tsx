import type { FormEvent, ReactNode } from 'react'
import type { Person } from '#domain/wallet/household.ts'
import { submitChange } from './keepChange.ts'
import type { KeptChange } from './keptChange.ts'

type Props = {
  action: string
  /** The person whose answers the form stores; null when it is about everyone. */
  person: Person | null
  className?: string | undefined
  onKept?: ((kept: KeptChange) => void) | undefined
  children: ReactNode
}

/** Makes each button of a form an answer that is stored at once: by script without a page load, otherwise by the server. */
export function WalletForm({ action, person, className, onKept, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const kept = submitChange(event)
    if (kept) onKept?.(kept)
  }
  return (
    <form method="post" action={action} className={className} onSubmit={submit}>
      {person && <input type="hidden" name="whose" value={person.id} />}
      {children}
    </form>
  )
}
