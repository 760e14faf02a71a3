import { LiveSourceError } from './liveSourceError.ts'

/**
 * Builds a query string. Spaces become `%20`: the shops' firewall answers 400 to `+`. Characters that need no escaping
 * in a query (`,` `=` `:` `@` `/`) stay as they are, as on the sites' own pages.
 */
export function buildQueryString(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&')
}

function encodePart(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2C|3D|3A|40|2F)/g, decodeURIComponent)
}

/**
 * Replacement addresses by host. A rehearsal redirects some hosts, or all (`*`), to another server, whose path then
 * begins with the real host: `http://127.0.0.1:4010/www.coto.com.ar/legales/`.
 */
export type HostMap = Readonly<Record<string, string>>

export function resolveHost(url: URL, map: HostMap): URL {
  const base = map[url.hostname] ?? map['*']
  if (base === undefined) return url
  return new URL(`${base.replace(/\/+$/, '')}/${url.hostname}${url.pathname}${url.search}`)
}

/** @throws LiveSourceError for an address outside the source: another host, another protocol. */
export function checkOwnAddress(url: URL, hosts: readonly string[], from: string): void {
  const own = url.protocol === 'https:' && hosts.includes(url.hostname)
  const port = url.port === '' || url.port === '443'
  if (own && port && url.username === '' && url.password === '') return
  const where = url.protocol === 'https:' ? url.host : `${url.protocol}//${url.host}`
  throw new LiveSourceError('redirected', `el sitio redirige a ${where.slice(0, 120)}, que no es de la fuente (desde ${from})`)
}
