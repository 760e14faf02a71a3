import { useRouterState } from '@tanstack/react-router'
import { AMOUNT_BOUNDS } from '#domain/phrases/amount.ts'
import type { AmountSearch } from '#domain/promotion/amount.ts'
import layout from '#ui/layout.module.css'
import { Notice } from '#ui/Notice.tsx'

/** Says that the amount in the address was none, and which there can be: without scripts, a form brings it there. */
export function AmountNotice() {
  const isBad = useRouterState({ select: ({ location }) => (location.search as AmountSearch).montoMal !== undefined })
  return (
    isBad && (
      <div className={layout.page}>
        <Notice>
          <b>Ese monto no lo entendemos.</b> {AMOUNT_BOUNDS}.
        </Notice>
      </div>
    )
  )
}
