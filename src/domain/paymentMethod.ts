/**
 * The catalogue of payment methods: banks, wallets, issuers' own cards and the nine generic methods. `name` is what the API and the
 * readers use; `slug` is what URLs use; `code` is what the wallet cookie uses and is therefore forever: never renumber or reuse one.
 * A variant names its parent (a bank's payroll plan, a wallet's level). Brand names and colours belong to their owners.
 */
export type MethodKind = 'bank' | 'wallet' | 'card' | 'generic'

type Row = { code: number; slug: string; name: string; kind: MethodKind; parent?: string; colours: { fill: string; ink: string } }

const ROWS = [
  { code: 1, slug: 'banco-galicia', name: 'Banco Galicia', kind: 'bank', colours: { fill: '#fa6400', ink: '#171717' } },
  {
    code: 2,
    slug: 'banco-galicia-eminent',
    name: 'Banco Galicia - Eminent',
    kind: 'bank',
    parent: 'Banco Galicia',
    colours: { fill: '#fa6400', ink: '#171717' },
  },
  { code: 3, slug: 'banco-galicia-mas', name: 'Banco Galicia Más', kind: 'bank', colours: { fill: '#c2410c', ink: '#ffffff' } },
  { code: 4, slug: 'banco-nacion', name: 'Banco Nación', kind: 'bank', colours: { fill: '#00667d', ink: '#ffffff' } },
  {
    code: 5,
    slug: 'banco-nacion-tarjeta-nativa',
    name: 'Banco Nación - Tarjeta Nativa',
    kind: 'bank',
    parent: 'Banco Nación',
    colours: { fill: '#00667d', ink: '#ffffff' },
  },
  { code: 6, slug: 'banco-provincia', name: 'Banco Provincia', kind: 'bank', colours: { fill: '#007a33', ink: '#ffffff' } },
  { code: 7, slug: 'cuenta-dni', name: 'Cuenta DNI', kind: 'wallet', colours: { fill: '#00875a', ink: '#ffffff' } },
  { code: 8, slug: 'banco-santander', name: 'Banco Santander', kind: 'bank', colours: { fill: '#cc0000', ink: '#ffffff' } },
  {
    code: 9,
    slug: 'banco-santander-jubilados',
    name: 'Banco Santander - Jubilados',
    kind: 'bank',
    parent: 'Banco Santander',
    colours: { fill: '#cc0000', ink: '#ffffff' },
  },
  {
    code: 10,
    slug: 'banco-santander-women',
    name: 'Banco Santander - Women',
    kind: 'bank',
    parent: 'Banco Santander',
    colours: { fill: '#cc0000', ink: '#ffffff' },
  },
  { code: 11, slug: 'banco-bbva', name: 'Banco BBVA', kind: 'bank', colours: { fill: '#072146', ink: '#ffffff' } },
  { code: 12, slug: 'banco-macro', name: 'Banco Macro', kind: 'bank', colours: { fill: '#0033a0', ink: '#ffffff' } },
  {
    code: 13,
    slug: 'banco-macro-tarjeta-platinum',
    name: 'Banco Macro - Tarjeta PLATINUM',
    kind: 'bank',
    parent: 'Banco Macro',
    colours: { fill: '#0033a0', ink: '#ffffff' },
  },
  {
    code: 14,
    slug: 'banco-macro-tarjeta-selecta',
    name: 'Banco Macro - Tarjeta Selecta',
    kind: 'bank',
    parent: 'Banco Macro',
    colours: { fill: '#0033a0', ink: '#ffffff' },
  },
  { code: 15, slug: 'banco-ciudad', name: 'Banco Ciudad', kind: 'bank', colours: { fill: '#003c71', ink: '#ffffff' } },
  {
    code: 16,
    slug: 'banco-ciudad-plan-sueldo-y-jubilados',
    name: 'Banco Ciudad - Plan Sueldo y Jubilados',
    kind: 'bank',
    parent: 'Banco Ciudad',
    colours: { fill: '#003c71', ink: '#ffffff' },
  },
  { code: 17, slug: 'billetera-buepp', name: 'Billetera Buepp', kind: 'wallet', colours: { fill: '#5b2be0', ink: '#ffffff' } },
  { code: 18, slug: 'banco-patagonia', name: 'Banco Patagonia', kind: 'bank', colours: { fill: '#00567a', ink: '#ffffff' } },
  {
    code: 19,
    slug: 'tarjeta-de-credito-patagonia-365',
    name: 'Tarjeta de Crédito Patagonia 365',
    kind: 'card',
    colours: { fill: '#0a7c86', ink: '#ffffff' },
  },
  { code: 20, slug: 'banco-icbc', name: 'Banco ICBC', kind: 'bank', colours: { fill: '#c4161c', ink: '#ffffff' } },
  {
    code: 21,
    slug: 'banco-icbc-cliente-payroll',
    name: 'Banco ICBC - Cliente Payroll',
    kind: 'bank',
    parent: 'Banco ICBC',
    colours: { fill: '#c4161c', ink: '#ffffff' },
  },
  { code: 22, slug: 'banco-credicoop', name: 'Banco Credicoop', kind: 'bank', colours: { fill: '#00683a', ink: '#ffffff' } },
  {
    code: 23,
    slug: 'banco-credicoop-plan-sueldo',
    name: 'Banco Credicoop - Plan Sueldo',
    kind: 'bank',
    parent: 'Banco Credicoop',
    colours: { fill: '#00683a', ink: '#ffffff' },
  },
  { code: 24, slug: 'banco-supervielle', name: 'Banco Supervielle', kind: 'bank', colours: { fill: '#d2232a', ink: '#ffffff' } },
  {
    code: 25,
    slug: 'banco-supervielle-identite-y-plan-sueldo',
    name: 'Banco Supervielle - Identité y Plan Sueldo',
    kind: 'bank',
    parent: 'Banco Supervielle',
    colours: { fill: '#d2232a', ink: '#ffffff' },
  },
  {
    code: 26,
    slug: 'banco-supervielle-jubilados',
    name: 'Banco Supervielle - Jubilados',
    kind: 'bank',
    parent: 'Banco Supervielle',
    colours: { fill: '#d2232a', ink: '#ffffff' },
  },
  { code: 27, slug: 'banco-hipotecario', name: 'Banco Hipotecario', kind: 'bank', colours: { fill: '#e35205', ink: '#171717' } },
  {
    code: 28,
    slug: 'banco-hipotecario-buho-plan-sueldo',
    name: 'Banco Hipotecario - Búho/Plan Sueldo',
    kind: 'bank',
    parent: 'Banco Hipotecario',
    colours: { fill: '#e35205', ink: '#171717' },
  },
  { code: 29, slug: 'banco-comafi', name: 'Banco Comafi', kind: 'bank', colours: { fill: '#00857c', ink: '#ffffff' } },
  { code: 30, slug: 'banco-columbia', name: 'Banco Columbia', kind: 'bank', colours: { fill: '#b24f0d', ink: '#ffffff' } },
  { code: 31, slug: 'banco-del-sol', name: 'Banco del Sol', kind: 'bank', colours: { fill: '#f2b705', ink: '#171717' } },
  { code: 32, slug: 'tarjeta-de-credito-sol', name: 'Tarjeta de Crédito Sol', kind: 'card', colours: { fill: '#d99a00', ink: '#171717' } },
  { code: 33, slug: 'banco-entre-rios', name: 'Banco Entre Ríos', kind: 'bank', colours: { fill: '#00569d', ink: '#ffffff' } },
  { code: 34, slug: 'banco-san-juan', name: 'Banco San Juan', kind: 'bank', colours: { fill: '#0b4f8a', ink: '#ffffff' } },
  { code: 35, slug: 'banco-santa-cruz', name: 'Banco Santa Cruz', kind: 'bank', colours: { fill: '#1566a8', ink: '#ffffff' } },
  { code: 36, slug: 'banco-santa-fe', name: 'Banco Santa Fe', kind: 'bank', colours: { fill: '#063f73', ink: '#ffffff' } },
  {
    code: 37,
    slug: 'banco-de-corrientes',
    name: 'BanCo (Banco de Corrientes)',
    kind: 'bank',
    colours: { fill: '#0f7a4d', ink: '#ffffff' },
  },
  { code: 38, slug: 'mercado-pago', name: 'Mercado Pago', kind: 'wallet', colours: { fill: '#00a3e0', ink: '#171717' } },
  { code: 39, slug: 'uala', name: 'Uala', kind: 'wallet', colours: { fill: '#2f5bea', ink: '#ffffff' } },
  { code: 40, slug: 'naranjax', name: 'NaranjaX', kind: 'wallet', colours: { fill: '#fe5000', ink: '#171717' } },
  {
    code: 41,
    slug: 'naranjax-plan-turbo',
    name: 'NaranjaX - Plan Turbo',
    kind: 'wallet',
    parent: 'NaranjaX',
    colours: { fill: '#fe5000', ink: '#171717' },
  },
  {
    code: 42,
    slug: 'naranjax-plan-epico',
    name: 'NaranjaX - Plan Épico',
    kind: 'wallet',
    parent: 'NaranjaX',
    colours: { fill: '#fe5000', ink: '#171717' },
  },
  { code: 43, slug: 'personal-pay', name: 'Personal Pay', kind: 'wallet', colours: { fill: '#00758f', ink: '#ffffff' } },
  {
    code: 44,
    slug: 'personal-pay-nivel-1',
    name: 'Personal Pay - Nivel 1',
    kind: 'wallet',
    parent: 'Personal Pay',
    colours: { fill: '#00758f', ink: '#ffffff' },
  },
  {
    code: 45,
    slug: 'personal-pay-nivel-2',
    name: 'Personal Pay - Nivel 2',
    kind: 'wallet',
    parent: 'Personal Pay',
    colours: { fill: '#00758f', ink: '#ffffff' },
  },
  {
    code: 46,
    slug: 'personal-pay-nivel-3',
    name: 'Personal Pay - Nivel 3',
    kind: 'wallet',
    parent: 'Personal Pay',
    colours: { fill: '#00758f', ink: '#ffffff' },
  },
  { code: 47, slug: 'prex', name: 'Prex', kind: 'wallet', colours: { fill: '#4c1d95', ink: '#ffffff' } },
  { code: 48, slug: 'yoy', name: 'Yoy', kind: 'wallet', colours: { fill: '#1f2a44', ink: '#ffffff' } },
  { code: 49, slug: 'uilo', name: 'Uilo', kind: 'wallet', colours: { fill: '#007f6d', ink: '#ffffff' } },
  { code: 50, slug: 'reba', name: '.Reba', kind: 'wallet', colours: { fill: '#1c1c1c', ink: '#ffffff' } },
  { code: 51, slug: 'reba-black', name: '.Reba - Black', kind: 'wallet', parent: '.Reba', colours: { fill: '#1c1c1c', ink: '#ffffff' } },
  { code: 52, slug: 'cencopay', name: 'Cencopay', kind: 'wallet', colours: { fill: '#0057b8', ink: '#ffffff' } },
  {
    code: 53,
    slug: 'tarjeta-de-credito-cencosud-mastercard',
    name: 'Tarjeta de crédito Cencosud Mastercard',
    kind: 'card',
    colours: { fill: '#00418a', ink: '#ffffff' },
  },
  {
    code: 54,
    slug: 'tarjeta-carrefour-credito',
    name: 'Tarjeta Carrefour Crédito',
    kind: 'card',
    colours: { fill: '#004e9f', ink: '#ffffff' },
  },
  {
    code: 55,
    slug: 'tarjeta-carrefour-prepaga',
    name: 'Tarjeta Carrefour Prepaga',
    kind: 'card',
    colours: { fill: '#1a6fc4', ink: '#ffffff' },
  },
  {
    code: 56,
    slug: 'tarjeta-de-credito-coto-tci',
    name: 'Tarjeta de crédito Coto TCI',
    kind: 'card',
    colours: { fill: '#d5002b', ink: '#ffffff' },
  },
  { code: 57, slug: 'sidecreer', name: 'Sidecreer', kind: 'card', colours: { fill: '#2e7d32', ink: '#ffffff' } },
  {
    code: 58,
    slug: 'american-express-platinum-y-centurion',
    name: 'Tarjeta American Express - The Platinum Card ® y Centurion ®',
    kind: 'card',
    colours: { fill: '#5f6670', ink: '#ffffff' },
  },
  { code: 59, slug: 'modo', name: 'MODO', kind: 'generic', colours: { fill: '#00704d', ink: '#ffffff' } },
  { code: 60, slug: 'visa-credito', name: 'Tarjeta de crédito VISA', kind: 'generic', colours: { fill: '#1a1f71', ink: '#ffffff' } },
  { code: 61, slug: 'visa-debito', name: 'Tarjeta de débito VISA', kind: 'generic', colours: { fill: '#2d3fb5', ink: '#ffffff' } },
  {
    code: 62,
    slug: 'mastercard-credito',
    name: 'Tarjeta de crédito Mastercard',
    kind: 'generic',
    colours: { fill: '#b3001b', ink: '#ffffff' },
  },
  {
    code: 63,
    slug: 'mastercard-debito',
    name: 'Tarjeta de débito Mastercard',
    kind: 'generic',
    colours: { fill: '#cf4500', ink: '#ffffff' },
  },
  {
    code: 64,
    slug: 'mastercard-prepaga',
    name: 'Tarjeta Prepaga Mastercard',
    kind: 'generic',
    colours: { fill: '#d97706', ink: '#171717' },
  },
  { code: 65, slug: 'cabal-credito', name: 'Tarjeta de crédito Cabal', kind: 'generic', colours: { fill: '#00437a', ink: '#ffffff' } },
  { code: 66, slug: 'cabal-debito', name: 'Tarjeta de débito Cabal', kind: 'generic', colours: { fill: '#00629b', ink: '#ffffff' } },
  { code: 67, slug: 'american-express', name: 'Tarjeta American Express', kind: 'generic', colours: { fill: '#006fcf', ink: '#ffffff' } },
  {
    code: 68,
    slug: 'carrefour-cuenta-digital',
    name: 'Carrefour Cuenta Digital',
    kind: 'wallet',
    colours: { fill: '#0b3d80', ink: '#ffffff' },
  },
  { code: 69, slug: 'brubank', name: 'Brubank', kind: 'wallet', colours: { fill: '#6a35d4', ink: '#ffffff' } },
  { code: 70, slug: 'lemon', name: 'Lemon', kind: 'wallet', colours: { fill: '#00c467', ink: '#171717' } },
  { code: 71, slug: 'banco-bancor', name: 'Banco Bancor', kind: 'bank', colours: { fill: '#0a6b39', ink: '#ffffff' } },
  { code: 72, slug: 'banco-chaco', name: 'Banco Chaco', kind: 'bank', colours: { fill: '#006a4e', ink: '#ffffff' } },
  { code: 73, slug: 'banco-neuquen', name: 'Banco Neuquén', kind: 'bank', colours: { fill: '#005eb8', ink: '#ffffff' } },
  { code: 74, slug: 'banco-la-pampa', name: 'Banco La Pampa', kind: 'bank', colours: { fill: '#00704a', ink: '#ffffff' } },
  { code: 75, slug: 'banco-formosa', name: 'Banco Formosa', kind: 'bank', colours: { fill: '#1b5faa', ink: '#ffffff' } },
  {
    code: 76,
    slug: 'banco-municipal-de-rosario',
    name: 'Banco Municipal de Rosario',
    kind: 'bank',
    colours: { fill: '#a3122b', ink: '#ffffff' },
  },
  { code: 77, slug: 'banco-piano', name: 'Banco Piano', kind: 'bank', colours: { fill: '#23395d', ink: '#ffffff' } },
  { code: 78, slug: 'banco-julio', name: 'Banco Julio', kind: 'bank', colours: { fill: '#8a1538', ink: '#ffffff' } },
  { code: 79, slug: 'banco-bica', name: 'Banco Bica', kind: 'bank', colours: { fill: '#00794c', ink: '#ffffff' } },
  { code: 80, slug: 'banco-cmf', name: 'Banco CMF', kind: 'bank', colours: { fill: '#1d3c6e', ink: '#ffffff' } },
  { code: 81, slug: 'banco-meridian', name: 'Banco Meridian', kind: 'bank', colours: { fill: '#2f4858', ink: '#ffffff' } },
  { code: 82, slug: 'banco-roela', name: 'Banco Roela', kind: 'bank', colours: { fill: '#7a1f1f', ink: '#ffffff' } },
  { code: 83, slug: 'banco-masventas', name: 'Banco Masventas', kind: 'bank', colours: { fill: '#b3541e', ink: '#ffffff' } },
  { code: 84, slug: 'banco-dino', name: 'Banco Dino', kind: 'bank', colours: { fill: '#9b1b30', ink: '#ffffff' } },
] as const satisfies readonly Row[]

export type MethodName = (typeof ROWS)[number]['name']
export type MethodSlug = (typeof ROWS)[number]['slug']
/** Those with a parent. */
export type VariantSlug = Extract<(typeof ROWS)[number], { parent: string }>['slug']

export type PaymentMethod = {
  code: number
  slug: MethodSlug
  name: MethodName
  kind: MethodKind
  /** The family a variant belongs to. */
  parent: MethodName | null
  colours: { fill: string; ink: string }
}

export const PAYMENT_METHODS: readonly PaymentMethod[] = ROWS.map((row) => ({
  ...row,
  parent: 'parent' in row ? row.parent : null,
}))

/** The generic methods that are a card of a network and kind: what an instrument can hold at its institution. Order = bit in the cookie. */
export const CARD_SLUGS = [
  'visa-credito',
  'visa-debito',
  'mastercard-credito',
  'mastercard-debito',
  'mastercard-prepaga',
  'cabal-credito',
  'cabal-debito',
  'american-express',
] as const satisfies readonly MethodSlug[]
export type CardSlug = (typeof CARD_SLUGS)[number]

const byName = new Map(PAYMENT_METHODS.map((method) => [method.name as string, method]))
const bySlug = new Map(PAYMENT_METHODS.map((method) => [method.slug as string, method]))
const byCode = new Map(PAYMENT_METHODS.map((method) => [method.code, method]))
const cardSlugs: ReadonlySet<string> = new Set(CARD_SLUGS)

/** A method of the catalogue by its exact name. */
export function methodNamed(name: MethodName): PaymentMethod
export function methodNamed(name: string): PaymentMethod | undefined
export function methodNamed(name: string): PaymentMethod | undefined {
  return byName.get(name)
}

export function methodBySlug(slug: MethodSlug): PaymentMethod
export function methodBySlug(slug: string): PaymentMethod | undefined
export function methodBySlug(slug: string): PaymentMethod | undefined {
  return bySlug.get(slug)
}

export function methodByCode(code: number): PaymentMethod | undefined {
  return byCode.get(code)
}

export function isCardSlug(slug: string): slug is CardSlug {
  return cardSlugs.has(slug)
}

/** The head of the family a method belongs to: its parent, or itself. */
export function familyOf(method: PaymentMethod): MethodName {
  return method.parent ?? method.name
}
