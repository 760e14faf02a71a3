import { AMOUNT, pesosOf } from '../text/amounts.ts'
import { type Found, findAll, type Stretch } from '../text/search.ts'
import type { Reader, Scope } from './reader.ts'

const MINIMUM = new RegExp(
  `(?:compras? minimas?|minim[oa] (?:de )?compra|monto minimo|min(?:imo|\\.)? ?(?:de )?compra|minimo ?:|compras? (?:iguales o )?(?:superior|mayor)(?:es)? (?:o igual(?:es)? )?a|a partir de|compras? desde|monto (?:mayor|superior)(?: o igual)? (?:a|de)|igual o (?:superior|mayor) a(?: total de)?|con minimo de|superen? (?:los|el monto de))[^$\\d]{0,24}${AMOUNT}`,
  'g',
)
/** Fewer pesos than this are a template's way to say "none". */
const LEAST = 2

/** The least that must be spent. The header's figure counts before the small print's. */
export const minPurchaseReader: Reader = {
  fields: ['minPurchase'],
  read(scope) {
    const found = firstAmount(scope, scope.header) ?? firstAmount(scope, scope.own) ?? firstAmount(scope, scope.common)
    if (found === null || found.amount < LEAST) return {}
    const { start, end, role } = found.found
    return { minPurchase: { value: found.amount, spans: [{ start, end }], role, doubt: 0 } }
  },
}

function firstAmount(scope: Scope, stretches: readonly Stretch[]): { amount: number; found: Found } | null {
  for (const found of findAll(scope.text.affirmed, stretches, MINIMUM)) {
    const amount = pesosOf(found.groups[1], found.groups[2])
    if (amount !== null) return { amount, found }
  }
  return null
}
