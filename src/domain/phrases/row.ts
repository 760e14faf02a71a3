import type { CivilDate } from '../calendar/calendar.ts'
import { CHAINS } from '../catalogue/chain.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import { briefDoubt } from '../description/words/doubts.ts'
import { rowGain } from '../description/words/gain.ts'
import { excludedLine, scopeAfterGain } from '../description/words/goods.ts'
import { firstConditionWords, missingWords, openConditionsWords } from '../description/words/people.ts'
import { regionWords } from '../description/words/place.ts'
import { urgencyWords } from '../description/words/time.ts'
import { accordingTo } from '../description/words/witness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capWords, withoutHolders } from '../promotion/promotionWords.ts'
import { isUnconfirmed } from '../promotion/readings.ts'
import { daysAgo, pesos } from '../text/words.ts'
import { withMethods } from './offer.ts'
import { alwaysSaidWords } from './warnings.ts'

type RankedPromotion = Ranked<ListedPromotion>

/** Phrases of a list row. They put facts into words and decide nothing. */

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
    regionWords(promotion.conditions.region, 'brief'),
    conditions.who.some(({ kind }) => kind === 'firstPurchase') && 'solo la primera compra del período',
    out?.isFood ? null : out?.words,
  ]
  return warnings.find((words) => typeof words === 'string') || null
}

/** Returns the mark of a row when it matters: a doubtful reading and old data («hace 25 días»), or else a near end. */
export function rowChip({ promotion, stale }: RankedPromotion, today: CivilDate): string | null {
  const doubts = [isUnconfirmed(promotion.readings) ? 'dos lecturas' : briefDoubt(promotion), stale ? daysAgo(stale.ageDays) : null]
  return doubts.filter((words) => words !== null).join(' · ') || urgencyWords(promotion, today)
}
