/** The name of an image file out of its address: the last part of the path, which often is the only place that names the bank. */
export function imageName(address: unknown): string {
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
