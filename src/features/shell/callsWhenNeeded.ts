import { TSS_SERVER_FUNCTION } from '@tanstack/react-start'
import { useEffect } from 'react'
import { onFirstSign } from '#ui/signs.ts'

const loadCalls = async () => (await import('./calls.ts')).calls

/**
 * Replaces the framework's function of this name in the built app (`scripts/callsWhenNeeded.ts`), which is loaded with the first call: a page
 * arrives with all that it shows, so that a shopper who only reads never needs that code.
 * @throws What `import()` throws, or what the call does.
 */
export function createClientRpc(functionId: string) {
  const call = async (...args: unknown[]): Promise<unknown> => {
    const { createClientRpc: framework } = await loadCalls()
    return framework(functionId)(...args)
  }
  return Object.assign(call, {
    url: import.meta.env.TSS_SERVER_FN_BASE + functionId,
    serverFnMeta: { id: functionId },
    [TSS_SERVER_FUNCTION]: true,
  })
}

/** Loads it at the first sign of a shopper who is about to do something, so that a first tap only waits for its answer. */
export function useCallsAtHand(): void {
  useEffect(
    () =>
      onFirstSign(() => {
        // A failure is silent: the first call retries and reports it.
        void loadCalls().catch(() => {})
      }),
    [],
  )
}
