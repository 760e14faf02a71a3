import type { Profiled } from './comparedFields.ts'

/** Traits that most promotions have: the share of each hardly changes from one capture to the next. */
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
} as const satisfies Record<string, { name: string; of: (promotion: Profiled) => boolean }>

export type Trait = keyof typeof TRAITS
export const TRAIT_NAMES = Object.keys(TRAITS) as Trait[]
