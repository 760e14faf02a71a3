import { type ReactNode, Suspense, use } from 'react'
import { PartGuard } from './PartGuard.tsx'
import { reloadForMissing } from './reloads.ts'

type Part<Props> = (props: Props) => ReactNode

/**
 * Makes a component that loads after its page. When its file is missing, the page reloads once, as for a page of its own.
 * When that does not help, or the part fails to render, a short message with "Probar de nuevo" replaces it. `preload` loads
 * it beforehand: a failure is silent then.
 * @param fallback Renders something else in place of the message.
 */
export function makeLazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  fallback?: (props: Props, retry: () => void) => ReactNode,
): Part<Props> & { preload: () => void } {
  // One promise for all renderings. Once the part is there they do without, or React would show nothing for a moment.
  let coming: Promise<Part<Props>> | undefined
  let there: Part<Props> | undefined
  const loadKept = async () => {
    there = await load()
    return there
  }
  const ask = () => {
    if (there) return there
    coming ??= loadKept().catch((error: unknown) => {
      // The page that goes away shows nothing of it.
      if (reloadForMissing(error)) return new Promise<never>(() => {})
      throw error
    })
    return coming
  }
  const loadAgain = () => {
    coming = undefined
  }
  const preload = () => void loadKept().catch(() => {})
  return Object.assign(
    (props: Props) => (
      <PartGuard fallback={fallback && ((retry) => fallback(props, retry))} loadAgain={loadAgain}>
        <Suspense fallback={null}>
          <Loaded ask={ask} props={props} />
        </Suspense>
      </PartGuard>
    ),
    { preload },
  )
}

function Loaded<Props extends object>({ ask, props }: { ask: () => Part<Props> | Promise<Part<Props>>; props: Props }) {
  const asked = ask()
  const Shown = asked instanceof Promise ? use(asked) : asked
  return <Shown {...props} />
}
