import type { z } from 'zod'
import type { conditionsSchema, quotedSchema } from './conditionSchema.ts'

/**
 * Conditions of a promotion besides its payment methods. They are facts read from the card, each with the words that
 * prove it; anything that the card does not say is empty or null, never guessed.
 */

export const WHO_KINDS = [
  /** A tier, package or plan of the issuer; value: its name. */
  'segment',
  /** The salary is paid into an account at the issuer. */
  'salary',
  /** Retired people and pensioners; value: set where they have to be paid by the issuer. */
  'pensioner',
  /** State benefit or programme; value: its name. */
  'benefit',
  /** Value: the minimum age in years. */
  'age',
  /** Public, municipal, health or teaching staff; value: which. */
  'employment',
  /** Armed and security forces and their families; value: which of them, when it is not all. */
  'military',
  /** Residence, or a card issued, in a province or city; value: its name. */
  'resident',
  /** An account at the issuer; value: the institution, if another. */
  'account',
  /** Membership of a club, loyalty programme or subscription; value: its name. */
  'member',
  /** New customers, or the first purchase ever with the method. */
  'newCustomer',
  /** Only the first purchase of a period counts. */
  'firstPurchase',
  /** Registration, a coupon or an enrolment before the purchase. */
  'enrolment',
  /** Any other condition; value: the card's words. */
  'other',
] as const
export type WhoKind = (typeof WHO_KINDS)[number]

export type Conditions = z.infer<typeof conditionsSchema>
export type QuotedWords = z.infer<typeof quotedSchema>
export type WhoCondition = Conditions['who'][number]
/** The same as sent to the page, without its words. */
export type WhoConditionFact = Omit<WhoCondition, keyof QuotedWords>
export type HowCondition = Conditions['how']
export type UsesCondition = NonNullable<Conditions['uses']>
export type RegionCondition = NonNullable<Conditions['region']>
export type RefundCondition = NonNullable<Conditions['refund']>
/** Conditions without their words. `Conditions` is assignable to it. */
export type ConditionFacts = Omit<Conditions, 'who' | 'evidence'> & { who: WhoConditionFact[] }

/** Ways to pay: `nfc` is a phone's, `contactless` a card's, `card` the physical card, `web` online payment. */
export const RAILS = ['qr', 'nfc', 'contactless', 'card', 'web'] as const
export type Rail = (typeof RAILS)[number]

/** Required origin of the money: the account's balance, credit, debit, or any linked card but not the balance. */
export const FUNDS = ['balance', 'credit', 'debit', 'card'] as const
export type Funds = (typeof FUNDS)[number]

export const USE_PERIODS = ['compra', 'dia', 'semana', 'mes', 'promocion'] as const
/** Food and drink categories. Most purchases contain them, so every list of goods begins with them. */
export const FOOD_CATEGORIES = [
  'carne',
  'frutas-verduras',
  'fiambres-quesos',
  'lacteos',
  'leche-infantil',
  'huevos',
  'aceite',
  'harina-azucar',
  'almacen',
  'panaderia',
  'bebidas',
  'cerveza',
  'vinos',
  'destilados',
] as const

/** Categories of goods. `ofertas`: products already on sale; `precios-regulados`: goods whose price the state sets or agrees; `marca-propia`: the chain's own brand. */
export const CATEGORIES = [
  ...FOOD_CATEGORIES,
  'electro',
  'celulares-informatica',
  'bazar-hogar',
  'textil',
  'juguetes',
  'libros',
  'motos-bicicletas',
  'neumaticos-auto',
  'perfumeria',
  'limpieza',
  'medicamentos',
  'mascotas',
  'panales',
  'cigarrillos',
  'recargas-tarjetas-regalo',
  'restaurante',
  'materiales-muebles',
  'ofertas',
  'precios-regulados',
  'marca-propia',
  'otros',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The parts of the conditions with evidence of their own (entries of `who` have their words with them). */
export const CONDITION_PARTS = ['how', 'uses', 'excludes', 'onlyFor', 'region', 'refund'] as const
export type ConditionPart = (typeof CONDITION_PARTS)[number]

/** No conditions: everybody, any way to pay, all goods, everywhere. */
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

export function withoutWords({ evidence: _, who, ...facts }: Conditions): ConditionFacts {
  return { ...facts, who: who.map(({ kind, value, alternatives }) => ({ kind, value, alternatives })) }
}
