/** The hosts of the browser makers' push services; a leading dot means any host below it. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** The most characters of an endpoint. */
const LONGEST = 1_000

/**
 * Whether a message may be sent there: only to push services, so that nobody has this server send requests elsewhere.
 * @param more Origins that an operator added, for tests; they may be without https.
 */
export function isPushEndpoint(endpoint: string, more: readonly string[]): boolean {
  const url = endpoint.length > LONGEST ? null : URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (more.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return HOSTS.some((host) => (host.startsWith('.') ? /^\w/.test(url.hostname) && url.hostname.endsWith(host) : url.hostname === host))
}
