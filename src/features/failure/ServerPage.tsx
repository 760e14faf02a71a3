import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#ui/button.ts'
import { useReloadForMissing } from '#ui/reloads.ts'
import styles from './notices.module.css'

export function ServerPage({ markup, error, reset }: ErrorComponentProps & { markup: string }) {
  const router = useRouter()
  useReloadForMissing(error)
  useEffect(() => router.subscribe('onResolved', reset), [router, reset])
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the content of this same document. */}
      <div className={styles.asItCame} dangerouslySetInnerHTML={{ __html: markup }} />
      <div className={styles.stale} role="status">
        <p>Esta página quedó como llegó: algunas cosas no responden.</p>
        <button className={buttonClass()} type="button" onClick={() => location.reload()}>
          Probar de nuevo
        </button>
      </div>
    </>
  )
}

let kept: string | null = null

/**
 * Keeps what the server drew, until the shopper does something. When a script fails before that, the page is shown as
 * it came: complete, with links and forms that work without scripts.
 */
export function keepServerPage(): void {
  const main = document.querySelector('#contenido')
  // Of a failed page there is nothing worth keeping.
  if (main === null || main.querySelector('[role="alert"] h1')) return
  kept = main.innerHTML
  const forget = () => {
    kept = null
  }
  // After React's own listeners: what fails in them still leaves the page as it came.
  for (const type of ['click', 'change', 'popstate']) addEventListener(type, forget, { once: true })
}

export function serverPage(): string | null {
  return kept
}
