import type { Span } from '#domain/promotion.ts'
import { withoutForeignPrint } from '../claims/institutions.ts'
import { type OfferView, wordsOfOffer } from '../claims/offerView.ts'
import type { Reader } from '../claims/reader.ts'
import { printOfPeriod } from '../claims/validity.ts'
import { type Minimum as MinimumClaim, minimumsIn } from './amounts.ts'

type Minimum = { said: MinimumClaim; others: MinimumClaim[] }

export const minPurchaseReader: Reader = {
  fields: ['minPurchase'],
  read(scope) {
    const minimum = minimumOf(withoutForeignPrint(scope.view), printOfPeriod(scope))
    if (minimum === null) return {}
    const { said, others } = minimum
    return { minPurchase: { value: said.amount, spans: [said], conflicts: others, doubt: 0 } }
  },
}

/**
 * What is announced, or else the offer's own small print, and what the other of the two says. Of two amounts the larger one is asked.
 * @param print Where the small print speaks of the offer's period, when it speaks of others as well.
 */
function minimumOf(view: OfferView, print: Span | null): Minimum | null {
  const claims = minimumsIn(wordsOfOffer(view))
  const [first] = claims
  if (first === undefined) return null
  const minimum = agreed(first, claims, view.backed)
  return print === null ? minimum : ofPeriod(minimum, claims, print)
}

function agreed(first: MinimumClaim, claims: readonly MinimumClaim[], isBacked: boolean): Minimum {
  const rival = claims.find(({ source, amount }) => (source === 'legal') !== (first.source === 'legal') && amount !== first.amount)
  const isBorneOut = claims.some(({ source, amount }) => (source === 'legal') !== (first.source === 'legal') && amount === first.amount)
  if (rival === undefined || isBorneOut || !isBacked) return { said: first, others: [] }
  return rival.amount > first.amount ? { said: rival, others: [first] } : { said: first, others: [rival] }
}

/** `Hasta el 8, mínimo $ 20.000. Del 9 al 31, mínimo $ 25.000`: that of the offer's period, unless the card announces a larger one. */
function ofPeriod(minimum: Minimum, claims: readonly MinimumClaim[], { start, end }: Span): Minimum {
  const { said } = minimum
  const own = claims.find((claim) => claim.source === 'legal' && claim.start >= start && claim.start < end)
  if (own === undefined || own.amount === said.amount || (said.source !== 'legal' && said.amount > own.amount)) return minimum
  return { said: own, others: claims.filter(({ amount }) => amount === said.amount) }
}
