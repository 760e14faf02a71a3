import type { Weekday } from '#domain/calendar.ts'
import type { Where } from '#domain/chain.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import type { CapHolder, CapPeriod, Membership } from '#domain/promotion.ts'

/**
 * What a careful reader concludes from each example card. The cards are plain, so a reading that differs from this list is a mistake
 * of the readers: mend them, not the list.
 */
export type Meaning = {
  /** Percentages as `25%`, instalments as `3 cuotas`. */
  discounts: string[]
  cap: Cap
  days: Weekday[] | 'todos'
  where: Where[]
  methods: MethodName[][] | null
  /** Where one percentage has several caps, each for a method: instead of `cap` and `methods`. */
  tiers?: { cap: Cap; methods: MethodName[][] }[]
  membership?: Membership
  only?: 'anses' | 'jubilados' | 'programaCiudadaniaPorteña'
  minPurchase?: number
  rail?: 'pagoConQR' | 'telefonoContactless'
  stackable?: boolean
  onlyForProducts?: RegExp
  excludesProducts?: RegExp
  /** Default: from the first of this month to the last of the next. */
  validity?: 'month' | 'past month' | Weekday | 'weekend'
}
/** A figure with its period and, where the card says it, the holder; `sin tope`; or `no dice`. */
export type Cap = [pesos: number, period: CapPeriod, per?: CapHolder] | 'sin tope' | 'no dice'

const VISA_CREDIT = 'Tarjeta de crédito VISA'
const VISA_DEBIT = 'Tarjeta de débito VISA'
const MASTERCARD_CREDIT = 'Tarjeta de crédito Mastercard'
const MASTERCARD_DEBIT = 'Tarjeta de débito Mastercard'
const MASTERCARD_PREPAID = 'Tarjeta Prepaga Mastercard'
const CABAL_CREDIT = 'Tarjeta de crédito Cabal'
const CABAL_DEBIT = 'Tarjeta de débito Cabal'
const CREDIT: MethodName[] = [VISA_CREDIT, MASTERCARD_CREDIT]

/** One group a card, each with what else must hold. */
const withCards = (cards: readonly MethodName[], ...others: MethodName[]): MethodName[][] => cards.map((card) => [card, ...others])

const CARREFOUR_SHOPS: Where[] = ['Carrefour', 'Market', 'Express', 'Maxi']
const CARREFOUR: Where[] = [...CARREFOUR_SHOPS, 'Online']

export const MEANINGS: Record<string, Meaning> = {
  'carrefour-01': {
    discounts: ['25%'],
    cap: [15_000, 'mes', 'cuenta'],
    days: ['Lunes'],
    where: CARREFOUR_SHOPS,
    methods: withCards(CREDIT, 'Banco Galicia'),
    stackable: false,
  },
  'carrefour-02': {
    discounts: ['20%'],
    cap: 'sin tope',
    days: ['Martes'],
    where: ['Online'],
    methods: [['Tarjeta Carrefour Crédito']],
    excludesProducts: /electro/i,
    stackable: false,
  },
  'carrefour-03': {
    discounts: ['25%'],
    cap: [11_000, 'semana', 'cuenta'],
    days: ['Miercoles'],
    where: CARREFOUR_SHOPS,
    methods: withCards(CREDIT, 'Banco Nación', 'MODO'),
    rail: 'pagoConQR',
  },
  'carrefour-04': {
    discounts: ['15%'],
    cap: [9_000, 'dia', 'persona'],
    days: ['Jueves'],
    where: ['Carrefour', 'Market', 'Express'],
    methods: null,
    only: 'jubilados',
  },
  'carrefour-05': {
    discounts: ['15%'],
    cap: [6_000, 'semana', 'persona'],
    days: ['Viernes', 'Sabado', 'Domingo'],
    where: CARREFOUR_SHOPS,
    methods: [['Cuenta DNI']],
    minPurchase: 20_000,
    excludesProducts: /bebidas/i,
  },
  'carrefour-06': {
    discounts: ['3 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: CARREFOUR,
    methods: [['Tarjeta Carrefour Crédito']],
    onlyForProducts: /electro.*bazar/i,
  },
  'carrefour-07': {
    discounts: ['10%'],
    cap: 'sin tope',
    days: ['Martes', 'Jueves'],
    where: ['Carrefour', 'Market'],
    methods: null,
    membership: 'Mi Carrefour',
  },
  'carrefour-08': {
    discounts: ['15%'],
    cap: 'no dice',
    days: ['Sabado', 'Domingo'],
    where: ['Online'],
    methods: null,
    membership: 'Club La Nacion',
    minPurchase: 40_000,
  },
  'carrefour-09': {
    discounts: ['10%'],
    cap: [5_000, 'compra'],
    days: ['Lunes', 'Viernes'],
    where: CARREFOUR_SHOPS,
    methods: [['Mercado Pago']],
  },
  'carrefour-10': {
    discounts: ['30%'],
    cap: [20_000, 'compra'],
    days: ['Sabado'],
    where: ['Carrefour', 'Market'],
    methods: withCards(CREDIT, 'Banco BBVA', 'MODO'),
    validity: 'Sabado',
  },
  // More instalments than the product's range holds.
  'carrefour-11': { discounts: [], cap: 'no dice', days: 'todos', where: CARREFOUR, methods: null },
  'carrefour-12': {
    discounts: ['20%'],
    cap: [10_000, 'mes', 'cuenta'],
    days: ['Jueves'],
    where: CARREFOUR_SHOPS,
    methods: withCards(CREDIT, 'Banco Patagonia'),
    validity: 'past month',
  },
  'carrefour-13': {
    discounts: ['6 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: CARREFOUR,
    methods: [['Tarjeta American Express']],
    minPurchase: 80_000,
  },

  'coto-01': {
    discounts: ['25%'],
    cap: 'sin tope',
    days: ['Lunes'],
    where: ['Coto', 'Online'],
    methods: (['Banco Santa Fe', 'Banco Entre Ríos', 'Banco Santa Cruz', 'Banco San Juan'] as const).flatMap((bank) =>
      withCards(CREDIT, bank),
    ),
    stackable: false,
    excludesProducts: /electro/i,
  },
  'coto-02': {
    discounts: ['30%'],
    cap: [21_000, 'mes'],
    days: ['Martes'],
    where: ['Coto'],
    methods: withCards(CREDIT, 'Banco Supervielle - Identité y Plan Sueldo', 'MODO'),
  },
  'coto-03': { discounts: ['10%'], cap: 'no dice', days: ['Lunes', 'Jueves'], where: ['Coto'], methods: null, only: 'jubilados' },
  'coto-04': { discounts: ['20%'], cap: 'sin tope', days: ['Miercoles'], where: ['Coto'], methods: null, membership: 'Comunidad Coto' },
  'coto-05': {
    discounts: ['20%'],
    cap: [11_000, 'semana'],
    days: ['Jueves'],
    where: ['Coto', 'Online'],
    methods: withCards([VISA_DEBIT], 'Banco Comafi'),
  },
  'coto-06': {
    discounts: ['15%'],
    cap: 'sin tope',
    days: ['Viernes'],
    where: ['Coto'],
    methods: withCards([VISA_DEBIT, MASTERCARD_DEBIT]),
    validity: 'Viernes',
  },
  'coto-07': {
    discounts: ['20%'],
    cap: 'sin tope',
    days: ['Sabado', 'Domingo'],
    where: ['Coto'],
    methods: [['Mercado Pago']],
    validity: 'weekend',
  },
  'coto-08': {
    discounts: ['35%'],
    cap: [17_000, 'semana'],
    days: ['Sabado', 'Domingo'],
    where: ['Coto'],
    methods: withCards([CABAL_CREDIT, CABAL_DEBIT], 'Banco Credicoop - Plan Sueldo', 'MODO'),
  },
  'coto-09': {
    discounts: ['25%'],
    cap: [10_000, 'semana'],
    days: ['Sabado', 'Domingo'],
    where: ['Coto'],
    methods: withCards([CABAL_CREDIT, CABAL_DEBIT], 'Banco Credicoop', 'MODO'),
  },
  'coto-10': {
    discounts: ['3 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: ['Coto'],
    methods: [['Tarjeta de crédito Coto TCI']],
    onlyForProducts: /bazar y hogar/i,
  },
  'coto-11': {
    discounts: ['6 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: ['Coto'],
    methods: [['NaranjaX']],
    minPurchase: 50_000,
    rail: 'pagoConQR',
  },
  'coto-12': {
    discounts: ['15%'],
    cap: [4_000, 'compra'],
    days: ['Lunes', 'Viernes'],
    where: ['Coto'],
    methods: null,
    only: 'programaCiudadaniaPorteña',
  },

  'dia-01': {
    discounts: ['15%'],
    cap: [6_500, 'semana', 'persona'],
    days: ['Lunes'],
    where: ['Dia'],
    methods: [['Cuenta DNI']],
    minPurchase: 18_000,
  },
  'dia-02': {
    discounts: ['30%'],
    cap: [22_000, 'mes'],
    days: ['Martes'],
    where: ['Online'],
    methods: withCards([VISA_CREDIT, VISA_DEBIT], 'Banco Galicia - Eminent', 'MODO'),
    stackable: false,
  },
  'dia-03': {
    discounts: ['35%'],
    cap: [24_000, 'mes', 'persona'],
    days: ['Miercoles'],
    where: ['Dia'],
    methods: withCards(CREDIT, 'Banco Macro - Tarjeta Selecta', 'MODO'),
    rail: 'pagoConQR',
  },
  'dia-04': {
    discounts: ['20%', '20%', '20%'],
    cap: 'no dice',
    days: ['Jueves'],
    where: ['Dia'],
    methods: null,
    tiers: [
      { cap: [5_000, 'mes'], methods: [['Personal Pay - Nivel 1']] },
      { cap: [7_500, 'mes'], methods: [['Personal Pay - Nivel 2']] },
      { cap: [10_000, 'mes'], methods: [['Personal Pay - Nivel 3']] },
    ],
    rail: 'pagoConQR',
  },
  'dia-05': {
    discounts: ['10%'],
    cap: 'sin tope',
    days: ['Viernes', 'Sabado'],
    where: ['Dia'],
    methods: null,
    membership: 'Club Dia',
    onlyForProducts: /frutas y verduras/i,
  },
  'dia-06': {
    discounts: ['15%'],
    cap: [10_000, 'compra'],
    days: ['Domingo'],
    where: ['Dia', 'Online'],
    methods: [['Mercado Pago']],
  },
  'dia-07': {
    discounts: ['20%'],
    cap: [15_000, 'mes', 'banco'],
    days: ['Sabado'],
    where: ['Dia', 'Online'],
    methods: withCards(['Banco Nación', 'Banco Galicia', 'Banco BBVA', 'Banco Ciudad', 'Banco Comafi'], 'MODO'),
    minPurchase: 60_000,
    stackable: true,
  },
  'dia-08': { discounts: ['12%'], cap: [2_500, 'compra'], days: ['Miercoles'], where: ['Dia'], methods: null, only: 'anses' },
  'dia-09': {
    discounts: ['3 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: ['Dia', 'Online'],
    methods: withCards(CREDIT, 'Banco Columbia'),
  },
  'dia-10': {
    discounts: ['20%'],
    cap: [9_000, 'compra'],
    days: ['Jueves'],
    where: ['Online'],
    methods: withCards([MASTERCARD_PREPAID], 'Prex'),
    validity: 'Jueves',
  },
  'dia-11': {
    discounts: ['5%'],
    cap: 'sin tope',
    days: 'todos',
    where: ['Dia'],
    methods: withCards([MASTERCARD_DEBIT], 'Banco Nación', 'MODO'),
    only: 'jubilados',
  },
  'dia-12': {
    discounts: ['20%'],
    cap: [12_000, 'mes', 'cuenta'],
    days: ['Viernes'],
    where: ['Dia', 'Online'],
    methods: withCards([VISA_CREDIT], 'Banco Santander - Women'),
    excludesProducts: /vinos/i,
  },

  'jumbo-01': {
    discounts: ['25%'],
    cap: 'sin tope',
    days: ['Lunes'],
    where: ['Online'],
    methods: [['Cencopay']],
    excludesProducts: /carnes/i,
  },
  'jumbo-02': {
    discounts: ['20%'],
    cap: [9_000, 'semana', 'cuenta'],
    days: ['Martes'],
    where: ['Jumbo', 'Online'],
    methods: [['NaranjaX - Plan Turbo']],
  },
  'jumbo-03': {
    discounts: ['20%'],
    cap: [7_000, 'semana', 'cuenta'],
    days: ['Miercoles'],
    where: ['Jumbo'],
    methods: withCards([MASTERCARD_CREDIT, MASTERCARD_DEBIT, MASTERCARD_PREPAID]),
    rail: 'telefonoContactless',
    stackable: false,
  },
  'jumbo-04': {
    discounts: ['15%'],
    cap: [14_000, 'mes', 'cuenta'],
    days: ['Jueves'],
    where: ['Jumbo'],
    methods: withCards([VISA_CREDIT, VISA_DEBIT], 'Banco Galicia', 'MODO'),
  },
  'jumbo-05': {
    discounts: ['25%'],
    cap: [10_000, 'dia', 'cuenta'],
    days: ['Jueves'],
    where: ['Online'],
    methods: [['Tarjeta American Express']],
    validity: 'month',
  },
  'jumbo-06': {
    discounts: ['30%'],
    cap: [22_000, 'mes', 'cuenta'],
    days: ['Viernes'],
    where: ['Jumbo', 'Online'],
    methods: withCards(CREDIT, 'Banco ICBC - Cliente Payroll'),
  },
  'jumbo-07': {
    discounts: ['15%'],
    cap: 'no dice',
    days: ['Sabado', 'Domingo'],
    where: ['Jumbo', 'Online'],
    methods: null,
    membership: 'Jumbo Mas',
    onlyForProducts: /vinos finos/i,
    stackable: true,
  },
  'jumbo-08': {
    discounts: ['3 cuotas', '6 cuotas', '12 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: ['Jumbo', 'Online'],
    methods: withCards([VISA_CREDIT, MASTERCARD_CREDIT, 'Tarjeta American Express'], 'Banco Macro'),
    onlyForProducts: /electro/i,
  },
  'jumbo-09': {
    discounts: ['3 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: ['Jumbo'],
    methods: withCards(CREDIT),
    onlyForProducts: /librer[ií]a/i,
  },
  'jumbo-10': {
    discounts: ['20%'],
    cap: [12_000, 'mes', 'cuenta'],
    days: ['Viernes', 'Sabado'],
    where: ['Jumbo'],
    methods: withCards([VISA_DEBIT], 'Banco Supervielle - Jubilados'),
    only: 'jubilados',
  },
  // Announces no figure.
  'jumbo-11': { discounts: [], cap: 'no dice', days: 'todos', where: ['Jumbo', 'Online'], methods: null },

  'changomas-01': {
    discounts: ['12%'],
    cap: 'sin tope',
    days: ['Lunes', 'Jueves'],
    where: ['ChangoMas', 'Online'],
    methods: null,
    membership: 'MasClub',
    excludesProducts: /electro.*carnes/i,
    stackable: false,
  },
  'changomas-02': {
    discounts: ['20%'],
    cap: [11_000, 'semana', 'cuenta'],
    days: ['Martes'],
    where: ['ChangoMas', 'Online'],
    methods: withCards([VISA_DEBIT, VISA_CREDIT, MASTERCARD_CREDIT], 'Banco Comafi', 'MODO'),
  },
  'changomas-03': {
    discounts: ['25%'],
    cap: [8_000, 'mes', 'cuenta'],
    days: ['Miercoles'],
    where: ['ChangoMas'],
    methods: [['Tarjeta de Crédito Patagonia 365']],
  },
  'changomas-04': {
    discounts: ['20%'],
    cap: [9_000, 'semana', 'cuenta'],
    days: ['Jueves'],
    where: ['ChangoMas', 'Online'],
    methods: [['Yoy', 'MODO']],
  },
  'changomas-05': {
    discounts: ['15%'],
    cap: 'sin tope',
    days: ['Viernes', 'Sabado', 'Domingo'],
    where: ['ChangoMas'],
    methods: withCards([MASTERCARD_PREPAID], 'Uala'),
    excludesProducts: /celulares/i,
    validity: 'month',
  },
  'changomas-06': {
    discounts: ['35%'],
    cap: [14_000, 'semana', 'cuenta'],
    days: ['Sabado'],
    where: ['ChangoMas', 'Online'],
    methods: withCards([CABAL_CREDIT], 'Banco Credicoop', 'MODO'),
  },
  'changomas-07': { discounts: ['10%'], cap: [1_500, 'compra'], days: 'todos', where: ['ChangoMas'], methods: null, only: 'anses' },
  'changomas-08': { discounts: ['4 cuotas'], cap: 'no dice', days: 'todos', where: ['ChangoMas'], methods: [['Tarjeta de Crédito Sol']] },
  'changomas-09': {
    discounts: ['25%'],
    cap: [15_000, 'mes', 'cuenta'],
    days: ['Domingo'],
    where: ['ChangoMas'],
    methods: withCards([VISA_DEBIT], 'Banco Santander - Jubilados'),
    only: 'jubilados',
  },
  'changomas-10': {
    discounts: ['6 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: ['Online'],
    methods: withCards(CREDIT, 'Banco Galicia Más'),
    minPurchase: 100_000,
  },
  'changomas-11': {
    discounts: ['20%'],
    cap: [24_000, 'mes', 'cuenta'],
    days: ['Lunes'],
    where: ['ChangoMas', 'Online'],
    methods: withCards([VISA_DEBIT], 'Banco Hipotecario - Búho/Plan Sueldo', 'MODO'),
  },

  'makro-01': {
    discounts: ['25%'],
    cap: [20_000, 'mes', 'cuenta'],
    days: ['Lunes'],
    where: ['Makro'],
    methods: withCards(CREDIT, 'Banco Ciudad - Plan Sueldo y Jubilados', 'MODO'),
    stackable: false,
  },
  'makro-02': {
    discounts: ['20%'],
    cap: [15_000, 'mes', 'cuenta'],
    days: ['Martes', 'Jueves'],
    where: ['Makro'],
    methods: [['Cencopay']],
  },
  'makro-03': {
    discounts: ['25%'],
    cap: [18_000, 'mes', 'cuenta'],
    days: ['Miercoles'],
    where: ['Makro'],
    methods: withCards(CREDIT, 'Banco Macro - Tarjeta PLATINUM', 'MODO'),
    rail: 'pagoConQR',
  },
  'makro-04': {
    discounts: ['15%'],
    cap: [18_000, 'mes', 'banco'],
    days: ['Jueves'],
    where: ['Makro'],
    methods: withCards(['Banco Nación', 'Banco Galicia', 'Banco Macro', 'Banco Supervielle', 'Banco Patagonia', 'Banco Credicoop'], 'MODO'),
    minPurchase: 70_000,
    stackable: true,
  },
  'makro-05': {
    discounts: ['12%'],
    cap: 'sin tope',
    days: ['Viernes', 'Sabado'],
    where: ['Makro'],
    methods: [['Mercado Pago']],
    excludesProducts: /achuras/i,
    stackable: false,
  },
  'makro-06': {
    discounts: ['8%'],
    cap: 'sin tope',
    days: 'todos',
    where: ['Makro'],
    methods: null,
    membership: 'Club +Simple',
    only: 'jubilados',
    onlyForProducts: /fideos/i,
    validity: 'month',
  },
  'makro-07': {
    discounts: ['3 cuotas', '6 cuotas', '12 cuotas'],
    cap: 'no dice',
    days: 'todos',
    where: ['Makro'],
    methods: [['Cencopay']],
    onlyForProducts: /televisores/i,
  },
  'makro-08': {
    discounts: ['25%'],
    cap: [16_000, 'semana', 'cuenta'],
    days: ['Domingo'],
    where: ['Makro'],
    methods: withCards(CREDIT, 'Banco Santa Fe'),
  },
  'makro-09': { discounts: ['3 cuotas'], cap: 'no dice', days: 'todos', where: ['Makro'], methods: [['NaranjaX']] },
  'makro-10': {
    discounts: ['15%'],
    cap: [8_000, 'compra'],
    days: ['Lunes', 'Miercoles'],
    where: ['Online'],
    methods: [['Brubank']],
  },
}
