import { getGlobalStartContext } from '@tanstack/react-start'

/**
 * The mark of the inline scripts and styles of the page being rendered, by which the page's policy finds them (`http/sealedPage.ts`). The
 * router's `ssr.nonce` takes it. It is undefined in the browser and under the development server, which sends no such policy.
 */
export function pageNonce(): string | undefined {
  const context = getGlobalStartContext() as { nonce?: unknown } | undefined
  return typeof context?.nonce === 'string' ? context.nonce : undefined
}
