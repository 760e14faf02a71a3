import { getGlobalStartContext } from '@tanstack/react-start'

/** The client of the request being answered (see `http/clientAddress.ts`). The development server does not know clients and has one for all. */
export function requestClient(): string {
  const context = getGlobalStartContext() as { client?: unknown } | undefined
  return typeof context?.client === 'string' ? context.client : 'development'
}

/** Whether the sender may see pages for operators (see `http/operator.ts`). With the development server everybody may. */
export function isOperatorRequest(): boolean {
  const context = getGlobalStartContext() as { isOperator?: unknown } | undefined
  return import.meta.env.DEV || context?.isOperator === true
}
