import { ISSUER_FACTS } from '#issuers/facts.ts'
import { GENERIC_METHODS } from '#issuers/generic.ts'
import type { IssuerFacts, MethodKind } from '#issuers/issuer.ts'

/**
 * The catalogue of payment methods: banks, wallets, issuers' own cards and the nine generic methods. `name` is what the API and the
 * readers use; `slug` is what URLs use; `code` is what the wallet cookie uses and is therefore forever: never renumber or reuse one.
 * A variant names its parent (a bank's payroll plan, a wallet's level). Brand names and colours belong to their owners.
 */
type Row = (typeof ISSUER_FACTS)[keyof typeof ISSUER_FACTS]['methods'][number] | (typeof GENERIC_METHODS)[number]
type Variant = Extract<Row, { parent: string }>

export type MethodName = Row['name']
export type MethodSlug = Row['slug']

export type PaymentMethod = {
  code: number
  slug: MethodSlug
  name: MethodName
  kind: MethodKind
  /** The family a variant belongs to. */
  parent: MethodName | null
  colours: { fill: string; ink: string }
  /** Letters for the badge, where the first letters of the name belong to another method. */
  letters?: string
}

const isVariant = (row: Row): row is Variant => 'parent' in row

const rows = [
  ...Object.values<IssuerFacts>(ISSUER_FACTS).flatMap(({ methods, letters }) => methods.map((row) => ({ row: row as Row, letters }))),
  ...GENERIC_METHODS.map((row) => ({ row, letters: undefined })),
]

/** In order of their codes. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = rows
  .map(({ row: { code, slug, name, kind, colours, ...row }, letters }) => ({
    ...{ code, slug, name, kind, parent: 'parent' in row ? row.parent : null, colours },
    ...(letters === undefined ? {} : { letters }),
  }))
  .sort((a, b) => a.code - b.code)

/** The questions that each variant answers; with several, a yes to any one of them is enough. */
export const VARIANT_MEANINGS: readonly (readonly [MethodSlug, Variant['means']])[] = rows
  .map(({ row }) => row)
  .filter(isVariant)
  .map(({ slug, means }) => [slug, means])

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
