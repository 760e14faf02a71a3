import type { Span } from './promotion.ts'

/**
 * What a promotion takes beyond its payment methods: who, how, how often, on what, where, and when the money comes. Facts read from the
 * card's words, each with the words that decided it; what the card does not say is left empty or null, never guessed.
 */

/** Who a promotion is for, when it is not for every holder of its payment methods. */
export const WHO_KINDS = [
  /** A tier, package or plan of the issuer; value: its name. */
  'segment',
  /** The salary is paid into an account at the issuer. */
  'salary',
  /** Retired people and pensioners. */
  'pensioner',
  /** A state benefit or programme; value: its name. */
  'benefit',
  /** Value: the least age in years. */
  'age',
  /** Public, municipal, health or teaching staff; value: which. */
  'employment',
  /** Armed and security forces and their families. */
  'military',
  /** Lives in, or holds a card issued in, a province or city; value: which. */
  'resident',
  /** Holds an account at the issuer. */
  'account',
  /** A club, loyalty programme or subscription; value: its name. */
  'member',
  /** New clients, or the first purchase ever with the method. */
  'newCustomer',
  /** Only the first purchase of a period counts. */
  'firstPurchase',
  /** Registration, a coupon or an adhesion comes first. */
  'enrolment',
  /** Anything else that decides; value: in the card's words. */
  'other',
] as const
export type WhoKind = (typeof WHO_KINDS)[number]

/** The deciding words, letter by letter as the card has them, and where they stand. */
export type Quoted = Span & { quote: string }

/** One condition on the person. Alternatives ("ANSES o mayores de 60") share their `alternatives` number; null: it must hold by itself. */
export type WhoCondition = Quoted & { kind: WhoKind; value: string | null; alternatives: number | null }

/** A way of paying that is required: `nfc` is a phone's, `contactless` a card's, `card` the physical card, `web` paying online. */
export const RAILS = ['qr', 'nfc', 'contactless', 'card', 'web'] as const
export type Rail = (typeof RAILS)[number]

/** Where the money must come from: the account's balance, credit, debit, or any linked card but not the balance. */
export const FUNDS = ['balance', 'credit', 'debit', 'card'] as const
export type Funds = (typeof FUNDS)[number]

/** How it must be paid. `rails` and `app` are alternatives among themselves; empty when any way goes. */
export type HowCondition = { rails: Rail[]; app: string[]; funds: Funds | null; singlePayment: boolean }

export const USE_PERIODS = ['compra', 'dia', 'semana', 'mes', 'promocion'] as const
/** A limit on how often it can be used. */
export type UsesCondition = { times: number; period: (typeof USE_PERIODS)[number] }

/** What a shop sells, as far as promotions tell it apart. `ofertas`: products already on offer; `marca-propia`: the chain's own brand. */
export const CATEGORIES = [
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
  'marca-propia',
  'otros',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Where it holds, when that is not all of the chain's places. `some`: "locales adheridos", without a list. */
export type RegionCondition = { provinces: string[]; onlyBranches: string[]; exceptBranches: string[]; some: boolean }

/** When and where the money comes. `till`: taken off at the checkout; `refund`: it comes back later. `days`: the longest that is stated. */
export type RefundCondition = {
  kind: 'till' | 'refund' | null
  days: number | null
  /** The days are business days. */
  business: boolean
  where: 'statement' | 'account' | 'wallet' | null
}

/** The parts of the conditions that carry evidence of their own (each of `who` bears its words itself). */
export const CONDITION_PARTS = ['how', 'uses', 'excludes', 'onlyFor', 'region', 'refund'] as const
export type ConditionPart = (typeof CONDITION_PARTS)[number]

export type Conditions = {
  who: WhoCondition[]
  how: HowCondition
  uses: UsesCondition | null
  /** Categories that the discount leaves out. */
  excludes: Category[]
  /** Brands or labels are left out by name. */
  excludesBrands: boolean
  /** The only categories on which it holds; null: the whole purchase. */
  onlyFor: Category[] | null
  region: RegionCondition | null
  refund: RefundCondition | null
  evidence: Partial<Record<ConditionPart, Quoted[]>>
}

/** Nothing said: every holder, any way, on everything, everywhere. */
export const NO_CONDITIONS: Conditions = {
  who: [],
  how: { rails: [], app: [], funds: null, singlePayment: false },
  uses: null,
  excludes: [],
  excludesBrands: false,
  onlyFor: null,
  region: null,
  refund: null,
  evidence: {},
}
