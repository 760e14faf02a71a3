import type { z } from 'zod'
import type { conditionsSchema, quotedSchema } from './fieldSchemas.ts'
import type { ListedPromotion } from './promotion.ts'

/** Facts read from the card, besides payment methods; what it does not say is empty or null, never guessed. */

export const WHO_KINDS = [
  /** Tier, package or plan of the issuer; value: its name. */
  'segment',
  /** Paid into an account at the issuer. */
  'salary',
  /** Value: set where the issuer has to pay them. */
  'pensioner',
  /** Of the state; value: its name. */
  'benefit',
  /** Value: the minimum in years. */
  'age',
  /** Public, municipal, health or teaching staff; value: which. */
  'employment',
  /** Armed and security forces and their families; value: which, when not all. */
  'military',
  /** Or the card is issued there; value: province or city. */
  'resident',
  /** At the issuer; value: the institution, if another. */
  'account',
  /** Of a club, loyalty programme or subscription; value: its name. */
  'member',
  /** Or the first purchase ever with the method. */
  'newCustomer',
  /** Of a period. */
  'firstPurchase',
  /** Registration or coupon, before the purchase. */
  'enrolment',
  /** Value: the card's words. */
  'other',
] as const
export type WhoKind = (typeof WHO_KINDS)[number]

export type Conditions = z.infer<typeof conditionsSchema>
export type QuotedWords = z.infer<typeof quotedSchema>
export type WhoCondition = Conditions['who'][number]
export type WhoConditionFact = Omit<WhoCondition, keyof QuotedWords>
export type HowCondition = Conditions['how']
export type UsesCondition = NonNullable<Conditions['uses']>
export type RegionCondition = NonNullable<Conditions['region']>
export type RefundCondition = NonNullable<Conditions['refund']>
/** `Conditions` is assignable to it. */
export type ConditionFacts = Omit<Conditions, 'who' | 'evidence'> & { who: WhoConditionFact[] }

/** `nfc` is a phone's, `contactless` a card's, `card` the physical card, `web` online payment. */
export const RAILS = ['qr', 'nfc', 'contactless', 'card', 'web'] as const
export type Rail = (typeof RAILS)[number]

/** `balance` of the account; `card`: any linked card but not the balance. */
export const FUNDS = ['balance', 'credit', 'debit', 'card'] as const
export type Funds = (typeof FUNDS)[number]

export const USE_PERIODS = ['compra', 'dia', 'semana', 'mes', 'promocion'] as const
/** Most purchases contain them, so every list of goods begins with them. */
export const FOOD_CATEGORIES = [
  ...(['carne', 'frutas-verduras', 'fiambres-quesos', 'lacteos', 'leche-infantil', 'huevos', 'aceite'] as const),
  ...(['harina-azucar', 'almacen', 'panaderia', 'bebidas', 'cerveza', 'vinos', 'destilados'] as const),
] as const

/** `ofertas`: already on sale; `precios-regulados`: the state sets or agrees the price; `marca-propia`: the chain's own brand. */
export const CATEGORIES = [
  ...FOOD_CATEGORIES,
  ...(['electro', 'celulares-informatica', 'bazar-hogar', 'textil', 'juguetes', 'libros', 'motos-bicicletas'] as const),
  ...(['neumaticos-auto', 'perfumeria', 'limpieza', 'medicamentos', 'mascotas', 'panales', 'cigarrillos'] as const),
  ...(['recargas-tarjetas-regalo', 'restaurante', 'materiales-muebles', 'ofertas', 'precios-regulados', 'marca-propia', 'otros'] as const),
] as const
export type GoodsCategory = (typeof CATEGORIES)[number]

/** Entries of `who` have their evidence with them. */
export const CONDITION_PARTS = ['how', 'uses', 'excludes', 'onlyFor', 'region', 'refund'] as const
export type ConditionPart = (typeof CONDITION_PARTS)[number]

export const NO_CONDITIONS: Conditions = {
  who: [],
  how: { rails: [], app: [], funds: null, singlePayment: false, except: [] },
  uses: null,
  excludes: [],
  excludesSome: [],
  excludesBrands: false,
  onlyFor: null,
  region: null,
  refund: null,
  evidence: {},
}

export function dropQuotes({ evidence: _, who, ...facts }: Conditions): ConditionFacts {
  return { ...facts, who: who.map(({ kind, value, alternatives }) => ({ kind, value, alternatives })) }
}

/** From the conditions, else the promotion's own field; empty when the card does not say. */
export function acceptedRails({
  conditions,
  paymentRails,
}: { conditions: Pick<ConditionFacts, 'how'> } & Pick<ListedPromotion, 'paymentRails'>): readonly Rail[] {
  const { rails } = conditions.how
  if (rails.length > 0) return rails
  return [
    ...(paymentRails?.pagoConQR ? ['qr' as const] : []),
    ...(paymentRails?.telefonoContactless ? ['nfc' as const] : []),
    ...(paymentRails?.contactless ? ['contactless' as const] : []),
  ]
}
