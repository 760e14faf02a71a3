import { TSS_SERVER_FUNCTION } from '@tanstack/react-start'
import { useEffect } from 'react'
import { onFirstSign } from '#ui/signs.ts'

const loadCalls = async () => (await import('./calls.ts')).callClient

/**
 * Replaces the framework's function of this name in the built app (`scripts/callsWhenNeeded.ts`) and loads the real one at the
 * first call: a page arrives with all its data, so shoppers who only read never need it.
 * @throws What `import()` or the call throws.
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

/** Loads the code at the first sign of activity, so that the first tap waits only for its answer. */
export function usePreloadCalls(): void {
  useEffect(
    () =>
      onFirstSign(() => {
        // A failure is silent here: the first call retries and reports it.
        void loadCalls().catch(() => {})
      }),
    [],
  )
}
