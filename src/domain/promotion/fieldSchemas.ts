import { z } from 'zod'
import { isCivilDate } from '../calendar/calendar.ts'
import { PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import { CATEGORIES, CONDITION_PARTS, FUNDS, RAILS, USE_PERIODS, WHO_KINDS } from './condition.ts'
import { CAP_HOLDERS, CAP_KINDS, CAP_PERIODS, DISCOUNT_TYPES } from './promotion.ts'

/** Messages are for people. On the server only: the browser gets the types. What may be unsaid may be left out; the result is complete. */

/** The source does not say, or does not restrict it. */
export const optionalSchema = <S extends z.ZodType>(schema: S) => schema.nullable().prefault(null)

const isDistinct = (items: readonly unknown[]) => new Set(items).size === items.length

export const distinctSchema = <S extends z.ZodType>(items: z.ZodArray<S>) => items.refine(isDistinct, 'repetido')

export const setSchema = <const T extends string>(values: readonly T[]) => distinctSchema(z.array(z.enum(values)))

export const textSchema = (most: number) => z.string().min(1).max(most)

const wholeNumber = (least: number, most: number) => z.int().min(least, `menos de ${least}`).max(most, `más de ${most}`)
const number = (least: number, most: number) => z.number().min(least, `menos de ${least}`).max(most, `más de ${most}`)

const flag = z.boolean().default(false)

export const pesosSchema = number(0.01, 1e12)
export const dateSchema = z.string().refine(isCivilDate, 'no es una fecha AAAA-MM-DD').meta({ format: 'date' })
export const linkSchema = z.url({ protocol: /^https?$/ })
export const methodSchema = z.enum(
  PAYMENT_METHODS.map(({ name }) => name),
  'no está en el catálogo',
)

/** Into the text of the raw card. */
const BOUNDS = { start: wholeNumber(0, 1e9), end: wholeNumber(0, 1e9) }
const isStretch = ({ start, end }: { start: number; end: number }) => start < end
const EMPTY_STRETCH = 'tramo vacío'
export const spanSchema = z.strictObject(BOUNDS).refine(isStretch, EMPTY_STRETCH)

/** Percent, or instalments without interest. */
const MOST = { porcentaje: 100, 'cuotas sin intereses': 12 } as const satisfies Record<(typeof DISCOUNT_TYPES)[number], number>

export const discountSchema = z
  .strictObject({ type: z.enum(DISCOUNT_TYPES), value: number(0, MOST.porcentaje) })
  .refine(({ type, value }) => value <= MOST[type], `cuotas fuera de 0–${MOST['cuotas sin intereses']}`)
  .refine(({ type, value }) => type === 'porcentaje' || Number.isInteger(value), 'cuotas no enteras')
  .meta({
    oneOf: DISCOUNT_TYPES.map((type) => ({
      type: 'object',
      required: ['type', 'value'],
      properties: { type: { const: type }, value: { type: type === 'porcentaje' ? 'number' : 'integer', maximum: MOST[type] } },
    })),
  })

const capScope = { period: optionalSchema(z.enum(CAP_PERIODS)), per: optionalSchema(z.enum(CAP_HOLDERS)) }

/** Pesos: of the money that comes back, or of the purchase that counts. */
const capSchema = z.strictObject({ amount: pesosSchema, ...capScope, kind: z.enum(CAP_KINDS).default('back') })

/** No real card has as many. */
const MAX_CAPS = 6

/** `maxDiscount` (pesos): the tightest for a purchase; no figure and no `explicitlyHasNoLimit`: unsaid. `caps`: all, if more. */
export const limitsSchema = z
  .strictObject({
    maxDiscount: optionalSchema(pesosSchema),
    explicitlyHasNoLimit: flag,
    ...capScope,
    caps: z.array(capSchema).max(MAX_CAPS).default([]).meta({ description: 'Todos los topes, el más chico para una compra primero.' }),
  })
  .refine(({ maxDiscount, explicitlyHasNoLimit }) => !explicitlyHasNoLimit || maxDiscount === null, 'tope junto con «sin tope»')
  .refine(({ maxDiscount, caps }) => caps.length === 0 || maxDiscount !== null, 'topes sin el menor de todos')

export const audienceSchema = z
  .strictObject({ anses: flag, jubilados: flag, programaCiudadaniaPorteña: flag })
  .refine((audience) => Object.values(audience).some(Boolean), 'público vacío')

export const acceptedRailsSchema = z.strictObject({ pagoConQR: flag, telefonoContactless: flag, contactless: flag })

/** Characters of text copied from a page. */
const MAX_QUOTE = 1_000
const MAX_NAME = 200
const nameSchema = textSchema(MAX_NAME)
const names = (most: number) => distinctSchema(z.array(nameSchema).max(most)).default([])

/** Letter by letter, with their place on the card. */
const WORDS = { quote: textSchema(MAX_QUOTE), ...BOUNDS }
export const quotedSchema = z.strictObject(WORDS).refine(isStretch, EMPTY_STRETCH)

/** Alternatives ("ANSES o mayores de 60") share an `alternatives` number; null: it must hold by itself. */
const whoSchema = z
  .strictObject({ kind: z.enum(WHO_KINDS), value: optionalSchema(nameSchema), alternatives: optionalSchema(wholeNumber(0, 99)), ...WORDS })
  .refine(isStretch, EMPTY_STRETCH)

/** `rails` and `app` list alternatives, none: nothing is required. `except`: methods among the accepted ones that do not pay. */
const howSchema = z.strictObject({
  rails: setSchema(RAILS).default([]),
  app: names(12),
  funds: optionalSchema(z.enum(FUNDS)),
  singlePayment: flag,
  except: z
    .array(distinctSchema(z.array(methodSchema).min(1)))
    .max(40)
    .default([]),
})

const usesSchema = z.strictObject({ times: wholeNumber(1, 99), period: z.enum(USE_PERIODS) })

/** `some`: "locales adheridos" without a list. */
const regionSchema = z.strictObject({ provinces: names(30), onlyBranches: names(200), exceptBranches: names(200), some: flag })

/** `till`: taken off at the checkout; `refund`: paid back later, in `days` at the most (`business`: business days). */
const refundSchema = z.strictObject({
  kind: optionalSchema(z.enum(['till', 'refund'])),
  days: optionalSchema(wholeNumber(0, 365)),
  business: flag,
  where: optionalSchema(z.enum(['statement', 'account', 'wallet'])),
})

/** The page gets them without quotes and evidence. */
export const conditionsSchema = z.strictObject({
  who: z.array(whoSchema).max(40).default([]),
  how: howSchema.prefault({}),
  uses: optionalSchema(usesSchema),
  excludes: setSchema(CATEGORIES).default([]),
  /** Of `excludes`, those of which some brands or kinds are excluded. */
  excludesSome: setSchema(CATEGORIES).default([]),
  /** Brands or labels by name. */
  excludesBrands: flag,
  /** Null: the whole purchase. */
  onlyFor: optionalSchema(setSchema(CATEGORIES).min(1)),
  region: optionalSchema(regionSchema),
  refund: optionalSchema(refundSchema),
  evidence: z.partialRecord(z.enum(CONDITION_PARTS), z.array(quotedSchema).max(80)).default({}),
})
