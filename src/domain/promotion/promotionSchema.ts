import { z } from 'zod'
import { CHAINS, isChainSlug } from '../catalogue/chain.ts'
import type { AnyShape, ValueOf } from '../shape/shape.ts'
import { fieldSchemas, type Strictness } from '../shape/shapeSchema.ts'
import type { ExtractedPromotion, Promotion } from './promotion.ts'
import { fieldInSentence, HISTORY_FIELDS, PROMOTION_FIELDS } from './promotionFields.ts'

/** The schemas of promotions, built from the table of their fields. They run on the server only. */
type Table = Record<string, { shape: AnyShape }>
type Schemas<T extends Table> = { [K in keyof T]: z.ZodType<ValueOf<T[K]['shape']>> }

function schemasOf<T extends Table>(table: T, strictness: Strictness): Schemas<T> {
  const shapes = Object.fromEntries(Object.entries(table).map(([name, { shape }]) => [name, shape]))
  return fieldSchemas(shapes, strictness) as Schemas<T>
}

/** The schema of each single field; rules across fields are in the schemas below. */
export const promotionFields = schemasOf(PROMOTION_FIELDS, 'exact')
export const historyFields = schemasOf(HISTORY_FIELDS, 'exact')

type Checked = Pick<ExtractedPromotion, 'supermarket' | 'where' | 'validFrom' | 'validUntil'>

function checkWhole({ supermarket, where, validFrom, validUntil }: Checked, context: z.RefinementCtx): void {
  const refuse = (path: keyof Checked, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) refuse('validUntil', 'termina antes de empezar')
  const allowed: readonly string[] = CHAINS[supermarket].where
  if (!where.every((format) => allowed.includes(format))) refuse('where', 'formato ajeno a la cadena')
}

/** A complete promotion from the readers. Impossible values are refused with a message for people. */
export const extractedPromotionSchema: z.ZodType<ExtractedPromotion> = z.strictObject(promotionFields).superRefine(checkWhole)

/** A complete promotion of a published snapshot. */
export const promotionSchema: z.ZodType<Promotion> = z.strictObject({ ...promotionFields, ...historyFields }).superRefine(checkWhole)

/**
 * Schemas for data stored by an older version or written by hand. Parts may be missing (a field, or a part of
 * `limits`, `paymentRails` and `appliesOnlyTo`) and get the chain's defaults: all formats, the chain's page, low
 * confidence. The result is complete.
 */
const lenientFields = schemasOf(PROMOTION_FIELDS, 'lenient')
export const registeredPromotionSchema: z.ZodType<ExtractedPromotion> = overEdge(z.strictObject(lenientFields))
export const storedPromotionSchema: z.ZodType<Promotion> = overEdge(
  z.strictObject({ ...lenientFields, ...schemasOf(HISTORY_FIELDS, 'lenient') }),
)

function overEdge<T extends Checked>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.preprocess(completed, schema.superRefine(checkWhole))
}

/** Adds the chain's defaults. An empty audience or list of ways to pay becomes "no restriction". */
function completed(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('supermarket' in given) || !isChainSlug(given.supermarket)) return given
  const { where, url } = CHAINS[given.supermarket]
  const promotion: Record<string, unknown> = { where: [...where], url, confidence: 0, ...given }
  for (const name of ['appliesOnlyTo', 'paymentRails'] as const) {
    const said = promotion[name]
    if (typeof said === 'object' && said !== null && !Object.values(said).some(Boolean)) promotion[name] = null
  }
  return promotion
}

/** Explains a refusal as `/estado` shows it: «la fecha de fin no se entiende (termina antes de empezar)». */
export function refusalReason(error: z.ZodError): string {
  const issue = error.issues[0]
  if (issue === undefined) return 'la promoción no se entiende'
  const subject = fieldInSentence(String(issue.path[0])) ?? 'la promoción'
  return `${subject} no se entiende (${issue.message})`
}
