import type { Span } from '#domain/promotion/promotion.ts'
import { RESOLUTIONS, resolveClaims } from '../resolve.ts'
import { getOfferClauses } from '../scope/offerView.ts'
import { findMinimums, type MinimumClaim } from './amounts.ts'
import type { FieldReader } from './reader.ts'
import { findSmallPrintOfPeriod } from './validity.ts'

type Minimum = { said: MinimumClaim; others: readonly MinimumClaim[] }

/** Reads the minimum purchase (pesos): the announced one, else that of the offer's small print. Of two, the larger applies. */
export const minPurchaseReader: FieldReader = {
  read(scope) {
    const view = scope.view
    const claims = findMinimums(getOfferClauses(view))
    // Small print about other figures only does not contradict the header.
    const resolved = resolveClaims(RESOLUTIONS.minPurchase, view.isBackedBySmallPrint ? claims : claims.slice(0, 1), {
      agrees: (rival, [held]) => rival.amount === held?.amount,
      isStricter: (one, other) => one.amount > other.amount,
    })
    const [binding] = resolved?.binding ?? []
    if (binding === undefined) return {}
    const { said, others } = ofPeriod({ said: binding, others: resolved?.conflicts ?? [] }, claims, findSmallPrintOfPeriod(scope))
    return { minPurchase: { value: said.amount, spans: [said], conflicts: [...others], doubt: 0 } }
  },
}

/** Picks the minimum stated for the offer's period, unless the header announces a larger one. */
function ofPeriod(minimum: Minimum, claims: readonly MinimumClaim[], print: Span | null): Minimum {
  const { said } = minimum
  const own = claims.find(({ place, start }) => place === 'legal' && print !== null && start >= print.start && start < print.end)
  if (own === undefined || own.amount === said.amount || (said.place !== 'legal' && said.amount > own.amount)) return minimum
  return { said: own, others: claims.filter(({ amount }) => amount === said.amount) }
}
