/**
 * The one spelling of a path that the server knows: decoded once, without empty segments, dots and a slash at its end, and encoded again. What
 * is decided by the path is decided by this one, so nothing that a later reader decodes or resolves can lead elsewhere.
 * @returns null for what is no path, or cannot be decoded.
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
