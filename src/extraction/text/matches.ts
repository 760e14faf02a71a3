const NEEDED = new WeakMap<RegExp, readonly string[]>()

/** The pattern, with words of which one is in everything that it matches. They are looked for first, which takes next to no time. */
export function needing(words: readonly string[], pattern: RegExp): RegExp {
  NEEDED.set(pattern, words)
  return pattern
}

/** Whether a text has a word that the pattern needs; true for a pattern that needs none. */
function mayMatch(text: string, pattern: RegExp): boolean {
  const words = NEEDED.get(pattern)
  if (words === undefined) return true
  for (const word of words) if (text.includes(word)) return true
  return false
}

const NO_MATCHES: readonly RegExpExecArray[] = []

/**
 * Every match of a global pattern, in order. `matchAll` copies the pattern at each call, which takes longer than most searches of a card's
 * short texts; this uses the pattern itself and leaves it at its beginning.
 * @throws TypeError when the pattern is not global.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
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
