/**
 * Every match of a global pattern, in order. `matchAll` copies the pattern at each call, which takes longer than most searches of a card's
 * short texts; this uses the pattern itself and leaves it at its beginning.
 * @throws TypeError when the pattern is not global.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('Only a global pattern goes on to its next match')
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return matches
}
