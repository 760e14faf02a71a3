import {
  type CardSlug,
  familyOf,
  isCardSlug,
  type MethodName,
  type MethodSlug,
  methodBySlug,
  methodNamed,
  type PaymentMethod,
} from './paymentMethod.ts'
import type { AppliesOnlyTo, ExtractedPromotion } from './promotion.ts'
import type { Condition, Instrument, Wallet } from './wallet.ts'

export type EligibilityStatus = 'yes' | 'maybe' | 'no'

/** One thing that is missing, or that the shopper has not said. `name` is the catalogue's, the membership's or the source's own. */
export type Missing = { kind: 'method' | 'card' | 'rail' | 'condition' | 'membership' | 'unknown'; name: string }

/**
 * Whether a shopper can use a promotion, and why. `via` is the group of methods that matched or came closest (empty when any method
 * will do); `missing` says what a *no* lacks and what a *maybe* depends on.
 */
export type Eligibility = { status: EligibilityStatus; via: MethodName[]; missing: Missing[] }

type Eligible = Pick<ExtractedPromotion, 'paymentMethods' | 'unknownPaymentMethods' | 'paymentRails' | 'appliesOnlyTo' | 'membership'>

/**
 * The rules (DESIGN §3). A group holds when all its methods do; the best group counts. A card belongs to its institution. A variant
 * implies its parent, never the reverse. An institution held without its cards said makes a card there a *maybe*, as does a rail that
 * the shopper has not said and a method the catalogue does not know. Audience and membership must be in the wallet.
 */
export function eligibilityOf(promotion: Eligible, wallet: Wallet): Eligibility {
  const methods = bestGroup(promotion, wallet)
  const missing = [...methods.missing, ...missingAudience(promotion.appliesOnlyTo, wallet), ...missingMemberships(promotion, wallet)]
  const refused = methods.status === 'no' || missing.length > methods.missing.length
  if (refused) return { status: 'no', via: methods.via, missing }
  return methods
}

const RANK: Record<EligibilityStatus, number> = { yes: 0, maybe: 1, no: 2 }

/** Yes before maybe before no: for sorting. */
export function compareStatus(a: EligibilityStatus, b: EligibilityStatus): number {
  return RANK[a] - RANK[b]
}

function worst(statuses: EligibilityStatus[]): EligibilityStatus {
  return statuses.reduce((a, b) => (RANK[a] >= RANK[b] ? a : b), 'yes')
}

function bestGroup(promotion: Eligible, wallet: Wallet): Eligibility {
  // Required by the source and not in the catalogue: nobody can be told a plain yes.
  const unknown = promotion.unknownPaymentMethods.map((name): Missing => ({ kind: 'unknown', name }))
  const candidates = (promotion.paymentMethods ?? [[]]).map((group) => judge(group, promotion, wallet))
  const best = candidates.reduce((a, b) => (compareEligibility(a, b) <= 0 ? a : b))
  if (best.status === 'no' || unknown.length === 0) return best
  return { ...best, status: 'maybe', missing: [...best.missing, ...unknown] }
}

function compareEligibility(a: Eligibility, b: Eligibility): number {
  return compareStatus(a.status, b.status) || a.missing.length - b.missing.length
}

/** One alternative group together with the ways to pay. */
function judge(group: MethodName[], promotion: Eligible, wallet: Wallet): Eligibility {
  const members = group.map((name) => methodNamed(name))
  const institutions = members.filter((method) => method.kind !== 'generic')
  const answers: Answer[] = members.map((method) =>
    isCardSlug(method.slug) ? holdsCard(method, method.slug, institutions, wallet) : holdsMethod(method, wallet),
  )
  answers.push(acceptsRails(members, promotion, wallet))
  return { status: worst(answers.map(({ status }) => status)), via: group, missing: answers.flatMap(({ missing }) => missing) }
}

type Answer = { status: EligibilityStatus; missing: Missing[] }
const YES: Answer = { status: 'yes', missing: [] }
const answer = (status: 'maybe' | 'no', kind: Missing['kind'], name: string): Answer => ({ status, missing: [{ kind, name }] })

function holdsMethod(method: PaymentMethod, wallet: Wallet): Answer {
  return holdersOf(method, wallet).length > 0 ? YES : answer('no', 'method', method.name)
}

/** The instruments that are this method or a variant of it. */
function holdersOf(method: PaymentMethod, wallet: Wallet): Instrument[] {
  return wallet.instruments.filter((held) => held.method === method.slug || methodBySlug(held.method).parent === method.name)
}

/** Whether the card is held at each of the group's institutions; in a group without institutions, anywhere. */
function holdsCard(card: PaymentMethod, slug: CardSlug, institutions: PaymentMethod[], wallet: Wallet): Answer {
  if (institutions.length === 0) return holdsCardAnywhere(card, slug, wallet)
  const statuses = institutions.map((institution) => {
    const cards = holdersOf(institution, wallet).map((holder) => cardsAt(holder, wallet))
    if (cards.some((held) => held?.includes(slug))) return 'yes'
    return cards.includes(null) ? 'maybe' : 'no'
  })
  const status = worst(statuses)
  return status === 'yes' ? YES : answer(status, 'card', card.name)
}

function holdsCardAnywhere(card: PaymentMethod, slug: CardSlug, wallet: Wallet): Answer {
  const { instruments } = wallet
  if (instruments.some((held) => held.method === slug || cardsAt(held, wallet)?.includes(slug))) return YES
  // Banks issue cards of the networks; of a wallet or an issuer's own card nothing can be supposed.
  const couldHold = instruments.some((held) => methodBySlug(held.method).kind === 'bank' && cardsAt(held, wallet) === null)
  return answer(couldHold ? 'maybe' : 'no', 'card', card.name)
}

/** The cards said for an instrument; a variant about which nothing was said has those said for its parent. null: not said. */
function cardsAt(held: Instrument, wallet: Wallet): CardSlug[] | null {
  if (held.cards) return held.cards
  const family = familyOf(methodBySlug(held.method))
  const parent = wallet.instruments.find((other) => other !== held && methodBySlug(other.method).name === family)
  return parent?.cards ?? null
}

/**
 * Whether one accepted way to pay is at hand. Who pays with MODO or a wallet scans its QR code; who pays with a card has the card. Only
 * the telephone held to the terminal must be known, and QR codes where neither MODO nor a wallet is named.
 */
function acceptsRails(members: PaymentMethod[], { paymentRails }: Eligible, wallet: Wallet): Answer {
  if (!paymentRails || !Object.values(paymentRails).some(Boolean)) return YES
  const hasCode = members.some(({ slug, kind }) => slug === 'modo' || kind === 'wallet')
  if (paymentRails.pagoConQR && (hasCode || wallet.instruments.some(scansCodes))) return YES
  if (paymentRails.contactless) return YES
  if (paymentRails.telefonoContactless && wallet.phoneContactless === true) return YES
  if (!paymentRails.pagoConQR && wallet.phoneContactless === false) return answer('no', 'rail', 'telefonoContactless')
  return answer('maybe', 'rail', paymentRails.pagoConQR ? 'pagoConQR' : 'telefonoContactless')
}

function scansCodes({ method }: Instrument): boolean {
  return method === 'modo' || methodBySlug(method).kind === 'wallet'
}

const CONDITION_OF: Record<keyof AppliesOnlyTo, Condition> = {
  anses: 'anses',
  jubilados: 'jubilado',
  programaCiudadaniaPorteña: 'ciudadania-portena',
}

/** The audiences it is only for, when the shopper belongs to none of them. */
function missingAudience(appliesOnlyTo: AppliesOnlyTo | null, wallet: Wallet): Missing[] {
  if (!appliesOnlyTo) return []
  const audiences = (Object.keys(CONDITION_OF) as (keyof AppliesOnlyTo)[]).filter((audience) => appliesOnlyTo[audience])
  if (audiences.some((audience) => isIn(CONDITION_OF[audience], wallet))) return []
  return audiences.map((audience) => ({ kind: 'condition', name: CONDITION_OF[audience] }))
}

/** Who holds a bank's variant for the retired is retired, also without having said so. */
const FOR_THE_RETIRED: readonly MethodSlug[] = ['banco-santander-jubilados', 'banco-supervielle-jubilados']

function isIn(condition: Condition, wallet: Wallet): boolean {
  if (wallet.conditions.includes(condition)) return true
  return condition === 'jubilado' && wallet.instruments.some(({ method }) => FOR_THE_RETIRED.includes(method))
}

function missingMemberships({ membership }: Eligible, wallet: Wallet): Missing[] {
  return membership.filter((name) => !wallet.memberships.includes(name)).map((name) => ({ kind: 'membership', name }))
}
