import {
  BOOLEAN,
  byKey,
  choice,
  emptyValue,
  listOf,
  nullable,
  type PageOf,
  record,
  setOf,
  text,
  type ValueOf,
  whole,
  withRefusal,
} from '../shape/shape.ts'

/**
 * Conditions of a promotion besides its payment methods. They are facts read from the card, each with the words that
 * prove it; anything that the card does not say is empty or null, never guessed.
 */

/** The kinds of conditions on the person. */
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

/** Offsets into the text of the raw card (UTF-16 units, `end` exclusive). */
const BOUNDS = { start: whole(0, 1e9), end: whole(0, 1e9) }
const emptyStretch = ({ start, end }: { start: number; end: number }) => (start < end ? null : 'tramo vacío')
export const SPAN_SHAPE = withRefusal(record(BOUNDS), emptyStretch)

/** Maximum lengths of text copied from a page, in characters. */
const MAX_QUOTE = 1_000
const MAX_NAME = 200
const NAME = text(MAX_NAME)

/** The words that prove a condition, letter by letter, with their place on the card. */
const WORDS = { quote: text(MAX_QUOTE), ...BOUNDS }
const QUOTED = withRefusal(record(WORDS), emptyStretch)
export type Quoted = ValueOf<typeof QUOTED>

/**
 * One condition on the person. Alternatives ("ANSES o mayores de 60") share an `alternatives` number; null means that
 * it must hold by itself.
 */
const WHO = withRefusal(
  record({ kind: choice(WHO_KINDS), value: nullable(NAME), alternatives: nullable(whole(0, 99)) }, WORDS),
  emptyStretch,
)
export type WhoCondition = ValueOf<typeof WHO>
/** A condition on the person as sent to the page, without its words. */
export type WhoConditionFact = PageOf<typeof WHO>

/** Ways to pay: `nfc` is a phone's, `contactless` a card's, `card` the physical card, `web` online payment. */
export const RAILS = ['qr', 'nfc', 'contactless', 'card', 'web'] as const
export type Rail = (typeof RAILS)[number]

/** Required origin of the money: the account's balance, credit, debit, or any linked card but not the balance. */
export const FUNDS = ['balance', 'credit', 'debit', 'card'] as const
export type Funds = (typeof FUNDS)[number]

/** Required ways to pay. The entries of `rails` and `app` are alternatives; an empty list requires nothing. */
const HOW = record({
  rails: setOf(RAILS),
  app: listOf(NAME, { most: 12, isSet: true }),
  funds: nullable(choice(FUNDS)),
  singlePayment: BOOLEAN,
})
export type HowCondition = ValueOf<typeof HOW>

const USE_PERIODS = ['compra', 'dia', 'semana', 'mes', 'promocion'] as const
/** A limit on how often it can be used. */
const USES = record({ times: whole(1, 99), period: choice(USE_PERIODS) })
export type UsesCondition = ValueOf<typeof USES>

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

/** Categories of goods. `ofertas`: products already on sale; `marca-propia`: the chain's own brand. */
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
  'marca-propia',
  'otros',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Places, unless it holds everywhere. `some`: the card says "locales adheridos" without a list. */
const BRANCHES = listOf(NAME, { most: 200, isSet: true })
const REGION = record({
  provinces: listOf(NAME, { most: 30, isSet: true }),
  onlyBranches: BRANCHES,
  exceptBranches: BRANCHES,
  some: BOOLEAN,
})
export type RegionCondition = ValueOf<typeof REGION>

/**
 * When and where the money comes. `kind` till: taken off at the checkout; refund: paid back later. `days`: the longest
 * delay stated, in business days if `business`.
 */
const REFUND = record({
  kind: nullable(choice(['till', 'refund'])),
  days: nullable(whole(0, 365)),
  business: BOOLEAN,
  where: nullable(choice(['statement', 'account', 'wallet'])),
})
export type RefundCondition = ValueOf<typeof REFUND>

/** The parts of the conditions with evidence of their own (entries of `who` have their words with them). */
export const CONDITION_PARTS = ['how', 'uses', 'excludes', 'onlyFor', 'region', 'refund'] as const
export type ConditionPart = (typeof CONDITION_PARTS)[number]

/** All conditions of a promotion. The page gets them without quotes and evidence. */
export const CONDITIONS_SHAPE = record(
  {
    who: listOf(WHO, { most: 40 }),
    how: HOW,
    uses: nullable(USES),
    /** Categories without the discount. */
    excludes: setOf(CATEGORIES),
    /** The subset of `excludes` of which only a part is excluded: some brands, some kinds. */
    excludesSome: setOf(CATEGORIES),
    /** Whether the card excludes brands or labels by name. */
    excludesBrands: BOOLEAN,
    /** The only categories with the discount; null: the whole purchase. */
    onlyFor: nullable(setOf(CATEGORIES, { least: 1 })),
    region: nullable(REGION),
    refund: nullable(REFUND),
  },
  { evidence: byKey(CONDITION_PARTS, listOf(QUOTED, { most: 80 })) },
)
export type Conditions = ValueOf<typeof CONDITIONS_SHAPE>
/** Conditions without their words. `Conditions` is assignable to it. */
export type ConditionFacts = PageOf<typeof CONDITIONS_SHAPE>

/** No conditions: everybody, any way to pay, all goods, everywhere. */
export const NO_CONDITIONS: Conditions = emptyValue(CONDITIONS_SHAPE) as Conditions
