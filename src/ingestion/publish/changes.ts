import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { PromotionChange } from '#domain/promotion/promotionChange.ts'
import { isChangeShown, PROMOTION_FIELD_NAMES } from '#domain/promotion/promotionFields.ts'
import { asReadBy } from '#domain/promotion/readings.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import { serializeMethods } from '../read/promotionKey.ts'

/** Fields whose changes shoppers see; wording, evidence and confidence are not among them. */
const FIELDS = PROMOTION_FIELD_NAMES.filter(isChangeShown)

/** The promotions of an edition. `words`: by card id a key of all that a card was read from (`makeWordsKey`). */
export type ShownPromotions = { promotions: readonly PublishedPromotion[]; words: ReadonlyMap<string, string> }

/**
 * Lists the changes between two editions of a chain. Where a card's words stay, another reading of them is no change of the
 * source: a newer program, a person or another day read them.
 * @param seenAt The newer capture's day. A capture older than the published one has no changes.
 */
export function listEditionChanges(before: ShownPromotions, after: ShownPromotions, seenAt: CivilDate): PromotionChange[] {
  const old = new Map(before.promotions.map((promotion) => [promotion.id, promotion]))
  const now = new Map(after.promotions.map((promotion) => [promotion.id, promotion]))
  const came = newIn(after, before).filter(({ id, readings }) => !old.has(id) && readings?.by !== 'modelo')
  const gone = newIn(before, after).filter(({ id, readings }) => !now.has(id) && readings?.by !== 'modelo')
  const successors = findSuccessors(gone, came)
  return [
    ...newIn(after, before).flatMap((promotion) => fieldChanges(old.get(promotion.id), promotion, seenAt)),
    ...came.map((promotion) => event(promotion, seenAt, promotion.firstSeen < seenAt ? 'returned' : 'appeared')),
    ...came.flatMap((promotion) => {
      const ended = successors.get(promotion.id)
      return ended === undefined ? [] : [{ ...event(promotion, seenAt, 'follows'), was: ended }]
    }),
    ...gone.map((promotion) => event(promotion, seenAt, 'ended')),
  ]
}

function newIn({ promotions, words }: ShownPromotions, other: ShownPromotions): PublishedPromotion[] {
  const known = new Set(other.words.values())
  return promotions.filter(({ cardId }) => !known.has(words.get(cardId) ?? ''))
}

function event({ id, supermarket }: PublishedPromotion, seenAt: CivilDate, name: PromotionChange['event']): PromotionChange {
  return { promotionId: id, supermarket, seenAt, event: name, field: null, was: null, became: null }
}

function fieldChanges(before: PublishedPromotion | undefined, after: PublishedPromotion, seenAt: CivilDate): PromotionChange[] {
  if (before === undefined) return []
  // Another reader is no change of the source, so the program's readings are compared.
  const pair = [before, after].map((promotion) => asReadBy('programa', promotion) ?? promotion)
  return FIELDS.flatMap((field) => {
    const [was, became] = pair.map((promotion) => comparable(promotion, field)) as [string, string]
    return was === became || comparable(before, field) === comparable(after, field)
      ? []
      : [{ ...event(after, seenAt, 'changed'), field, was: JSON.stringify(before[field]), became: JSON.stringify(after[field]) }]
  })
}

/** The order of a list is no difference. */
function comparable(promotion: PublishedPromotion, field: (typeof FIELDS)[number]): string {
  if (field === 'paymentMethods') return serializeMethods({ ...promotion, unknownPaymentMethods: [] })
  const value = promotion[field]
  return canonicalJson(Array.isArray(value) ? [...value].sort() : value)
}

/**
 * Finds the new promotions that replace an ended one: same methods, club, audience and products, same kind of discount, a
 * channel in common; only figure or days differ. Ambiguous pairs are skipped: a wrong link is worse than none.
 * @returns Ids of ended ones by the new one's id.
 */
export function findSuccessors(gone: readonly PublishedPromotion[], came: readonly PublishedPromotion[]): Map<string, string> {
  const [ended, begun] = [Map.groupBy(gone, familyOf), Map.groupBy(came, familyOf)]
  const successors = new Map<string, string>()
  for (const [family, [after, ...more]] of begun) {
    const [before, ...others] = ended.get(family) ?? []
    if (!before || !after || more.length > 0 || others.length > 0) continue
    if (before.where.some((format) => after.where.includes(format))) successors.set(after.id, before.id)
  }
  return successors
}

function familyOf(promotion: PublishedPromotion): string {
  const { supermarket, discount, membership, appliesOnlyTo, onlyForProducts } = promotion
  return canonicalJson([
    supermarket,
    discount.type,
    serializeMethods(promotion),
    [...membership].sort(),
    appliesOnlyTo,
    onlyForProducts !== null,
  ])
}
