import { LiveSourceError } from './liveSourceError.ts'

/**
 * A query string. Spaces travel as `%20`: the shops' firewall answers 400 to `+`. Characters that need no escaping in a query (`,` `=` `:` `@` `/`)
 * are sent unescaped, as the sites' own pages do.
 */
export function queryString(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&')
}

function encodePart(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2C|3D|3A|40|2F)/g, decodeURIComponent)
}

/**
 * Where hosts are really reached. Sources name their real addresses only; a rehearsal sends the requests of some hosts, or of all (`*`),
 * to another server, whose address gets the real host as its first part: `http://127.0.0.1:4010/www.coto.com.ar/legales/`.
 */
export type HostMap = Readonly<Record<string, string>>

/** @returns The address to send the request to. */
export function placeOf(url: URL, map: HostMap): URL {
  const base = map[url.hostname] ?? map['*']
  if (base === undefined) return url
  return new URL(`${base.replace(/\/+$/, '')}/${url.hostname}${url.pathname}${url.search}`)
}

/** @throws LiveSourceError for an address that is not the source's own: another host, another protocol. */
export function checkOwnAddress(url: URL, hosts: readonly string[], from: string): void {
  const own = url.protocol === 'https:' && hosts.includes(url.hostname)
  const port = url.port === '' || url.port === '443'
  if (own && port && url.username === '' && url.password === '') return
  const where = url.protocol === 'https:' ? url.host : `${url.protocol}//${url.host}`
  throw new LiveSourceError('redirected', `el sitio redirige a ${where.slice(0, 120)}, que no es de la fuente (desde ${from})`)
}
