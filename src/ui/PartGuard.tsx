import { Component, type ReactNode } from 'react'
import { buttonClass } from './button.ts'
import styles from './PartGuard.module.css'
import { reloadForMissing } from './reloads.ts'

type Props = {
  fallback?: ((retry: () => void) => ReactNode) | undefined
  /** Of a part that loads separately. */
  loadAgain?: (() => unknown) | undefined
  children: ReactNode
}

/** Shows a part of a page inside an error boundary, so that its failure does not break the page. */
export class PartGuard extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reloadForMissing(error)
  }

  retry = () => {
    const { loadAgain } = this.props
    // Browsers do not retry a module that failed to load in the same document. Offline a reload would only lose the page.
    if (loadAgain !== undefined && navigator.onLine) return location.reload()
    loadAgain?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.hasFailed) return children
    return fallback ? fallback(this.retry) : <PartMissing retry={this.retry} />
  }
}

function PartMissing({ retry }: { retry: () => void }) {
  return (
    <div className={styles.missing} role="alert">
      <p>No pudimos cargar esta parte.</p>
      <button className={buttonClass()} type="button" onClick={retry}>
        Probar de nuevo
      </button>
    </div>
  )
}

export function Skeleton() {
  return <p className={styles.skeleton} aria-hidden="true" />
}
