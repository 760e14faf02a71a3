import { getGlobalStartContext } from '@tanstack/react-start'

/**
 * What the inline scripts and styles of the page being rendered are marked with, so that the page's policy can name them (see
 * `http/sealedPage.ts`); for the router's `ssr.nonce`. Undefined in the browser, and under the development server, which sends no such policy.
 */
export function pageNonce(): string | undefined {
  const context = getGlobalStartContext() as { nonce?: unknown } | undefined
  return typeof context?.nonce === 'string' ? context.nonce : undefined
}
