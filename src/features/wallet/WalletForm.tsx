import type { ReactNode } from 'react'
import type { Wallet } from '#domain/wallet.ts'
import { submitChange } from './keepChange.ts'

type Props = { action: string; className?: string | undefined; onKept?: (wallet: Wallet) => void; children: ReactNode }

/** A form of answers: each button is one, kept at once; by script without a page load, by the server where there is none. */
export function WalletForm({ action, className, onKept, children }: Props) {
  return (
    <form method="post" action={action} className={className} onSubmit={(event) => submitChange(event, onKept)}>
      {children}
    </form>
  )
}
