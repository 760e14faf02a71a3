import { createHash } from 'node:crypto'
import type { ContentHash } from './tables.ts'

/** Deeper than any page nests its data; bounds the recursion over hostile input. */
const MAX_DEPTH = 200

/** Hashes a value's content: equal values have equal hashes, whatever the order of their keys. @throws RangeError when nested too deep. */
export function contentHash(value: unknown): ContentHash {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url')
}

/** Writes JSON with sorted object keys and without undefined members. @throws RangeError when nested deeper than 200 levels. */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) throw new RangeError(`Nested deeper than ${MAX_DEPTH} levels`)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member, depth + 1)}`)
  return `{${members.join(',')}}`
}
