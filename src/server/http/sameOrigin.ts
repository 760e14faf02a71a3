/**
 * Whether a form comes from our own page, by the headers that browsers send. Other clients send none of these and may pass, because they
 * carry nobody's cookies.
 * @param siteUrl The public origin: behind a proxy the request's own address may be another.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === siteUrl || origin === new URL(request.url).origin
}
