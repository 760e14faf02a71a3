import type { z } from 'zod'
import type { JsonText } from './tables.ts'

/** A stored value in an unexpected form; the message says where it is stored. */
export class StoredDataError extends Error {
  override name = 'StoredDataError'
}

/** Serializes a value for a JSON column. Object keys keep their order; only the types exclude values outside JSON. */
export function toJson(value: unknown): JsonText {
  return JSON.stringify(value) ?? 'null'
}

/**
 * Parses and checks a JSON column.
 * @param where Table and column, for the message.
 * @throws StoredDataError when the text is not JSON or does not fit the schema.
 */
export function fromJson<T>(text: JsonText, schema: z.ZodType<T>, where: string): T {
  const parsed = schema.safeParse(parse(text, where))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new StoredDataError(`Dato guardado que no se entiende en ${where}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim())
}

/** Reads a row that may be of another version; null for one that today's schema refuses. */
export function fromJsonOrNull<T>(text: JsonText, schema: z.ZodType<T>, where: string): T | null {
  try {
    return fromJson(text, schema, where)
  } catch (error) {
    if (error instanceof StoredDataError) return null
    throw error
  }
}

function parse(text: JsonText, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StoredDataError(`Dato guardado que no es JSON en ${where}.`)
  }
}
