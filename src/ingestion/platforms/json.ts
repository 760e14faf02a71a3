import { jsonOrNull } from '#domain/text/canonicalText.ts'
import { changedFormError } from '../fetch/liveSourceError.ts'

/** @throws LiveSourceError `changed` when the text is not JSON. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const start = text.trimStart().startsWith('<') ? ' (contesta una página)' : ''
    throw changedFormError(`${what} no es JSON${start}`)
  }
}

/**
 * Finds the JSON value that starts at `start` (`{` or `[`) and ends at its closing bracket, ignoring brackets inside strings.
 * Text follows it on a page, so neither a pattern nor `JSON.parse` of the rest works.
 * @returns Its text, or null when it never ends.
 */
export function findBalancedJson(text: string, start: number): string | null {
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

/** Parses the object after `start`, with only `between` before it; null when there is none or it is not JSON. */
export function parseObjectAfter(text: string, start: number, between: RegExp): unknown {
  const brace = text.indexOf('{', start)
  if (brace < 0 || !between.test(text.slice(start, brace))) return null
  const json = findBalancedJson(text, brace)
  return json === null ? null : jsonOrNull(json)
}
