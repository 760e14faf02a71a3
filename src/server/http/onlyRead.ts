import type { IncomingMessage } from 'node:http'

/** The names of the cookies and URL parameters that a page reads. */
export type PageReads = { cookies: readonly string[]; parameters: readonly string[] }

/**
 * Takes every other cookie and parameter out of a request. Only the rest decides a kept page, so what other programs add (counters of visits,
 * proxies, links in mails) makes no page of its own.
 */
export function keepOnlyRead(req: IncomingMessage, { cookies, parameters }: PageReads): void {
  const [path = '', ...query] = (req.url ?? '').split('?')
  const read = partsOf(query.join('?'), '&').filter((part) => parameters.includes(nameOf(part)))
  req.url = read.length === 0 ? path : `${path}?${read.join('&')}`
  if (req.headers.cookie === undefined) return
  const held = cookies.flatMap((name) => partsOf(req.headers.cookie, ';').find((pair) => pair.startsWith(`${name}=`)) ?? [])
  req.rawHeaders = req.rawHeaders.filter((_, at, all) => all[at - (at % 2)]?.toLowerCase() !== 'cookie')
  delete req.headers.cookie
  if (held.length === 0) return
  req.headers.cookie = held.join('; ')
  req.rawHeaders.push('cookie', req.headers.cookie)
}

function partsOf(text: string | undefined, separator: string): string[] {
  return (text ?? '').split(separator).map((part) => part.trim())
}

/** The decoded name of a parameter. */
function nameOf(part: string): string {
  return new URLSearchParams(part).keys().next().value ?? ''
}
