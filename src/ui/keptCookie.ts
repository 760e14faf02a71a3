/** 400 days, the longest that browsers keep a cookie. */
const MAX_AGE = 400 * 86_400

/**
 * A cookie that a browser keeps and the page may read and write, as `Set-Cookie` and `document.cookie` take it. In a page of an https site
 * it is never sent without encryption; what the server sets there, the server marks itself.
 */
export function keptCookie(name: string, value: string): string {
  const secure = typeof document !== 'undefined' && document.location.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`
}
