import { z } from 'zod'
import { isCivilDate } from '../calendar/calendar.ts'
import { PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import { type AnyShape, emptyValue, type Shape } from './shape.ts'

/**
 * `exact`: a complete value from our own readers. `lenient`: a value from outside (older data, written by hand), in
 * which optional parts may be missing; the result is complete.
 */
export type Strictness = 'exact' | 'lenient'

/** Builds the schema of a shape. Its error messages are in Spanish, for people. */
function schemaOf<V>(shape: Shape<V, unknown>, strictness: Strictness = 'exact'): z.ZodType<V> {
  const schema = bareSchemaOf(shape, strictness) as z.ZodType<V>
  if (!shape.refuse) return schema
  const refined = schema.superRefine((value, context) => {
    const reason = shape.refuse?.(value) ?? null
    if (reason !== null) context.addIssue({ code: 'custom', message: reason })
  })
  return shape.allowed ? refined.meta(shape.allowed) : refined
}

const METHOD_NAMES = PAYMENT_METHODS.map(({ name }) => name)
const distinct = (items: readonly unknown[]) => new Set(items).size === items.length

function bareSchemaOf(shape: AnyShape, strictness: Strictness): z.ZodType {
  switch (shape.kind) {
    case 'choice':
      return z.enum(shape.values)
    case 'set':
      return z.array(z.enum(shape.values)).min(shape.least).refine(distinct, 'repetido')
    case 'flags':
      return z.strictObject(Object.fromEntries(shape.names.map((name) => [name, optionalAt(strictness, z.boolean(), false)])))
    case 'text':
      return z.string().min(1).max(shape.most)
    case 'number':
      return (shape.isWhole ? z.int() : z.number()).min(shape.least, `menos de ${shape.least}`).max(shape.most, `más de ${shape.most}`)
    case 'truth':
      return z.boolean()
    case 'date':
      return z.string().refine(isCivilDate, 'no es una fecha AAAA-MM-DD').meta({ format: 'date' })
    case 'link':
      return z.url({ protocol: /^https?$/ })
    case 'method':
      return z.enum(METHOD_NAMES, 'no está en el catálogo')
    case 'maybe':
      return schemaOf(shape.of, strictness).nullable()
    case 'list': {
      const items = z.array(schemaOf(shape.of, strictness)).min(shape.least).max(shape.most)
      return shape.isSet ? items.refine(distinct, 'repetido') : items
    }
    case 'record':
      return z.strictObject(fieldSchemas({ ...shape.fields, ...shape.offPage }, strictness))
    case 'byKey':
      return z.partialRecord(z.enum(shape.keys), schemaOf(shape.of, strictness))
  }
}

/** Builds a schema for each field of a record. */
export function fieldSchemas<S extends Record<string, AnyShape>>(
  shapes: S,
  strictness: Strictness,
): { [K in keyof S]: S[K] extends Shape<infer V, unknown> ? z.ZodType<V> : never } {
  const schemas = Object.entries(shapes).map(([name, shape]) => [
    name,
    optionalAt(strictness, schemaOf(shape, strictness), emptyValue(shape)),
  ])
  return Object.fromEntries(schemas)
}

/** In data from outside, a field with an empty value may be missing. Defaults are copied, so that callers cannot change them for others. */
function optionalAt(strictness: Strictness, schema: z.ZodType, blank: unknown): z.ZodType {
  return strictness === 'exact' || blank === undefined ? schema : schema.default(() => structuredClone(blank))
}
