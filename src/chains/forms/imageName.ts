export function extractImageName(address: unknown): string {
  if (typeof address !== 'string') return ''
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1).slice(0, 200)
  return decodedOrSame(name)
}

function decodedOrSame(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
