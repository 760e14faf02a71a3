import type { CivilDate } from '../calendar/calendar.ts'
import { CHAINS } from '../catalogue/chain.ts'
import { type MethodName, methodNamed } from '../catalogue/paymentMethod.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import { isGenericCardName, saysCardKind } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capWords, discountFigure, withoutHolders } from '../promotion/promotionWords.ts'
import { acceptedRails } from '../promotion/rails.ts'
import { isUnconfirmed } from '../promotion/readings.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { capitalize, daysAgo, joinWithOr, pesos } from '../text/words.ts'
import { excludedLine, scopeAfterGain } from './goods.ts'
import { ownMethodsWords } from './methods.ts'
import { firstConditionWords, missingWords, openConditionsWords } from './missing.ts'
import { withMethods } from './offer.ts'
import { isAllWithModo, issuersOfGroupWords, issuersWords, savingWords, upToPrefix, urgencyWords } from './promotion.ts'
import { alwaysSaidWords, doubtChip } from './warnings.ts'
import { wayNames } from './ways.ts'
import { accordingTo } from './witness.ts'

type RankedPromotion = Ranked<ListedPromotion>

/** Phrases of a list row. They put facts into words and decide nothing. */

/**
 * The parts of a row's gain: «hasta» «$ 12.000» «15%»; for instalments «3» «cuotas sin interés» and their worth.
 * `isPesos`: the figure is money.
 */
export type Gain = { isPesos: boolean; before: string; figure: string; after: string; worth: string | null }

/** Says the gain in pesos for the amount or a typical one, if the shopper can or may use it; otherwise as the card offers it. */
export function rowGain(ranked: RankedPromotion, amount: number | undefined): Gain {
  const { promotion, eligibility, saving } = ranked
  const { figure, unit } = discountFigure(promotion.discount)
  const isWorth = eligibility.status !== 'no' && saving > 0
  if (isWorth && !givesInstalments(promotion))
    return { isPesos: true, before: upToPrefix(ranked).trim(), figure: pesos(saving), after: figure, worth: null }
  const worth = isWorth ? savingWords(ranked, amount ?? TYPICAL_AMOUNT) : null
  return { isPesos: false, before: '', figure, after: unit, worth }
}

/** The most issuers that are named; the rest is counted. */
const NAMED = 2

/** Names the methods. `isHeld`: the shopper has all of them. */
export function rowMethod({ promotion, eligibility, own }: RankedPromotion, personal: boolean): Method {
  const { status, missing } = eligibility
  const via = personal && status !== 'no' ? eligibility.via.flatMap((name) => heldOf(name, missing)) : []
  const words = personal && status !== 'no' ? ownMethodsWords({ eligibility: { ...eligibility, via }, ...(own && { own }) }) : null
  if (words !== null) return { isHeld: true, words }
  // The row's warning names an open plan.
  const paymentMethods = promotion.paymentMethods?.map((group) => group.map((name) => familyWhereOpen(name, missing))) ?? null
  return { isHeld: false, words: capitalize(issuersWords({ ...promotion, paymentMethods }, NAMED)) }
}

/** Replaces a plan by its institution when the plan is open. */
function familyWhereOpen(name: MethodName, missing: RankedPromotion['eligibility']['missing']): MethodName {
  const { parent, means } = methodNamed(name)
  const isOpen = missing.some(({ question }) => means.some((key) => key === question))
  return parent !== null && isOpen ? parent : name
}

type Method = { isHeld: boolean; words: string }

/** Returns the method; the parent for an unanswered plan or level; nothing for an unanswered card. */
function heldOf(name: MethodName, missing: RankedPromotion['eligibility']['missing']): MethodName[] {
  if (!missing.some((one) => one.name === name)) return [name]
  const { parent } = methodNamed(name)
  return parent === null ? [] : [parent as MethodName]
}

const isOnWebOnly = ({ where }: ListedPromotion) => where.length > 0 && where.every((format) => format === 'Online')

/** Returns the required apps: those of the card, and MODO when it pays every group and the method does not already say so. */
function appsOf({ paymentMethods, conditions: { how } }: ListedPromotion, via: readonly MethodName[]): readonly string[] {
  const isByModo = via.length === 0 && paymentMethods !== null && paymentMethods.length > 0 && isAllWithModo(paymentMethods)
  return how.app.length === 0 && isByModo ? ['MODO'] : how.app
}

/**
 * Checks whether the method already names the app. For groups paid with MODO only the issuer is named, until the
 * shopper's own methods are.
 */
function isNamed(group: readonly MethodName[], app: string | undefined, isOwn: boolean): boolean {
  return group.some((name) => name === app) && (isOwn || app !== 'MODO' || issuersOfGroupWords(group) === '')
}

/** Says further ways to pay: «QR», «dinero en cuenta», without what the method already says. */
export function rowPaymentWays({ promotion, eligibility: { via } }: Pick<RankedPromotion, 'promotion' | 'eligibility'>): string[] {
  const { funds } = promotion.conditions.how
  const app = appsOf(promotion, via)
  const groups = via.length > 0 ? [via] : (promotion.paymentMethods ?? [])
  const isCardNamed = groups.some((group) => group.some((name) => isGenericCardName(name) || saysCardKind(name)))
  // With several apps none is left out, so that the rest does not look like the full list.
  const isMethod = app.length === 1 && groups.some((group) => isNamed(group, app[0], via.length > 0))
  return [
    // For offers on the web only, the place already says so.
    ...wayNames(
      isOnWebOnly(promotion) ? acceptedRails(promotion).filter((rail) => rail !== 'web') : acceptedRails(promotion),
      isCardNamed && funds !== 'balance' ? null : funds,
      groups.flat(),
    ),
    ...(app.length > 0 && !isMethod ? [`desde ${joinWithOr(app)}`] : []),
  ]
}

/** Returns the end of the row's name for screen readers: «15% con Mercado Pago en Carrefour». */
export function rowNameEnd(ranked: RankedPromotion, personal: boolean): string {
  return ` ${withMethods(ranked, personal)} en ${CHAINS[ranked.promotion.supermarket].name}`
}

/** Says the cap, or what earlier uses left of it: «Tope $ 20.000 por mes», «te quedan $ 8.000 del tope»; null for none. */
export function capLine({ promotion, left }: RankedPromotion): string | null {
  if (left) return left.words
  const { limits } = promotion
  // Instalments rarely have a cap, so its absence is not mentioned.
  const isUnsaid = limits.maxDiscount === null && (limits.explicitlyHasNoLimit || givesInstalments(promotion))
  return isUnsaid ? null : capWords(withoutHolders(limits), promotion.readings)
}

/** Says the goods: «solo en vinos»; null where the card names none. */
function onlyScopeWords(promotion: ListedPromotion): string | null {
  const scope = scopeAfterGain(promotion)
  return scope === null ? null : `solo ${scope}`
}

/**
 * Says what there is to know besides gain, place and methods: the worth of instalments, the cap, the goods, the warning.
 * @param isAsked Whether the question is on screen next to the row.
 */
export function rowNotes(ranked: RankedPromotion, amount: number | undefined, isAsked: boolean): string[] {
  // For a shopper who can surely use it, the goods are the first warning.
  const scope = ranked.eligibility.status === 'yes' ? null : onlyScopeWords(ranked.promotion)
  const always = ranked.eligibility.status === 'no' ? [] : alwaysSaidWords(ranked.promotion)
  const told = [rowGain(ranked, amount).worth, capLine(ranked), scope, rowWarning(ranked, amount, isAsked)]
  return [accordingTo(ranked.promotion), ...told, ...always].filter((words) => words !== null)
}

/** The most open conditions that a row names in full; of more it names the first. */
const SAID = 2

/**
 * Returns the most important warning: what is missing or open, then what changes the figure most; null for none.
 * @param isAsked Whether the question is on screen next to the row.
 */
export function rowWarning(
  { promotion, eligibility, whose }: RankedPromotion,
  amount: number | undefined,
  isAsked: boolean,
): string | null {
  const { status, missing } = eligibility
  if (status === 'no') return missingWords(missing)
  if (status === 'maybe')
    return isAsked ? null : `solo ${missing.length > SAID ? firstConditionWords(missing, whose) : openConditionsWords(missing, whose)}`
  const { minPurchase, conditions } = promotion
  const minimum = minPurchase === null ? null : `mínimo ${pesos(minPurchase)}`
  if (minPurchase !== null && amount !== undefined && amount < minPurchase) return `no llegás al mínimo de ${pesos(minPurchase)}`
  const out = excludedLine(promotion)
  const warnings = [
    onlyScopeWords(promotion),
    minimum,
    regionOf(promotion),
    conditions.who.some(({ kind }) => kind === 'firstPurchase') && 'solo la primera compra del período',
    out?.isFood ? null : out?.words,
  ]
  return warnings.find((words) => typeof words === 'string') || null
}

function regionOf({ conditions: { region } }: ListedPromotion): string | null {
  if (region === null) return null
  if (region.provinces.length + region.onlyBranches.length > 0) return 'solo en algunos lugares'
  return region.exceptBranches.length > 0 ? 'no vale en todas las sucursales' : null
}

/** Returns the mark of a row when it matters: a doubtful reading and old data («hace 25 días»), or else a near end. */
export function rowChip({ promotion, stale }: RankedPromotion, today: CivilDate): string | null {
  const doubts = [isUnconfirmed(promotion.readings) ? 'dos lecturas' : doubtChip(promotion), stale ? daysAgo(stale.ageDays) : null]
  return doubts.filter((words) => words !== null).join(' · ') || urgencyWords(promotion, today)
}
