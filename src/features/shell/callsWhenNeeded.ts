import { TSS_SERVER_FUNCTION } from '@tanstack/react-start'
import { useEffect } from 'react'

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
  // Without its address, which is not needed.
  return Object.assign(call, { serverFnMeta: { id: functionId }, [TSS_SERVER_FUNCTION]: true })
}

/** Signs of a shopper who is about to do something. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** Loads it at the first of them, so that a first tap only waits for its answer. */
export function useCallsAtHand(): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, load)
    }
    const load = () => {
      stop()
      // A failure is silent: the first call retries and reports it.
      void loadCalls().catch(() => {})
    }
    for (const sign of SIGNS) addEventListener(sign, load, { passive: true })
    return stop
  }, [])
}
