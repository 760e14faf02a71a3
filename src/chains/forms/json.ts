/** Any value may be missing or wrong. */
export type JsonObject = Record<string, unknown>

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 200) : []
}

/** '' for values without meaning (`null`, `"null"`, `"undefined"`, objects). */
export function asText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return ''
  const text = value.trim()
  return text === 'null' || text === 'undefined' ? '' : text
}

export function asFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}
