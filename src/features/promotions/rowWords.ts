import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { briefExclusions, briefGoods, enrolWords, wayNames } from '#domain/conditionWords.ts'
import type { Freshness } from '#domain/freshness.ts'
import { inSentence } from '#domain/goodsWords.ts'
import { isCardName, paidWith, payWords } from '#domain/methodWords.ts'
import { ifWords, lackWords, openWords } from '#domain/missingWords.ts'
import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import { CONFIDENT, type Limits, type ListedPromotion } from '#domain/promotion.ts'
import { railsOf } from '#domain/rails.ts'
import { isInstalments } from '#domain/ranking.ts'
import { TYPICAL_AMOUNT } from '#domain/saving.ts'
import { whoseWords, withWhose } from '#domain/whoseWords.ts'
import { capital, capWords, daysAgo, discountFigure, pesos } from '#domain/words.ts'
import type { RankedPromotion } from './homeView.ts'
import { holdersWords, placeWords, savingWords, upTo, urgencyWords } from './promotionWords.ts'

/** What a row of the list says, in few words: Spanish of Argentina. It decides nothing; it only puts facts into words. */

/** What comes back: «hasta» «$ 12.000» «15%»; of instalments «3» «cuotas sin interés», and what that is worth. */
export type Gain = { before: string; figure: string; after: string; worth: string | null }

/** In pesos of what the shopper can use or may, with the amount or a typical one; else what the card offers. */
export function gainOf(ranked: RankedPromotion, amount: number | undefined): Gain {
  const { promotion, eligibility, saving } = ranked
  const { figure, unit } = discountFigure(promotion.discount)
  const isWorth = eligibility.status !== 'no' && saving > 0
  if (isWorth && !isInstalments(promotion)) return { before: upTo(ranked).trim(), figure: pesos(saving), after: figure, worth: null }
  const worth = isWorth ? savingWords(promotion, saving, amount ?? TYPICAL_AMOUNT) : null
  return { before: '', figure, after: unit, worth }
}

/** Issuers that are named before the rest is counted. */
const NAMED = 2

/** What one pays with. `isHeld`: the words name only what the shopper has. */
export function methodOf({ promotion, eligibility: { status, via, missing } }: RankedPromotion, personal: boolean): Method {
  const held = personal && status !== 'no' ? via.flatMap((name) => heldOf(name, missing)) : []
  return held.length > 0 ? { isHeld: true, words: paidWith(held) } : { isHeld: false, words: capital(holdersWords(promotion, NAMED)) }
}

type Method = { isHeld: boolean; words: string }

/** The method itself; of a plan or level that is not said only its family; of a card that is not said nothing. */
function heldOf(name: MethodName, missing: RankedPromotion['eligibility']['missing']): MethodName[] {
  if (!missing.some((one) => one.name === name)) return [name]
  const { parent } = methodNamed(name)
  return parent === null ? [] : [parent as MethodName]
}

/** How one pays besides: «la de Ana», «QR», «dinero en cuenta». What the method says already is not said again. */
export function waysOf(ranked: RankedPromotion): string[] {
  const { promotion, eligibility } = ranked
  const { via } = eligibility
  const whose = whoseWords(ranked)
  const { funds, app } = promotion.conditions.how
  const groups = via.length > 0 ? [via] : (promotion.paymentMethods ?? [])
  const isCardNamed = groups.some((group) => group.some((name) => isCardName(name) || /crédito|débito/i.test(name)))
  const apps = app.filter((name) => !groups.flat().some((method) => method === name))
  return [
    ...(whose ? [whose] : []),
    ...wayNames(railsOf(promotion), isCardNamed && funds !== 'balance' ? null : funds),
    ...(apps.length > 0 ? [`desde ${apps.join(' o ')}`] : []),
  ]
}

/**
 * Where it holds, when that is not everywhere: «Maxi», «solo online», «solo online, con entrega ese día».
 * @param isOnline The list is of what holds on the web.
 */
export function limitedPlace(promotion: ListedPromotion, isOnline: boolean): string | null {
  const isUnsaid = promotion.qualifiers.includes('unsaidPlace')
  if (isOnline && isUnsaid) return 'no dice si online'
  if (promotion.where.length === CHAINS[promotion.supermarket].where.length) return null
  if (isUnsaid || promotion.qualifiers.includes('unsaidWeb')) return 'en el local'
  return `${placeWords(promotion)}${promotion.qualifiers.includes('deliveryDays') ? ', con entrega ese día' : ''}`
}

/** «15% con Mercado Pago en Carrefour»: the end of the name by which a screen reader calls the row. */
export function nameEnd(ranked: RankedPromotion, personal: boolean): string {
  const { promotion, eligibility } = ranked
  const { via } = eligibility
  const how = personal && via.length > 0 ? payWords(via) : `con ${holdersWords(promotion, NAMED)}`
  return ` ${withWhose(how, ranked)} en ${CHAINS[promotion.supermarket].name}`
}

/** The cap, or what earlier uses left of it: «Tope $ 20.000 por mes», «te quedan $ 8.000 del tope». */
export function capLine({ promotion, left }: RankedPromotion): string | null {
  if (left) return left.words
  // Instalments rarely have one, and nobody misses it.
  return isInstalments(promotion) && promotion.limits.maxDiscount === null ? null : briefCap(promotion.limits)
}

function briefCap(limits: Limits): string {
  return capWords({ ...limits, per: null })
}

/** How many open conditions a row says; of more only the first. */
const SAID = 2

/** Characters of the card's own words on a row. */
const MAX_SCOPE = 42

/**
 * The one thing to know before going: what is lacking or open, then what changes the figure most. null when there is nothing.
 * @param isAsked What it depends on is asked right there.
 */
export function warningOf({ promotion, eligibility, whose }: RankedPromotion, amount: number | undefined, isAsked: boolean): string | null {
  const { status, missing } = eligibility
  if (status === 'no') return lackWords(missing)
  if (status === 'maybe') return isAsked ? null : `solo ${missing.length > SAID ? ifWords(missing, whose) : openWords(missing, whose)}`
  const { minPurchase, conditions } = promotion
  const minimum = minPurchase === null ? null : `mínimo ${pesos(minPurchase)}`
  if (minPurchase !== null && amount !== undefined && amount < minPurchase) return `no llegás al mínimo de ${pesos(minPurchase)}`
  const out = briefExclusions(conditions)
  const warnings = [
    scopeOf(promotion),
    conditions.who.some(({ kind }) => kind === 'enrolment') && `antes hay que ${enrolWords(promotion.qualifiers)}`,
    out?.isFood && out.words,
    minimum,
    regionOf(promotion),
    conditions.who.some(({ kind }) => kind === 'firstPurchase') && 'solo la primera compra del período',
    out?.words ?? (promotion.excludesProducts !== null && 'no entran algunos productos'),
  ]
  return warnings.find((words) => typeof words === 'string') || null
}

/** «solo en electro»; a long list of the card by its groups of goods, or cut. */
function scopeOf({ onlyForProducts, conditions: { onlyFor } }: ListedPromotion): string | null {
  if (onlyForProducts !== null && (onlyForProducts.length <= MAX_SCOPE || onlyFor === null)) {
    const words = onlyForProducts.length <= MAX_SCOPE ? onlyForProducts : `${onlyForProducts.slice(0, MAX_SCOPE).trimEnd()}…`
    return `solo en ${inSentence(words)}`
  }
  return onlyFor === null ? null : `solo en ${briefGoods(onlyFor)}`
}

function regionOf({ conditions: { region } }: ListedPromotion): string | null {
  if (region === null) return null
  if (region.provinces.length + region.onlyBranches.length > 0) return 'solo en algunos lugares'
  return region.some ? 'solo en sucursales adheridas' : region.exceptBranches.length > 0 ? 'no vale en todas las sucursales' : null
}

/** The mark of a row, only where it matters: read with doubts, or old («hace 25 días»), or about to end. */
export function chipOf({ promotion }: RankedPromotion, stale: Freshness | undefined, today: CivilDate): string | null {
  if (promotion.confidence < CONFIDENT) return 'con dudas'
  return stale ? daysAgo(stale.ageDays) : urgencyWords(promotion, today)
}
