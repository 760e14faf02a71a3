import { getGlobalStartContext } from '@tanstack/react-start'

/**
 * The nonce that the inline scripts of the page being rendered must carry to run (see `http/securityHeaders.ts`); for the router's
 * `ssr.nonce`. Undefined in the browser, and under the development server, which sends no such policy.
 */
export function pageNonce(): string | undefined {
  const context = getGlobalStartContext() as { nonce?: unknown } | undefined
  return typeof context?.nonce === 'string' ? context.nonce : undefined
}
