import {
  blankOf,
  byKey,
  choice,
  listOf,
  maybe,
  type PageOf,
  record,
  refusing,
  setOf,
  TRUTH,
  text,
  type ValueOf,
  whole,
} from '../shape/shape.ts'

/**
 * What a promotion takes beyond its payment methods: who, how, how often, on what, where, and when the money comes. Facts read from the
 * card's words, each with the words that decided it; what the card does not say is left empty or null, never guessed.
 */

/** Kinds of people that a promotion may be for, when not every holder of its methods can use it. */
export const WHO_KINDS = [
  /** A tier, package or plan of the issuer; value: its name. */
  'segment',
  /** The salary is paid into an account at the issuer. */
  'salary',
  /** Retired people and pensioners; value: set where they have to be paid by the issuer. */
  'pensioner',
  /** A state benefit or programme; value: its name. */
  'benefit',
  /** Value: the least age in years. */
  'age',
  /** Public, municipal, health or teaching staff; value: which. */
  'employment',
  /** Armed and security forces and their families; value: which of them, when it is not all. */
  'military',
  /** Lives in, or holds a card issued in, a province or city; value: which. */
  'resident',
  /** Holds an account at the issuer; value: the institution, where it is another. */
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

/** Offsets into the text of the raw card (UTF-16 units, end exclusive). */
const BOUNDS = { start: whole(0, 1e9), end: whole(0, 1e9) }
const emptyStretch = ({ start, end }: { start: number; end: number }) => (start < end ? null : 'tramo vacío')
export const SPAN = refusing(record(BOUNDS), emptyStretch)

/** Bounds of what is copied from a page, in characters. */
const MAX_QUOTE = 1_000
const MAX_NAME = 200
const NAME = text(MAX_NAME)

/** The deciding words, letter by letter as the card has them, and where they stand. */
const WORDS = { quote: text(MAX_QUOTE), ...BOUNDS }
const QUOTED = refusing(record(WORDS), emptyStretch)
export type Quoted = ValueOf<typeof QUOTED>

/** One condition on the person. Alternatives ("ANSES o mayores de 60") share their `alternatives` number; null: it must hold by itself. */
const WHO = refusing(record({ kind: choice(WHO_KINDS), value: maybe(NAME), alternatives: maybe(whole(0, 99)) }, WORDS), emptyStretch)
export type WhoCondition = ValueOf<typeof WHO>
/** A condition on the person without its words, as the page has it. */
export type WhoConditionFact = PageOf<typeof WHO>

/** A way of paying that is required: `nfc` is a phone's, `contactless` a card's, `card` the physical card, `web` paying online. */
export const RAILS = ['qr', 'nfc', 'contactless', 'card', 'web'] as const
export type Rail = (typeof RAILS)[number]

/** Where the money must come from: the account's balance, credit, debit, or any linked card but not the balance. */
export const FUNDS = ['balance', 'credit', 'debit', 'card'] as const
export type Funds = (typeof FUNDS)[number]

/** How it must be paid. `rails` and `app` are alternatives among themselves; empty when any way goes. */
const HOW = record({ rails: setOf(RAILS), app: listOf(NAME, { most: 12, isSet: true }), funds: maybe(choice(FUNDS)), singlePayment: TRUTH })
export type HowCondition = ValueOf<typeof HOW>

const USE_PERIODS = ['compra', 'dia', 'semana', 'mes', 'promocion'] as const
/** A limit on how often it can be used. */
const USES = record({ times: whole(1, 99), period: choice(USE_PERIODS) })
export type UsesCondition = ValueOf<typeof USES>

/** Categories of food and drink: most purchases are of it, so every list of goods begins with it. */
export const EATEN = [
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

/**
 * Categories of goods, as far as promotions distinguish them. `ofertas`: products already on offer; `marca-propia`: the own brand of the
 * chain.
 */
export const CATEGORIES = [
  ...EATEN,
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
const BRANCHES = listOf(NAME, { most: 200, isSet: true })
const REGION = record({ provinces: listOf(NAME, { most: 30, isSet: true }), onlyBranches: BRANCHES, exceptBranches: BRANCHES, some: TRUTH })
export type RegionCondition = ValueOf<typeof REGION>

/**
 * When and where the money comes. `kind` till: taken off at the checkout; refund: it comes back later. `days`: the longest that is stated,
 * `business` when they are business days.
 */
const REFUND = record({
  kind: maybe(choice(['till', 'refund'])),
  days: maybe(whole(0, 365)),
  business: TRUTH,
  where: maybe(choice(['statement', 'account', 'wallet'])),
})
export type RefundCondition = ValueOf<typeof REFUND>

/** The parts of the conditions that have their own evidence (each entry of `who` has its words itself). */
export const CONDITION_PARTS = ['how', 'uses', 'excludes', 'onlyFor', 'region', 'refund'] as const
export type ConditionPart = (typeof CONDITION_PARTS)[number]

/** All that a promotion takes: one field of it. The page has it without quotes and evidence. */
export const CONDITIONS_SHAPE = record(
  {
    who: listOf(WHO, { most: 40 }),
    how: HOW,
    uses: maybe(USES),
    /** Categories that the discount leaves out. */
    excludes: setOf(CATEGORIES),
    /** Those of them of which only a part is left out: some brands, some kinds. */
    excludesSome: setOf(CATEGORIES),
    /** Brands or labels are left out by name. */
    excludesBrands: TRUTH,
    /** The only categories on which it holds; null: the whole purchase. */
    onlyFor: maybe(setOf(CATEGORIES, { least: 1 })),
    region: maybe(REGION),
    refund: maybe(REFUND),
  },
  { evidence: byKey(CONDITION_PARTS, listOf(QUOTED, { most: 80 })) },
)
export type Conditions = ValueOf<typeof CONDITIONS_SHAPE>
/** Conditions without their words. `Conditions` can be passed wherever these are expected. */
export type ConditionFacts = PageOf<typeof CONDITIONS_SHAPE>

/** Nothing said: every holder, any way, on everything, everywhere. */
export const NO_CONDITIONS: Conditions = blankOf(CONDITIONS_SHAPE) as Conditions
