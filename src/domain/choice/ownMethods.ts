import { familyOf, isCardSlug, type MethodName, methodBySlug } from '../catalogue/paymentMethod.ts'
import type { ConditionFacts } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { railsOf } from '../promotion/rails.ts'
import type { Instrument, Wallet } from '../wallet/wallet.ts'

type Offer = Pick<ListedPromotion, 'paymentMethods' | 'unknownPaymentMethods' | 'paymentRails' | 'qualifiers'> & {
  conditions: ConditionFacts
}

/** Whether one pays with it by scanning the code of the till. */
export function scansCodes({ method }: Pick<Instrument, 'method'>): boolean {
  return method === 'modo' || methodBySlug(method).kind === 'wallet'
}

/**
 * For an offer that names no method: the methods of the wallet that surely pay it, each by itself. Empty where the card bans unnamed
 * methods, says nothing of methods, or holds only on the web.
 */
export function ownMethods(offer: Offer, { instruments }: Wallet): MethodName[][] {
  const { qualifiers } = offer
  const { how, refund } = offer.conditions
  const isOpen = qualifiers.includes('bannedMethods') || qualifiers.includes('unsaidMethods')
  if (offer.paymentMethods !== null || offer.unknownPaymentMethods.length > 0 || isOpen) return []
  // The card that is meant, or the app, is named otherwise.
  if (refund?.where === 'statement' || how.app.length > 0) return []
  const groups = instruments.flatMap((held) => paidBy(held, offer))
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function paidBy(held: Instrument, offer: Offer): MethodName[][] {
  const { funds } = offer.conditions.how
  const rails = railsOf(offer)
  const method = methodBySlug(held.method)
  const family = familyOf(method)
  const isWallet = method.kind === 'wallet'
  const isScanned = rails.includes('qr') && scansCodes(held)
  if (funds === 'balance') return isWallet && (rails.length === 0 || isScanned) ? [[family]] : []
  if (funds !== null) return rails.length === 0 || rails.includes('card') || rails.includes('contactless') ? cardsOf(held, funds) : []
  if (rails.length === 0 || isScanned) return [[family]]
  return rails.includes('card') || rails.includes('contactless') ? cardsOf(held, 'card') : []
}

/** The cards of an instrument that are of a kind, as groups: «Visa crédito de Galicia». */
function cardsOf({ method, cards }: Instrument, funds: 'credit' | 'debit' | 'card'): MethodName[][] {
  const own = methodBySlug(method)
  const isOfKind = (slug: string) => funds === 'card' || slug.endsWith(funds === 'credit' ? 'credito' : 'debito')
  if (isCardSlug(method)) return isOfKind(method) ? [[own.name]] : []
  return (cards ?? []).filter(isOfKind).map((slug) => [familyOf(own), methodBySlug(slug).name])
}
