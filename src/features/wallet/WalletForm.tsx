import { createContext, type ReactNode, useContext } from 'react'
import type { Household } from '#domain/wallet/household.ts'
import { submitChange } from './keepChange.ts'

/** Whose answers the forms below keep: the id of a person; null for the first's. */
export const Whose = createContext<string | null>(null)

type Props = { action: string; className?: string | undefined; onKept?: (people: Household) => void; children: ReactNode }

/** A form of answers: each button is one, kept at once; by script without a page load, by the server where there is none. */
export function WalletForm({ action, className, onKept, children }: Props) {
  const whose = useContext(Whose)
  return (
    <form method="post" action={action} className={className} onSubmit={(event) => void submitChange(event, onKept)}>
      {whose !== null && <input type="hidden" name="whose" value={whose} />}
      {children}
    </form>
  )
}
