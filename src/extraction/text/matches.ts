const NEEDED = new WeakMap<RegExp, readonly string[]>()

/** Every match of the pattern has at least one of the words: a text without them is skipped, which is much faster. */
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

/** `matchAll` copies the pattern at each call, which costs more than searching a short text. @throws TypeError unless it is global. */
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
