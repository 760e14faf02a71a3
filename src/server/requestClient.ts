import { getGlobalStartContext } from '@tanstack/react-start'

/** The client of the request being answered (see `http/clientAddress.ts`). The development server does not know clients and has one for all. */
export function getRequestClient(): string {
  const context = getGlobalStartContext() as { client?: unknown } | undefined
  return typeof context?.client === 'string' ? context.client : 'development'
}

/** Whether the sender may see pages for operators (see `http/clientAddress.ts`). With the development server everybody may. */
export function isOperatorRequest(): boolean {
  const context = getGlobalStartContext() as { isOperator?: unknown } | undefined
  return import.meta.env.DEV || context?.isOperator === true
}

/**
 * Returns the mark by which the policy of the page being rendered finds its inline scripts and styles (`http/securityHeaders.ts`). The
 * router's `ssr.nonce` takes it. It is undefined in the browser and under the development server, which sends no such policy.
 */
export function getPageNonce(): string | undefined {
  const context = getGlobalStartContext() as { nonce?: unknown } | undefined
  return typeof context?.nonce === 'string' ? context.nonce : undefined
}
