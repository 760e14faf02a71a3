/**
 * Spells a path in the one way that the server knows: decoded once, without empty segments, dots and a slash at the end, and encoded again.
 * Every decision uses this spelling, so a later step that decodes or resolves the path cannot end up elsewhere.
 * @returns null when the text is no path or cannot be decoded.
 */
export function onePath(path: string): string | null {
  const read = path.startsWith('/') ? decoded(path) : null
  if (read === null) return null
  const segments: string[] = []
  for (const segment of read.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return `/${encodeURI(segments.join('/')).replace(/[?#]/g, encodeURIComponent)}`
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
