import { type ReactNode, Suspense, use } from 'react'
import { PartGuard } from './PartGuard.tsx'
import { reloadForMissing } from './reloads.ts'

/**
 * Makes a component that loads after its page. When its file is missing, the page reloads once, as for a page of its own.
 * When that does not help, or the part fails to render, a short message with "Probar de nuevo" replaces it.
 * @param fallback Renders something else in place of the message.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  fallback?: (props: Props, retry: () => void) => ReactNode,
): (props: Props) => ReactNode {
  const loadOrReload = () =>
    load().catch((error: unknown) => {
      // The page that goes away shows nothing of it.
      if (reloadForMissing(error)) return new Promise<never>(() => {})
      throw error
    })
  // One promise for all renderings: React calls `use` in each of them, also once the part is there.
  let part: ReturnType<typeof loadOrReload> | undefined
  const ask = () => {
    part ??= loadOrReload()
    return part
  }
  const loadAgain = () => {
    part = undefined
  }
  return (props) => (
    <PartGuard fallback={fallback && ((retry) => fallback(props, retry))} loadAgain={loadAgain}>
      <Suspense fallback={null}>
        <Loaded ask={ask} props={props} />
      </Suspense>
    </PartGuard>
  )
}

function Loaded<Props extends object>({ ask, props }: { ask: () => Promise<(props: Props) => ReactNode>; props: Props }) {
  const Part = use(ask())
  return <Part {...props} />
}
