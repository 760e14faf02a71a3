import type { Span } from '#domain/promotion.ts'
import { wordsOfOffer } from '../scope/offerView.ts'
import { withoutForeignPrint } from '../scope/print.ts'
import { type Minimum as MinimumClaim, minimumsIn } from './amounts.ts'
import type { Reader } from './reader.ts'
import { printOfPeriod } from './validity.ts'

type Minimum = { said: MinimumClaim; others: readonly MinimumClaim[] }

/** The least to spend: what is announced, or else the offer's own small print, and what the other of the two says. Of two the larger is asked. */
export const minPurchaseReader: Reader = {
  fields: ['minPurchase'],
  read(scope) {
    const view = withoutForeignPrint(scope.view)
    const claims = minimumsIn(wordsOfOffer(view))
    const [first] = claims
    if (first === undefined) return {}
    const print = printOfPeriod(scope)
    const minimum = agreed(first, claims, view.backed)
    const { said, others } = print === null ? minimum : ofPeriod(minimum, claims, print)
    return { minPurchase: { value: said.amount, spans: [said], conflicts: [...others], doubt: 0 } }
  },
}

function agreed(first: MinimumClaim, claims: readonly MinimumClaim[], isBacked: boolean): Minimum {
  const others = claims.filter(({ source }) => (source === 'legal') !== (first.source === 'legal'))
  const rival = others.find(({ amount }) => amount !== first.amount)
  if (rival === undefined || !isBacked || others.some(({ amount }) => amount === first.amount)) return { said: first, others: [] }
  return rival.amount > first.amount ? { said: rival, others: [first] } : { said: first, others: [rival] }
}

/** `Hasta el 8, mínimo $ 20.000. Del 9 al 31, mínimo $ 25.000`: that of the offer's period, unless the card announces a larger one. */
function ofPeriod(minimum: Minimum, claims: readonly MinimumClaim[], { start, end }: Span): Minimum {
  const { said } = minimum
  const own = claims.find((claim) => claim.source === 'legal' && claim.start >= start && claim.start < end)
  if (own === undefined || own.amount === said.amount || (said.source !== 'legal' && said.amount > own.amount)) return minimum
  return { said: own, others: claims.filter(({ amount }) => amount === said.amount) }
}
