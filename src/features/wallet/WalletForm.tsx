import { createContext, type ReactNode, useContext } from 'react'
import type { Household } from '#domain/wallet/household.ts'
import { submitChange } from './keepChange.ts'

/** The id of the person whose answers the forms below store; null for the first person. */
export const Whose = createContext<string | null>(null)

type Props = { action: string; className?: string | undefined; onKept?: (people: Household) => void; children: ReactNode }

/** A form in which each button is an answer and stores it at once: with scripts without a page load, otherwise through the server. */
export function WalletForm({ action, className, onKept, children }: Props) {
  const whose = useContext(Whose)
  return (
    <form method="post" action={action} className={className} onSubmit={(event) => void submitChange(event, onKept)}>
      {whose !== null && <input type="hidden" name="whose" value={whose} />}
      {children}
    </form>
  )
}
