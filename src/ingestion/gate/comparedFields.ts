import { methodNamed, parentOrOwnName } from '#domain/catalogue/paymentMethod.ts'
import type { ConditionPart, Conditions } from '#domain/promotion/condition.ts'
import type { EvidenceField, ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { fold } from '#domain/text/fold.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import { serializeMethods } from '../read/promotionKey.ts'

/** Everything that is read from a card's words: the fields with evidence, and the parts of the conditions. */
export type ReadField = EvidenceField | ConditionPart | 'who'

/** A table that lists for every field what it is used for, or null for nothing. The type makes each table mention a new field. */
export type FieldUses<Use extends string> = Record<ReadField, readonly Use[] | null>

type FieldsOf<Uses, Use extends string> = {
  [F in keyof Uses]: Uses[F] extends readonly string[] ? (Use extends Uses[F][number] ? F : never) : never
}[keyof Uses]

/** The uses that a table mentions. An incomplete table is accepted, so that the compiler reports only the table itself. */
export type UsesInTable<Uses extends Partial<FieldUses<string>>> = Extract<Uses[keyof Uses], readonly string[]>[number]

/** A promotion reduced to the fields that a table gives to a use. */
export type FieldsForUse<Uses extends Partial<FieldUses<string>>, Use extends string> = Pick<
  ExtractedPromotion,
  FieldsOf<Uses, Use> & EvidenceField
> & { conditions: Pick<Conditions, FieldsOf<Uses, Use> & keyof Conditions> }

export type GatePromotion = {
  id?: string
  cardId?: string
  /** The hash of the card's words at its capture, if known. */
  words?: string | undefined
} & Pick<ExtractedPromotion, EvidenceField | 'supermarket' | 'conditions'>

const sorted = (list: readonly string[] | null) => list && [...list].sort()

const COMPARED_AS = {
  discount: ['discount'],
  // Renewing a card for the next month changes its dates.
  validFrom: null,
  validUntil: null,
  weekdays: ['weekdays'],
  // Single days change with the month, as do the first and last.
  exceptDates: null,
  where: ['where'],
  membership: ['who'],
  paymentMethods: ['methods'],
  unknownPaymentMethods: ['methods'],
  paymentRails: ['rails'],
  appliesOnlyTo: ['who'],
  limits: ['cap', 'capPeriod'],
  minPurchase: ['minimum'],
  stackable: ['stackable'],
  onlyForProducts: ['products'],
  // Small print is often reworded without a change of meaning.
  excludesProducts: null,
  restrictions: null,
  // From the small print too; other fields have what matters.
  qualifiers: null,
  who: ['who'],
  how: ['rails'],
  uses: ['uses'],
  // Derived from words that are compared elsewhere, and from small print.
  onlyFor: null,
  excludes: null,
  region: ['region'],
  refund: ['refund'],
} as const satisfies FieldUses<string>
type ComparedAs = typeof COMPARED_AS
export type ComparedField = UsesInTable<ComparedAs>

/**
 * The compared fields: their name on the status page, and their value in canonical form. A change of a key field in many
 * cards at once is held; chains do change the others so, and a warning tells it.
 */
export const COMPARED_FIELDS = {
  discount: { isKey: true, name: 'el descuento', of: ({ discount }) => discount },
  methods: { isKey: true, name: 'los medios de pago', of: serializeMethods },
  cap: { isKey: true, name: 'el tope', of: ({ limits }) => [limits.maxDiscount, limits.explicitlyHasNoLimit] },
  capPeriod: { isKey: true, name: 'el período del tope', of: ({ limits }) => [limits.period, limits.per] },
  weekdays: { isKey: true, name: 'los días', of: ({ weekdays }) => sorted(weekdays) },
  where: { isKey: true, name: 'dónde vale', of: ({ where }) => sorted(where) },
  minimum: { isKey: true, name: 'la compra mínima', of: ({ minPurchase }) => minPurchase },
  stackable: { isKey: false, name: 'si se acumula', of: ({ stackable }) => stackable },
  who: {
    isKey: true,
    name: 'para quién es',
    of: ({ membership, appliesOnlyTo, conditions }) => [
      sorted(membership),
      appliesOnlyTo,
      conditions.who.map(({ kind, value }) => `${kind} ${value}`).sort(),
    ],
  },
  products: { isKey: false, name: 'sobre qué productos es', of: ({ onlyForProducts }) => onlyForProducts && fold(onlyForProducts) },
  rails: { isKey: false, name: 'cómo se paga', of: ({ paymentRails, conditions }) => [paymentRails, conditions.how] },
  refund: { isKey: false, name: 'cuándo se devuelve', of: ({ conditions }) => conditions.refund },
  region: { isKey: false, name: 'en qué lugares vale', of: ({ conditions }) => conditions.region },
  uses: { isKey: false, name: 'cuántas veces se usa', of: ({ conditions }) => conditions.uses },
} as const satisfies { [C in ComparedField]: { isKey: boolean; name: string; of: (promotion: FieldsForUse<ComparedAs, C>) => unknown } }

export const COMPARED_FIELD_NAMES = Object.keys(COMPARED_FIELDS) as ComparedField[]

export function comparedValues(promotion: GatePromotion): string[] {
  return COMPARED_FIELD_NAMES.map((name) => canonicalJson(COMPARED_FIELDS[name].of(promotion)))
}

/** Counts the issuers of these promotions: a bank that changes all its cards has made one change, not ten. */
export function countIssuers(promotions: readonly GatePromotion[]): number {
  return new Set(promotions.map(issuerOf)).size
}

/** Returns the promotion's issuers as one text; without issuers, the promotion itself. */
function issuerOf(promotion: GatePromotion): string | GatePromotion {
  return [...namedIssuers(promotion)].sort().join(' + ') || promotion.cardId || promotion
}

export function namedIssuers({ paymentMethods, unknownPaymentMethods }: GatePromotion): Set<string> {
  const named = (paymentMethods ?? []).flat().flatMap((name) => {
    const method = methodNamed(name)
    return method.kind === 'generic' ? [] : parentOrOwnName(method)
  })
  return new Set([...named, ...unknownPaymentMethods])
}
