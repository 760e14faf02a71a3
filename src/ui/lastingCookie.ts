/** 400 days, the longest that browsers keep a cookie. */
const MAX_AGE = 400 * 86_400

/**
 * Writes a persistent cookie that page scripts may read, as `Set-Cookie` and `document.cookie` take it. On an https
 * page it is marked secure; the server marks its own cookies itself.
 */
export function lastingCookie(name: string, value: string): string {
  const secure = typeof document !== 'undefined' && document.location.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`
}
