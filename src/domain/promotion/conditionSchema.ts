import { z } from 'zod'
import { CATEGORIES, CONDITION_PARTS, FUNDS, RAILS, USE_PERIODS, WHO_KINDS } from './condition.ts'
import { BOUNDS, distinct, EMPTY_STRETCH, flag, isStretch, methodSchema, optional, setOf, text, wholeNumber } from './fieldSchemas.ts'

/** Maximum lengths of text copied from a page, in characters. */
const MAX_QUOTE = 1_000
const MAX_NAME = 200
const nameSchema = text(MAX_NAME)
const names = (most: number) => distinct(z.array(nameSchema).max(most)).default([])

/** The words that prove a condition, letter by letter, with their place on the card. */
const WORDS = { quote: text(MAX_QUOTE), ...BOUNDS }
export const quotedSchema = z.strictObject(WORDS).refine(isStretch, EMPTY_STRETCH)

/**
 * One condition on the person. Alternatives ("ANSES o mayores de 60") share an `alternatives` number; null means that
 * it must hold by itself.
 */
const whoSchema = z
  .strictObject({ kind: z.enum(WHO_KINDS), value: optional(nameSchema), alternatives: optional(wholeNumber(0, 99)), ...WORDS })
  .refine(isStretch, EMPTY_STRETCH)

/**
 * Required ways to pay. The entries of `rails` and `app` are alternatives; an empty list requires nothing. `except`: groups of methods
 * that do not pay although the accepted ones include them, such as some cards of a wallet.
 */
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

/** Places, unless it holds everywhere. `some`: the card says "locales adheridos" without a list. */
const regionSchema = z.strictObject({ provinces: names(30), onlyBranches: names(200), exceptBranches: names(200), some: flag })

/**
 * When and where the money comes. `kind` till: taken off at the checkout; refund: paid back later. `days`: the longest
 * delay stated, in business days if `business`.
 */
const refundSchema = z.strictObject({
  kind: optional(z.enum(['till', 'refund'])),
  days: optional(wholeNumber(0, 365)),
  business: flag,
  where: optional(z.enum(['statement', 'account', 'wallet'])),
})

/** All conditions of a promotion. The page gets them without quotes and evidence. */
export const conditionsSchema = z.strictObject({
  who: z.array(whoSchema).max(40).default([]),
  how: howSchema.prefault({}),
  uses: optional(usesSchema),
  excludes: setOf(CATEGORIES).default([]),
  /** The subset of `excludes` of which only a part is excluded: some brands, some kinds. */
  excludesSome: setOf(CATEGORIES).default([]),
  /** Whether the card excludes brands or labels by name. */
  excludesBrands: flag,
  /** The only categories with the discount; null: the whole purchase. */
  onlyFor: optional(setOf(CATEGORIES).min(1)),
  region: optional(regionSchema),
  refund: optional(refundSchema),
  evidence: z.partialRecord(z.enum(CONDITION_PARTS), z.array(quotedSchema).max(80)).default({}),
})
