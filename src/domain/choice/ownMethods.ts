import type { MethodKind } from '#issuers/issuer.ts'
import { CARD_SLUGS, isCardSlug, type MethodName, methodBySlug, parentOrOwnName } from '../catalogue/paymentMethod.ts'
import { acceptedRails, type ConditionFacts } from '../promotion/condition.ts'
import { isGenericCardName } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { EMPTY_WALLET, type Instrument, type Wallet } from '../wallet/wallet.ts'

export type OfferMethods = Pick<ListedPromotion, 'paymentMethods' | 'unknownPaymentMethods' | 'paymentRails' | 'qualifiers'> & {
  conditions: ConditionFacts
}

export function canScanCodes({ method }: Pick<Instrument, 'method'>): boolean {
  return method === 'modo' || methodBySlug(method).kind === 'wallet'
}

/** Own groups that surely pay an offer without named methods; none if the card bans some, mentions none, or holds only on the web. */
export function findOwnMethods(offer: OfferMethods, wallet: Wallet): MethodName[][] {
  const { qualifiers } = offer
  const { how, refund } = offer.conditions
  const isOpen = qualifiers.includes('bannedMethods') || qualifiers.includes('unsaidMethods')
  if (offer.paymentMethods !== null || offer.unknownPaymentMethods.length > 0 || isOpen) return []
  // The card names the required card or app elsewhere.
  if (refund?.where === 'statement' || how.app.length > 0) return []
  const groups = wallet.instruments.flatMap((held) => paysWith(held, offer, wallet))
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function paysWith(held: Instrument, offer: OfferMethods, { answers }: Wallet): MethodName[][] {
  const { funds } = offer.conditions.how
  const rails = acceptedRails(offer)
  const method = methodBySlug(held.method)
  const family = parentOrOwnName(method)
  const isWallet = method.kind === 'wallet'
  const isScanned = rails.includes('qr') && answers.qr !== false && canScanCodes(held)
  if (funds === 'balance') return isWallet && (rails.length === 0 || isScanned) ? [[family]] : []
  if (funds !== null)
    return rails.length === 0 || rails.includes('card') || rails.includes('contactless') ? cardsOfInstrument(held, funds) : []
  if (rails.length === 0 || isScanned) return [[family]]
  return rails.includes('card') || rails.includes('contactless') ? cardsOfInstrument(held, 'card') : []
}

function cardsOfInstrument({ method, cards }: Instrument, funds: 'credit' | 'debit' | 'card'): MethodName[][] {
  const own = methodBySlug(method)
  const isOfKind = (slug: string) => funds === 'card' || slug.endsWith(funds === 'credit' ? 'credito' : 'debito')
  if (isCardSlug(method)) return isOfKind(method) ? [[own.name]] : []
  return (cards ?? []).filter(isOfKind).map((slug) => [parentOrOwnName(own), methodBySlug(slug).name])
}

/** A sample holder of each kind of method, with every card that a bank may issue. */
const ONE_OF_EACH: readonly (readonly [MethodKind, Instrument])[] = [
  ['wallet', { method: 'mercado-pago', cards: null }],
  ['bank', { method: 'banco-galicia', cards: [...CARD_SLUGS] }],
  ...CARD_SLUGS.map((method) => ['generic', { method, cards: null }] as const),
]

/** Lists the kinds of methods that pay an offer without named ones: any method, any wallet, or any bank's card. */
export function kindsPayingUnnamed(offer: OfferMethods): MethodKind[] {
  const isOfAnyBank = offer.paymentMethods?.some((group) => group.every((name) => name === 'MODO' || isGenericCardName(name))) ?? false
  const kinds = ONE_OF_EACH.flatMap(([kind, held]) =>
    findOwnMethods(offer, { ...EMPTY_WALLET, instruments: [held] }).length > 0 ? [kind] : [],
  )
  return [...new Set(isOfAnyBank ? [...kinds, 'bank' as const] : kinds)]
}
