import { type MethodName, methodNamed } from '../catalogue/paymentMethod.ts'
import type { Funds, Rail } from '../promotion/condition.ts'

/** Phrases for ways to pay, and for steps before the purchase. */

/** Names of ways to pay and funds, next to a method: «Mercado Pago · QR · dinero en cuenta». */
const RAIL_NAMES: Record<Rail, string> = {
  qr: 'QR',
  nfc: 'celular sin contacto',
  contactless: 'tarjeta sin contacto',
  card: 'tarjeta física',
  web: 'online',
}
const FUNDS_NAMES: Record<Funds, string> = { balance: 'dinero en cuenta', credit: 'crédito', debit: 'débito', card: 'tarjeta' }

/**
 * Names ways to pay and funds: «QR», «dinero en cuenta», «tarjeta de crédito física».
 * @param rails The accepted rails (`acceptedRails`).
 * @param methods The methods that pay; when all are cards, "by card" is left out.
 */
export function wayNames(rails: readonly Rail[], funds: Funds | null, methods: readonly MethodName[] = []): string[] {
  const [only] = rails
  if (rails.length === 1 && only === 'card' && (funds === 'credit' || funds === 'debit')) return [`tarjeta de ${FUNDS_NAMES[funds]} física`]
  const ways = rails.map((rail) => RAIL_NAMES[rail]).join(' o ')
  const areCards = methods.length > 0 && methods.every((name) => methodNamed(name).kind === 'card')
  return [...(ways === '' ? [] : [ways]), ...(funds === null || (funds === 'card' && areCards) ? [] : [FUNDS_NAMES[funds]])]
}

/** Names the step before the purchase: «inscribirte», «conseguir un cupón». */
export function enrolWords(isCoupon: boolean): string {
  return isCoupon ? 'conseguir un cupón' : 'inscribirte'
}
