/** Fields that only say where a value was read from. */
const LEFT_OUT = new Set(['evidence', 'conflicts', 'notUnderstood'])

/**
 * Lists the differences between two readings of the same cards by field, the most frequent first. Promotions are compared in
 * the order of their card; a card with a different number of them, or missing in one reading, counts once, as `promotions`.
 * @typedef {{ id: string, promotions?: Record<string, unknown>[] }} Reading
 * @typedef {{ of: string, was: unknown, is: unknown }} Difference
 * @param {readonly Reading[]} before
 * @param {readonly Reading[]} after
 * @returns {[field: string, found: Difference[]][]}
 */
export function differences(before, after) {
  const [was, is] = [byId(before), byId(after)]
  /** @type {Map<string, Difference[]>} */
  const found = new Map()
  const note = (/** @type {string} */ field, /** @type {Difference} */ one) => found.set(field, [...(found.get(field) ?? []), one])
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(id), is.get(id)]
    if (old?.length !== now?.length) {
      note('promotions', { of: id, was: old?.length, is: now?.length })
      continue
    }
    for (const [index, promotion] of (old ?? []).entries()) {
      const [a, b] = [parts(promotion), parts(now?.[index] ?? {})]
      for (const field of new Set([...Object.keys(a), ...Object.keys(b)]))
        if (JSON.stringify(a[field]) !== JSON.stringify(b[field])) note(field, { of: `${id}/${index}`, was: a[field], is: b[field] })
    }
  }
  return [...found].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
}

const byId = (/** @type {readonly Reading[]} */ lines) => new Map(lines.map(({ id, promotions = [] }) => [id, promotions]))

/** Returns the fields, and the parts of compound ones: `limits.period`. */
function parts(/** @type {Record<string, unknown>} */ promotion) {
  const fields = Object.entries(promotion).filter(([name]) => !LEFT_OUT.has(name))
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([part, inside]) => [`${name}.${part}`, inside])
        : [[name, value]],
    ),
  )
}
