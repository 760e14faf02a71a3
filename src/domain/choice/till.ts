import type { CivilDate } from '../calendar/calendar.ts'
import { type ChainSlug, holdsOnChannel, type Where } from '../catalogue/chain.ts'
import { clubNamed } from '../catalogue/club.ts'
import { type MethodName, methodNamed } from '../catalogue/paymentMethod.ts'
import { spellName } from '../catalogue/spelling.ts'
import { collectIssuerFact } from '../catalogue/tiers.ts'
import { acceptedRails, type Funds, type Rail } from '../promotion/condition.ts'
import { isGenericCardName } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { readingsOf } from '../promotion/readings.ts'
import type { Person } from '../wallet/household.ts'
import { type AnsweredDay, answerByDay, type ListQuestion, leadOf, narrowDay } from './answer.ts'
import { type BeforehandFact, type EnrolmentStep, IS_PROVEN_AT_TILL, listBeforehand } from './beforehand.ts'
import { NO_FILTER } from './promotionList.ts'
import { givesInstalments, type Ranked, rankForDay, type Shopper } from './ranking.ts'

export type TillPlace = { chain: ChainSlug; format: Where | null }

/** `isSure`: nothing about `best` is open. `second`: with another method. `together`: in the same payment; `isSaid`: both cards say so. */
export type TillAdvice = {
  best: Ranked<ListedPromotion> | null
  isSure: boolean
  ifAsked: Ranked<ListedPromotion> | null
  second: Ranked<ListedPromotion> | null
  together: { offer: Ranked<ListedPromotion>; isSaid: boolean }[]
}

export function adviseAtTill(
  promotions: readonly ListedPromotion[],
  { chain, format }: TillPlace,
  date: CivilDate,
  shopper: Shopper,
  groups: readonly number[] = promotions.map((_, at) => at),
): TillAdvice {
  const channel = format === 'Online' ? 'online' : 'presencial'
  const question: ListQuestion = {
    ...NO_FILTER,
    chains: [chain],
    passes: ({ promotion }) => readingsOf(promotion).every(({ where }) => holdsOnChannel(where, channel)),
  }
  const [atChain] = answerByDay(promotions, question, shopper, [date]) as [AnsweredDay<ListedPromotion>]
  const isHere = (promotion: ListedPromotion) => readingsOf(promotion).every(({ where }) => format === null || where.includes(format))
  const here = narrowDay(atChain, isHere, shopper, format)
  const { sure, ifAsked } = here.best
  const best = leadOf(here.best)
  if (best === null) return { best, isSure: false, ifAsked: null, second: null, together: [] }
  const others = here.ranked.filter((one) => one !== best && one.eligibility.status === 'yes' && one.saving > 0)
  const together = others.flatMap((other) => {
    const offer = paidBy(best.whose, other, date, shopper)
    const isSaid = offer === null ? null : isAddedTo(offer, best)
    return offer === null || isSaid === null ? [] : [{ offer, isSaid }]
  })
  const isOther = ({ promotion }: Ranked<ListedPromotion>) => !together.some(({ offer }) => offer.promotion === promotion)
  // Two offers of one card cannot be combined.
  const groupOf = (one: Ranked<ListedPromotion>) => groups[promotions.indexOf(one.promotion)]
  const elsewhere = others.filter((one) => isOther(one) && groupOf(one) !== groupOf(best)).map(({ promotion }) => promotion)
  const second = narrowDay(here, (promotion) => elsewhere.includes(promotion), shopper, format).best.sure
  return { best, isSure: best === sure, ifAsked: best === sure ? ifAsked : null, second, together }
}

function paidBy(
  payer: Person | undefined,
  offer: Ranked<ListedPromotion>,
  date: CivilDate,
  shopper: Shopper,
): Ranked<ListedPromotion> | null {
  const [first] = shopper.people
  if ((payer ?? first) === (offer.whose ?? first)) return offer
  const { whose: _, ...own } = rankForDay(offer.promotion, { ...shopper, people: [payer ?? first] }, date)
  return own.eligibility.status !== 'yes' || own.saving === 0 ? null : { ...own, ...(payer && { whose: payer }) }
}

/** Null when they do not add up; false when one card is silent on it. */
export function isAddedTo(offer: Ranked<ListedPromotion>, best: Ranked<ListedPromotion>): boolean | null {
  const isSamePayment = offer.eligibility.via.every((name) => best.eligibility.via.includes(name))
  const said = [offer, best].map(({ promotion }) => stackingSaid(promotion))
  if (!isSamePayment || !goTogether(offer.promotion, best.promotion) || said.includes(false) || !said.includes(true)) return null
  return said.every((one) => one === true)
}

/** A card that adds up only to some offers, or is read in two ways, does not say whether to this one. */
const stackingSaid = ({ stackable, qualifiers, readings }: ListedPromotion) =>
  readings?.open.stackable !== undefined || (stackable && qualifiers.includes('partialStacking')) ? null : stackable

/** The same funds, and no instalments for something paid at once. */
function goTogether(one: ListedPromotion, other: ListedPromotion): boolean {
  const [a, b] = [one.conditions.how, other.conditions.how]
  if (a.funds !== null && b.funds !== null && a.funds !== b.funds) return false
  const isAtOnce = [a, b].some(({ funds, singlePayment }) => singlePayment || funds === 'balance' || funds === 'debit')
  return !(isAtOnce && (givesInstalments(one) || givesInstalments(other)))
}

/** In order, and only from the card; open points are questions for the cashier (`listCashierQuestions`). */
export type TillStep =
  | { do: 'enrol'; needs: readonly EnrolmentStep[] }
  | { do: 'dayBefore' }
  | { do: 'member'; clubs: string[] }
  | { do: 'minimum'; pesos: number }
  | { do: 'open'; apps: string[]; rails: readonly Rail[] }
  | { do: 'choose'; funds: Funds | null; cards: MethodName[] }
  | { do: 'pay'; rails: readonly Rail[] }
  | { do: 'card'; group: readonly MethodName[] }
  | { do: 'anything' }
  | { do: 'web' }
  | { do: 'delivery' }
  | { do: 'once' }
  | { do: 'instalments'; count: number }

export function listTillSteps(best: Ranked<ListedPromotion>, isOnline: boolean): TillStep[] {
  const { promotion, eligibility } = best
  const { conditions, minPurchase, discount } = promotion
  const clubs = promotion.membership.map((name) => clubNamed(name).label)
  const pays = isOnline ? onlineSteps(promotion, groupOf(promotion, eligibility.via)) : shopSteps(best)
  const plan: TillStep[] = givesInstalments(promotion)
    ? [{ do: 'instalments', count: discount.value }]
    : conditions.how.singlePayment
      ? [{ do: 'once' }]
      : []
  return [
    ...listBeforehand(promotion).flatMap(enrolSteps),
    ...(clubs.length > 0 ? [{ do: 'member' as const, clubs }] : []),
    ...(minPurchase === null ? [] : [{ do: 'minimum' as const, pesos: minPurchase }]),
    // One says in how many payments before the last step charges them.
    ...pays.slice(0, -1),
    ...plan,
    ...pays.slice(-1),
  ]
}

function enrolSteps(fact: BeforehandFact): TillStep[] {
  if (fact.kind === 'enrolment') return [{ do: 'enrol', needs: fact.needs }]
  return fact.kind === 'dayBefore' ? [{ do: 'dayBefore' }] : []
}

function shopSteps({ promotion, eligibility, own: [own = []] = [], hasNoPhone }: Ranked<ListedPromotion>): TillStep[] {
  const { how } = promotion.conditions
  const named = groupOf(promotion, eligibility.via)
  const rails = shopRailsOf(promotion).filter((rail) => !hasNoPhone || !isOfPhone(rail))
  const isOwn = named.length === 0 && own.length > 0
  const group = isOwn ? own : named
  const apps = hasNoPhone ? [] : isOwn ? ownAppsOf(rails, own) : appsAtTill(promotion, named)
  if (apps.length > 0) {
    const choice = chooses(how.funds, group)
    if (choice.length === 0) return [{ do: 'open', apps, rails }]
    return [{ do: 'open', apps, rails: [] }, ...choice, ...(rails.length > 0 ? [{ do: 'pay' as const, rails }] : [])]
  }
  if (group.length === 0) return rails.length > 0 ? [{ do: 'pay', rails }] : [{ do: 'anything' }]
  return [{ do: 'card', group }, ...(rails.length > 0 ? [{ do: 'pay' as const, rails }] : [])]
}

function onlineSteps(promotion: ListedPromotion, group: readonly MethodName[]): TillStep[] {
  // A named card already implies the funds.
  const chosen = group.some(isGenericCardName) ? [] : chooses(promotion.conditions.how.funds, [])
  const delivery: TillStep[] = promotion.qualifiers.includes('deliveryDays') ? [{ do: 'delivery' }] : []
  return [{ do: 'web' }, ...delivery, ...(group.length > 0 ? [{ do: 'card' as const, group }] : []), ...chosen]
}

function chooses(funds: Funds | null, group: readonly MethodName[]): TillStep[] {
  const cards = funds === 'balance' ? [] : group.filter(isGenericCardName)
  return funds === null && cards.length === 0 ? [] : [{ do: 'choose', funds, cards }]
}

function groupOf({ paymentMethods }: ListedPromotion, via: readonly MethodName[]): readonly MethodName[] {
  return via.length > 0 ? via : (paymentMethods?.[0] ?? [])
}

function shopRailsOf(promotion: ListedPromotion): readonly Rail[] {
  return acceptedRails(promotion).filter((rail) => rail !== 'web')
}

const isOfPhone = (rail: Rail) => rail === 'qr' || rail === 'nfc'

/** The apps' names on the phone, where these differ from the catalogue. */
const APPS = collectIssuerFact('app')

/** Methods that began as plastic cards: card and app both pay, unless the promotion asks for the phone or the app's balance. */
const CARDS_TOO = collectIssuerFact('isCardFirst')

function appsAtTill(promotion: ListedPromotion, group: readonly MethodName[]): string[] {
  const { app, funds } = promotion.conditions.how
  const rails = shopRailsOf(promotion)
  const isPhone = rails.some(isOfPhone)
  if (app.length > 0) return app
  if (group.includes('MODO')) return ['MODO']
  // Only plastic cards are accepted.
  if (rails.length > 0 && !isPhone) return []
  const wallets = group.map((name) => methodNamed(name)).filter(({ kind }) => kind === 'wallet')
  // The text names the wallet's card and no phone, so the card pays.
  if (!isPhone && group.some(isGenericCardName)) return []
  return wallets
    .map((method) => (method.parent === null ? method : methodNamed(method.parent)))
    .filter(({ slug }) => isPhone || funds === 'balance' || !CARDS_TOO[slug])
    .map(({ name }) => appCalled(name))
}

function ownAppsOf(rails: readonly Rail[], own: readonly MethodName[]): string[] {
  const isScanned = rails.length > 0 && rails.every((rail) => rail === 'qr')
  return isScanned ? own.map(appCalled) : []
}

function appCalled(name: MethodName): string {
  const { slug } = methodNamed(name)
  return APPS[slug] ?? spellName(name)
}

export type CashierQuestion =
  | { ask: 'branch' }
  | { ask: 'format'; formats: readonly Where[] }
  | { ask: 'rail' }
  | { ask: 'proof' }
  | { ask: 'web' }

export function listCashierQuestions(best: Ranked<ListedPromotion>, { format }: TillPlace, formats: readonly Where[]): CashierQuestion[] {
  const { conditions, where, qualifiers } = best.promotion
  const isSomeFormats = format === null && formats.some((one) => one !== 'Online' && !where.includes(one))
  const pays = shopSteps(best)
  const isOpenHow =
    format !== 'Online' && pays.some((step) => step.do === 'open' && step.rails.length === 0) && !pays.some((step) => step.do === 'pay')
  return [
    ...(format === 'Online' && qualifiers.includes('unsaidPlace') ? [{ ask: 'web' as const }] : []),
    ...(isSomeFormats ? [{ ask: 'format' as const, formats: where.filter((one) => one !== 'Online') }] : []),
    ...(conditions.region?.some ? [{ ask: 'branch' as const }] : []),
    ...(isOpenHow ? [{ ask: 'rail' as const }] : []),
    ...(conditions.who.some(({ kind }) => IS_PROVEN_AT_TILL[kind]) ? [{ ask: 'proof' as const }] : []),
  ]
}
