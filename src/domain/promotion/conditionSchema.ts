import { z } from 'zod'
import { CATEGORIES, CONDITION_PARTS, FUNDS, RAILS, USE_PERIODS, WHO_KINDS } from './condition.ts'
import { BOUNDS, distinct, EMPTY_STRETCH, flag, isStretch, methodSchema, optional, setOf, text, wholeNumber } from './fieldSchemas.ts'

/** Characters of text copied from a page. */
const MAX_QUOTE = 1_000
const MAX_NAME = 200
const nameSchema = text(MAX_NAME)
const names = (most: number) => distinct(z.array(nameSchema).max(most)).default([])

/** Letter by letter, with their place on the card. */
const WORDS = { quote: text(MAX_QUOTE), ...BOUNDS }
export const quotedSchema = z.strictObject(WORDS).refine(isStretch, EMPTY_STRETCH)

/** Alternatives ("ANSES o mayores de 60") share an `alternatives` number; null: it must hold by itself. */
const whoSchema = z
  .strictObject({ kind: z.enum(WHO_KINDS), value: optional(nameSchema), alternatives: optional(wholeNumber(0, 99)), ...WORDS })
  .refine(isStretch, EMPTY_STRETCH)

/** `rails` and `app` list alternatives, none: nothing is required. `except`: methods among the accepted ones that do not pay. */
const howSchema = z.strictObject({
  rails: setOf(RAILS).default([]),
  app: names(12),
  funds: optional(z.enum(FUNDS)),
  singlePayment: flag,
  except: z
    .array(distinct(z.array(methodSchema).min(1)))
    .max(40)
    .default([]),
})

const usesSchema = z.strictObject({ times: wholeNumber(1, 99), period: z.enum(USE_PERIODS) })

/** `some`: "locales adheridos" without a list. */
const regionSchema = z.strictObject({ provinces: names(30), onlyBranches: names(200), exceptBranches: names(200), some: flag })

/** `till`: taken off at the checkout; `refund`: paid back later, in `days` at the most (`business`: business days). */
const refundSchema = z.strictObject({
  kind: optional(z.enum(['till', 'refund'])),
  days: optional(wholeNumber(0, 365)),
  business: flag,
  where: optional(z.enum(['statement', 'account', 'wallet'])),
})

/** The page gets them without quotes and evidence. */
export const conditionsSchema = z.strictObject({
  who: z.array(whoSchema).max(40).default([]),
  how: howSchema.prefault({}),
  uses: optional(usesSchema),
  excludes: setOf(CATEGORIES).default([]),
  /** Of `excludes`, those of which some brands or kinds are excluded. */
  excludesSome: setOf(CATEGORIES).default([]),
  /** Brands or labels by name. */
  excludesBrands: flag,
  /** Null: the whole purchase. */
  onlyFor: optional(setOf(CATEGORIES).min(1)),
  region: optional(regionSchema),
  refund: optional(refundSchema),
  evidence: z.partialRecord(z.enum(CONDITION_PARTS), z.array(quotedSchema).max(80)).default({}),
})
