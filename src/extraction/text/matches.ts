const NEEDED = new WeakMap<RegExp, readonly string[]>()

/** Registers words of which every match of the pattern contains at least one. A text without them is skipped, which is much faster. */
export function withRequiredWords(words: readonly string[], pattern: RegExp): RegExp {
  NEEDED.set(pattern, words)
  return pattern
}

function mayMatch(text: string, pattern: RegExp): boolean {
  const words = NEEDED.get(pattern)
  if (words === undefined) return true
  for (const word of words) if (text.includes(word)) return true
  return false
}

const NO_MATCHES: readonly RegExpExecArray[] = []

/**
 * Returns every match of a global pattern, in order. `matchAll` copies the pattern at each call, which costs more than searching a short
 * text; this function uses the pattern itself and resets it.
 * @throws TypeError if the pattern is not global.
 */
export function findMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('Only a global pattern goes on to its next match')
  if (!mayMatch(text, pattern)) return NO_MATCHES
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return matches
}
