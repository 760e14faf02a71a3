import { Component, type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { button } from './button.ts'
import styles from './OptionalPart.module.css'
import { reloadForMissing } from './reloads.ts'

/** A component that loads separately, after its page. */
export type LazyPart<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** The latest attempt, shared by all uses, so that a loaded part shows at once everywhere. */
  attempt: Attempt<Props>
}
export type PropsOf<P> = P extends LazyPart<infer Props> ? Props : never
type Attempt<Props> = { number: number; Loaded: ComponentType<Props> }

export function lazyPart<Props>(load: LazyPart<Props>['load']): LazyPart<Props> {
  return { load, attempt: attemptOf(load, 1) }
}

function attemptOf<Props>(load: LazyPart<Props>['load'], number: number): Attempt<Props> {
  return { number, Loaded: lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props> }
}

type OptionalProps<Props> = {
  part: LazyPart<Props>
  with: Props
  /** Replaces a missing part, instead of the short message. */
  fallback?: (retry: () => void) => ReactNode
}

/**
 * Shows a part. When its file is missing, the page reloads once. When that does not help, or the part fails to render, a
 * short message with "Probar de nuevo" replaces it, and the page stays.
 */
export function OptionalPart<Props extends object>({ part, with: props, fallback }: OptionalProps<Props>) {
  const [attempt, setAttempt] = useState(part.attempt)
  const { number, Loaded } = attempt
  const retry = useCallback(() => {
    // Browsers do not retry a module that failed to load in the same document. Offline a reload would only lose the page.
    if (navigator.onLine) return location.reload()
    setAttempt(part.attempt)
  }, [part])
  return (
    <PartBoundary
      // A failed element stays failed; a new key makes a new element.
      key={number}
      onFailure={(error) => {
        reloadForMissing(error)
        if (part.attempt === attempt) part.attempt = attemptOf(part.load, number + 1)
      }}
      fallback={fallback ? fallback(retry) : <PartMissing retry={retry} />}
    >
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </PartBoundary>
  )
}

/** Shows a loaded part inside an error boundary, so that its failure does not break the page. */
export function PartGuard({ fallback, children }: { fallback?: (retry: () => void) => ReactNode; children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return (
    <PartBoundary key={attempt} fallback={fallback ? fallback(retry) : <PartMissing retry={retry} />}>
      {children}
    </PartBoundary>
  )
}

/** Shows the short message about a missing part. */
export function PartMissing({ retry }: { retry: () => void }) {
  return (
    <div className={styles.missing} role="alert">
      <p>No pudimos cargar esta parte.</p>
      <button className={button()} type="button" onClick={retry}>
        Probar de nuevo
      </button>
    </div>
  )
}

type BoundaryProps = { fallback: ReactNode; onFailure?: (error: unknown) => void; children: ReactNode }

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
