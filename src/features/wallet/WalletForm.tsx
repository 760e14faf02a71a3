import { createContext, type ReactNode, useContext } from 'react'
import type { Household } from '#domain/wallet/household.ts'
import { submitChange } from './keepChange.ts'

/** The id of the person whose answers the forms below store; null for the first person. */
export const Whose = createContext<string | null>(null)

type Props = { action: string; className?: string | undefined; onKept?: (people: Household) => void; children: ReactNode }

/** Makes each button of a form an answer that is stored at once: by script without a page load, otherwise by the server. */
export function WalletForm({ action, className, onKept, children }: Props) {
  const whose = useContext(Whose)
  return (
    <form method="post" action={action} className={className} onSubmit={(event) => void submitChange(event, onKept)}>
      {whose !== null && <input type="hidden" name="whose" value={whose} />}
      {children}
    </form>
  )
}
