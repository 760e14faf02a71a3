import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { PartGuard } from './PartGuard.tsx'

/**
 * Makes a component that loads after its page. When its file is missing, the page reloads once, as for a page of its own.
 * When that does not help, or the part fails to render, a short message with "Probar de nuevo" replaces it.
 * @param fallback Renders something else in place of the message.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  fallback?: (props: Props, retry: () => void) => ReactNode,
): (props: Props) => ReactNode {
  const Loaded = lazyRouteComponent(async () => ({ default: await load().catch(keepOfflinePage) }))
  return (props) => (
    <PartGuard fallback={fallback && ((retry) => fallback(props, retry))} loadAgain={() => Loaded.preload?.()}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </PartGuard>
  )
}

/** The router reloads for what browsers say of a missing file; offline that would only lose the page. */
function keepOfflinePage(error: unknown): never {
  throw navigator.onLine ? error : new Error('Sin conexión', { cause: error })
}
