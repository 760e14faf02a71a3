import type { ReactNode } from 'react'
import { submitChange } from './keepChange.ts'

/** A form of answers: each button is one, kept at once; by script without a page load, by the server where there is none. */
export function WalletForm({ action, className, children }: { action: string; className?: string | undefined; children: ReactNode }) {
  return (
    <form method="post" action={action} className={className} onSubmit={submitChange}>
      {children}
    </form>
  )
}
