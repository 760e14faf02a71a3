import type { RefundCondition } from './condition.ts'
import type { ListedPromotion } from './promotion.ts'
import { needWords } from './question.ts'
import { issuerOf, type Requiring, requirementsOf } from './requirement.ts'

/** What the detail of a promotion says beyond its card. Apart from the words of the list, because the detail is fetched later. */

const REFUND_PLACES: Record<NonNullable<RefundCondition['where']>, string> = {
  statement: 'vuelve en el resumen de tu tarjeta',
  account: 'vuelve a tu cuenta',
  wallet: 'vuelve a tu billetera',
}

/** When and where the money comes: «te lo descuentan en la caja», «vuelve a tu cuenta en 30 días»; null when the card does not say. */
export function refundWords(refund: RefundCondition | null): string | null {
  if (refund === null || (refund.kind === null && refund.where === null && refund.days === null)) return null
  if (refund.kind === 'till') return 'te lo descuentan en la caja'
  const place = refund.where === null ? 'te lo devuelven' : REFUND_PLACES[refund.where]
  if (refund.days === null) return refund.where === null ? 'te lo devuelven después' : place
  const days = `${refund.days} ${refund.days === 1 ? 'día' : 'días'}`
  return `${place} en ${days}${refund.business ? (refund.days === 1 ? ' hábil' : ' hábiles') : ''}`
}

type Named = Requiring & Pick<ListedPromotion, 'paymentMethods'>

/** Who it is for, apart from clubs and audiences, which have their own words: «Hace falta cobrar el sueldo en Galicia». */
export function requirementWords(promotion: Named): string[] {
  const issuers = new Set((promotion.paymentMethods ?? []).map(issuerOf))
  const [only = null] = issuers
  const told = new Set(
    requirementsOf({ ...promotion, conditions: { ...promotion.conditions, who: [], region: null } }, null).flatMap((needs) =>
      needs.map(({ key }) => key),
    ),
  )
  return requirementsOf(promotion, issuers.size === 1 ? only : null)
    .filter((needs) => !needs.every(({ key }) => told.has(key) || /^(?:province|shops):/.test(key)))
    .map((needs) => `Hace falta ${needs.map(({ key, name }) => needWords(key, name)).join(' o ')}`)
}
