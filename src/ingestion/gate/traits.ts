import type { FieldsForUse, FieldUses, UsesInTable } from '#domain/promotion/readField.ts'

/** Says for every field which traits it gives; null for fields that most promotions lack, or that always have a value. */
const TRAITS_OF = {
  discount: ['percentage', 'instalments'],
  validFrom: null,
  validUntil: ['until'],
  weekdays: ['weekdays'],
  exceptDates: null,
  where: ['online', 'shops'],
  membership: ['membership'],
  paymentMethods: ['methods'],
  unknownPaymentMethods: ['unknownMethods'],
  paymentRails: null,
  appliesOnlyTo: null,
  limits: ['cap', 'unlimited'],
  minPurchase: ['minimum'],
  stackable: null,
  onlyForProducts: null,
  excludesProducts: null,
  restrictions: null,
  qualifiers: null,
  who: null,
  how: null,
  uses: null,
  onlyFor: null,
  excludes: null,
  region: null,
  refund: null,
} as const satisfies FieldUses<string>
type TraitsOf = typeof TRAITS_OF
export type Trait = UsesInTable<TraitsOf>

/** Properties that many promotions share; the share of each hardly changes between captures. */
export const TRAITS = {
  cap: { name: 'el tope', of: ({ limits }) => limits.maxDiscount !== null },
  unlimited: { name: '«sin tope»', of: ({ limits }) => limits.explicitlyHasNoLimit },
  methods: { name: 'los medios de pago', of: ({ paymentMethods }) => paymentMethods !== null },
  unknownMethods: { name: 'los medios de pago desconocidos', of: ({ unknownPaymentMethods }) => unknownPaymentMethods.length > 0 },
  weekdays: { name: 'los días', of: ({ weekdays }) => weekdays !== null },
  percentage: { name: 'los porcentajes', of: ({ discount }) => discount.type === 'porcentaje' },
  instalments: { name: 'las cuotas', of: ({ discount }) => discount.type === 'cuotas sin intereses' },
  online: { name: 'el canal online', of: ({ where }) => where.includes('Online') },
  shops: { name: 'los locales', of: ({ where }) => where.some((format) => format !== 'Online') },
  until: { name: 'la fecha de fin', of: ({ validUntil }) => validUntil !== null },
  membership: { name: 'los clubes', of: ({ membership }) => membership.length > 0 },
  minimum: { name: 'la compra mínima', of: ({ minPurchase }) => minPurchase !== null },
} as const satisfies { [T in Trait]: { name: string; of: (promotion: FieldsForUse<TraitsOf, T>) => boolean } }

export const TRAIT_NAMES = Object.keys(TRAITS) as Trait[]
