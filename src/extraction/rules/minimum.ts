// Reads the minimum purchase.

import type { Span } from '#domain/promotion/promotion.ts'
import { RESOLUTIONS, resolve } from '../resolve.ts'
import { wordsOfOffer } from '../scope/offerView.ts'
import { withoutForeignPrint } from '../scope/print.ts'
import { type Minimum as MinimumClaim, minimumsIn } from './amounts.ts'
import type { Reader } from './reader.ts'
import { printOfPeriod } from './validity.ts'

type Minimum = { said: MinimumClaim; others: readonly MinimumClaim[] }

/** Reads the minimum purchase (pesos): the announced one, else that of the offer's small print. Of two, the larger applies. */
export const minPurchaseReader: Reader = {
  fields: ['minPurchase'],
  read(scope) {
    const view = withoutForeignPrint(scope.view)
    const claims = minimumsIn(wordsOfOffer(view))
    // Small print about other figures only does not contradict the header.
    const resolved = resolve(RESOLUTIONS.minPurchase, view.backed ? claims : claims.slice(0, 1), {
      agrees: (rival, [held]) => rival.amount === held?.amount,
      isStricter: (one, other) => one.amount > other.amount,
    })
    const [binding] = resolved?.binding ?? []
    if (binding === undefined) return {}
    const { said, others } = ofPeriod({ said: binding, others: resolved?.conflicts ?? [] }, claims, printOfPeriod(scope))
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
