import * as ISSUER_FACTS from '#issuers/facts.ts'
import { GENERIC_METHODS } from '#issuers/generic.ts'
import type { IssuerFacts, MethodKind } from '#issuers/issuer.ts'

/** The API and the readers use `name`, URLs `slug`, the wallet's cookie `code`: never renumber or reuse one. */
type Row = (typeof ISSUER_FACTS)[keyof typeof ISSUER_FACTS]['methods'][number] | (typeof GENERIC_METHODS)[number]
type Variant = Extract<Row, { parent: string }>

export type MethodName = Row['name']
export type MethodSlug = Row['slug']

export type PaymentMethod = {
  code: number
  slug: MethodSlug
  name: MethodName
  kind: MethodKind
  /** Of a variant; else null. */
  parent: MethodName | null
  colours: { fill: string; ink: string }
  /** The answers that show that a shopper holds this variant: a yes to any one of them is enough. */
  means: readonly Variant['means'][number][]
  /** For the badge, where another method already has the first letters of the name. */
  letters?: string
}

const rows = [
  ...Object.values<IssuerFacts>(ISSUER_FACTS).flatMap(({ methods, letters }) => methods.map((row) => ({ row: row as Row, letters }))),
  ...GENERIC_METHODS.map((row) => ({ row, letters: undefined })),
]

export const PAYMENT_METHODS: readonly PaymentMethod[] = rows
  .map(({ row: { code, slug, name, kind, colours, ...row }, letters }) => ({
    ...{ code, slug, name, kind, parent: 'parent' in row ? row.parent : null, means: 'means' in row ? row.means : [], colours },
    ...(letters === undefined ? {} : { letters }),
  }))
  .sort((a, b) => a.code - b.code)

/** Cards of a network that an instrument can hold. The position is a bit in the cookie. */
export const CARD_SLUGS = [
  ...(['visa-credito', 'visa-debito', 'mastercard-credito', 'mastercard-debito', 'mastercard-prepaga', 'cabal-credito'] as const),
  ...(['cabal-debito', 'american-express'] as const),
] as const satisfies readonly MethodSlug[]
export type CardSlug = (typeof CARD_SLUGS)[number]

const byName = new Map(PAYMENT_METHODS.map((method) => [method.name as string, method]))
const bySlug = new Map(PAYMENT_METHODS.map((method) => [method.slug as string, method]))
const byCode = new Map(PAYMENT_METHODS.map((method) => [method.code, method]))
const cardSlugs: ReadonlySet<string> = new Set(CARD_SLUGS)

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

export function parentOrOwnName(method: PaymentMethod): MethodName {
  return method.parent ?? method.name
}

/** «Eminent» of «Banco Galicia - Eminent». */
export function variantName({ name, parent }: PaymentMethod): string {
  return name.replace(`${parent} - `, '')
}

/** By our judgement, the most held first within wallets and within banks: people find theirs by how common it is. */
export const MOST_HELD_METHODS: readonly MethodSlug[] = [
  ...(['mercado-pago', 'cuenta-dni', 'modo', 'naranjax', 'uala', 'personal-pay'] as const),
  ...(['banco-galicia', 'banco-santander', 'banco-bbva', 'banco-nacion', 'banco-provincia'] as const),
  ...(['banco-macro', 'banco-icbc', 'banco-ciudad', 'banco-supervielle', 'banco-credicoop'] as const),
]
