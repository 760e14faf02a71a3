import type { EvidenceField, ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { FieldsForUse, FieldUses, UsesInTable } from '#domain/promotion/readField.ts'
import { fold } from '#domain/text/fold.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import { methodsOf } from '../read/promotionKey.ts'

/** What the gate needs of a promotion, just read or published, and the card that it was read from where that is known. */
export type GatePromotion = {
  cardId?: string
  /** What the card said when it was captured, as a hash; where that is known. */
  words?: string | undefined
} & Pick<ExtractedPromotion, EvidenceField | 'supermarket' | 'conditions' | 'confidence' | 'isWordingNew'>

const sorted = (list: readonly string[] | null) => list && [...list].sort()

/** What each field that is read is compared as; null: it is not compared. */
const COMPARED_AS = {
  discount: ['discount'],
  // A card moves to the next month as it is.
  validFrom: null,
  validUntil: null,
  weekdays: ['weekdays'],
  // Single days belong to their month, as the first and the last do.
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
  // Copied from the small print, which is worded anew without a change of what it means.
  excludesProducts: null,
  restrictions: null,
  // Small print again, which only says more of what other fields have.
  qualifiers: null,
  who: ['who'],
  how: ['rails'],
  uses: ['uses'],
  // What is found in the words about goods: those of `onlyForProducts`, and the small print again.
  onlyFor: null,
  excludes: null,
  region: ['region'],
  refund: ['refund'],
} as const satisfies FieldUses<string>
type ComparedAs = typeof COMPARED_AS
export type ComparedField = UsesInTable<ComparedAs>

/** What two captures are compared by, promotion by promotion: each with its name for the status page, and its value in canonical form. */
export const COMPARED_FIELDS = {
  discount: { name: 'el descuento', of: ({ discount }) => discount },
  methods: { name: 'los medios de pago', of: methodsOf },
  cap: { name: 'el tope', of: ({ limits }) => [limits.maxDiscount, limits.explicitlyHasNoLimit] },
  capPeriod: { name: 'el período del tope', of: ({ limits }) => [limits.period, limits.per] },
  weekdays: { name: 'los días', of: ({ weekdays }) => sorted(weekdays) },
  where: { name: 'dónde vale', of: ({ where }) => sorted(where) },
  minimum: { name: 'la compra mínima', of: ({ minPurchase }) => minPurchase },
  stackable: { name: 'si se acumula', of: ({ stackable }) => stackable },
  who: {
    name: 'para quién es',
    of: ({ membership, appliesOnlyTo, conditions }) => [
      sorted(membership),
      appliesOnlyTo,
      conditions.who.map(({ kind, value }) => `${kind} ${value}`).sort(),
    ],
  },
  products: { name: 'sobre qué productos es', of: ({ onlyForProducts }) => onlyForProducts && fold(onlyForProducts) },
  rails: { name: 'cómo se paga', of: ({ paymentRails, conditions }) => [paymentRails, conditions.how] },
  refund: { name: 'cuándo se devuelve', of: ({ conditions }) => conditions.refund },
  region: { name: 'en qué lugares vale', of: ({ conditions }) => conditions.region },
  uses: { name: 'cuántas veces se usa', of: ({ conditions }) => conditions.uses },
} as const satisfies { [C in ComparedField]: { name: string; of: (promotion: FieldsForUse<ComparedAs, C>) => unknown } }

export const COMPARED_FIELD_NAMES = Object.keys(COMPARED_FIELDS) as ComparedField[]

/** The values of all compared fields. */
export function comparedValues(promotion: GatePromotion): string[] {
  return COMPARED_FIELD_NAMES.map((name) => canonicalJson(COMPARED_FIELDS[name].of(promotion)))
}
