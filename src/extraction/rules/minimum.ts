import { RESOLUTIONS, resolveClaims } from '../resolve.ts'
import { getClausesWithoutOtherFigures } from '../scope/otherFigures.ts'
import { findMinimums } from './amounts.ts'
import type { FieldReader } from './reader.ts'

/** Pesos: the announced minimum, else that of the offer's small print. Of two, the larger applies. */
export const minPurchaseReader: FieldReader = {
  read({ view }) {
    const claims = findMinimums(getClausesWithoutOtherFigures(view))
    // Small print about other figures only does not contradict the header.
    const resolved = resolveClaims(RESOLUTIONS.minPurchase, view.isBackedBySmallPrint ? claims : claims.slice(0, 1), {
      agrees: (rival, [held]) => rival.amount === held?.amount,
      isStricter: (one, other) => one.amount > other.amount,
    })
    const [binding] = resolved?.binding ?? []
    if (binding === undefined) return {}
    return { minPurchase: { value: binding.amount, spans: [binding], conflicts: [...(resolved?.conflicts ?? [])], doubt: 0 } }
  },
}
