import { z } from 'zod'
import { CHAINS, isChainSlug } from '../catalogue/chain.ts'
import type { ExtractedPromotion, Promotion } from './promotion.ts'
import { fieldInSentence, HISTORY_FIELDS, PROMOTION_FIELDS } from './promotionFields.ts'
import { RETIRED_QUALIFIERS } from './qualifier.ts'

/** On the server only. */
type Schemas<T extends Record<string, { schema: z.ZodType }>> = { [K in keyof T]: T[K]['schema'] }

function schemasOf<T extends Record<string, { schema: z.ZodType }>>(table: T): Schemas<T> {
  return Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, schema])) as Schemas<T>
}

/** Rules across fields are in the schemas below. */
export const promotionFields = schemasOf(PROMOTION_FIELDS)
export const historyFields = schemasOf(HISTORY_FIELDS)

type Checked = Pick<ExtractedPromotion, 'supermarket' | 'where' | 'validFrom' | 'validUntil'>

function checkWhole({ supermarket, where, validFrom, validUntil }: Checked, context: z.RefinementCtx): void {
  const refuse = (path: keyof Checked, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) refuse('validUntil', 'termina antes de empezar')
  const allowed: readonly string[] = CHAINS[supermarket].where
  if (!where.every((format) => allowed.includes(format))) refuse('where', 'formato ajeno a la cadena')
}

const readSchema = z.strictObject(promotionFields).superRefine(checkWhole)
const publishedSchema = z.strictObject({ ...promotionFields, ...historyFields }).superRefine(checkWhole)

/** What may be unsaid may be null or left out. Impossible values are refused with a message for people. */
export const extractedPromotionSchema: z.ZodType<ExtractedPromotion> = readSchema

export const promotionSchema: z.ZodType<Promotion> = publishedSchema

/** Stored by an older version or written by hand: they get the chain's formats and page, and low confidence. */
export const registeredPromotionSchema: z.ZodType<ExtractedPromotion> = z.preprocess(completed, readSchema)
export const storedPromotionSchema: z.ZodType<Promotion> = z.preprocess(completed, publishedSchema)

/** An empty audience or list of ways to pay becomes "no restriction". */
function completed(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('supermarket' in given) || !isChainSlug(given.supermarket)) return given
  const { where, url } = CHAINS[given.supermarket]
  // Earlier versions stored whether only the wording was new.
  const { isWordingNew: _isNew, ...said } = given as Record<string, unknown>
  const promotion: Record<string, unknown> = { where: [...where], url, confidence: 0, ...said }
  for (const name of ['appliesOnlyTo', 'paymentRails'] as const) {
    const part = promotion[name]
    if (typeof part === 'object' && part !== null && !Object.values(part).some(Boolean)) promotion[name] = null
  }
  if (Array.isArray(promotion.qualifiers)) promotion.qualifiers = promotion.qualifiers.filter((one) => !RETIRED_QUALIFIERS.has(one))
  return promotion
}

/** As `/estado` shows it: «la fecha de fin no se entiende (termina antes de empezar)». */
export function refusalReason(error: z.ZodError): string {
  const issue = error.issues[0]
  if (issue === undefined) return 'la promoción no se entiende'
  const subject = fieldInSentence(String(issue.path[0])) ?? 'la promoción'
  return `${subject} no se entiende (${issue.message})`
}
