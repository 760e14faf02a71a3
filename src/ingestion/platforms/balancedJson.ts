/**
 * The JSON value that starts at `start` (`{` or `[`), up to its own closing bracket: brackets inside strings do not count. A page has
 * other text around it, so neither a pattern nor `JSON.parse` of the rest can tell where it ends.
 * @returns Its text, or null when it never ends.
 */
export function balancedJson(text: string, start: number): string | null {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
      continue
    }
    if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    if (depth === 0) return text.slice(start, at + 1)
    if (depth < 0) return null
  }
  return null
}

/** The object that starts after `start`, with nothing but `between` before it; null when there is none or it is no JSON. */
export function objectAfter(text: string, start: number, between: RegExp): unknown {
  const brace = text.indexOf('{', start)
  if (brace < 0 || !between.test(text.slice(start, brace))) return null
  const json = balancedJson(text, brace)
  if (json === null) return null
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
