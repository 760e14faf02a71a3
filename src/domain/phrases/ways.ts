import { type MethodName, methodNamed } from '../catalogue/paymentMethod.ts'
import type { Funds, HowCondition, Rail } from '../promotion/condition.ts'

/** How one pays, and what comes before it. */

/** Inside a sentence: «con QR». */
const RAIL_WORDS: Record<Rail, string> = {
  qr: 'con QR',
  nfc: 'acercando el celular',
  contactless: 'con la tarjeta sin contacto',
  card: 'con la tarjeta física',
  web: 'online',
}

/** What ways to pay and funds are called next to the method: «Mercado Pago · QR · dinero en cuenta». */
const RAIL_NAMES: Record<Rail, string> = {
  qr: 'QR',
  nfc: 'celular sin contacto',
  contactless: 'tarjeta sin contacto',
  card: 'tarjeta física',
  web: 'online',
}
const FUNDS_NAMES: Record<Funds, string> = { balance: 'dinero en cuenta', credit: 'crédito', debit: 'débito', card: 'tarjeta' }

/**
 * How one pays besides the method, each by its name: «QR», «dinero en cuenta», «tarjeta de crédito física».
 * @param rails As by `railsOf`.
 * @param methods What is paid with: that one pays with a card is no news where all of it is cards.
 */
export function wayNames(rails: readonly Rail[], funds: Funds | null, methods: readonly MethodName[] = []): string[] {
  const [only] = rails
  if (rails.length === 1 && only === 'card' && (funds === 'credit' || funds === 'debit')) return [`tarjeta de ${FUNDS_NAMES[funds]} física`]
  const ways = rails.map((rail) => RAIL_NAMES[rail]).join(' o ')
  const areCards = methods.length > 0 && methods.every((name) => methodNamed(name).kind === 'card')
  return [...(ways === '' ? [] : [ways]), ...(funds === null || (funds === 'card' && areCards) ? [] : [FUNDS_NAMES[funds]])]
}

/** Any of several ways: «con QR o acercando el celular». */
function railsWords(rails: readonly Rail[]): string {
  return rails.map((rail) => RAIL_WORDS[rail]).join(' o ')
}

/** The ways to pay in passing: «con QR», «con dinero en cuenta». */
export function briefHowWords({ rails, funds }: Pick<HowCondition, 'rails' | 'funds'>): string[] {
  return [...(rails.length === 0 ? [] : [railsWords(rails)]), ...(funds === 'balance' ? ['con dinero en cuenta'] : [])]
}

/** What you do first: «inscribirte», «conseguir un cupón». */
export function enrolWords(isCoupon: boolean): string {
  return isCoupon ? 'conseguir un cupón' : 'inscribirte'
}
