import { useSyncExternalStore } from 'react'
import styles from './OfflineNotice.module.css'

/** `27 de marzo a las 14:05` of an instant, on the shopper's clock. */
const FORMAT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false }

/**
 * Says that what is shown is an old reading, and of when. It is always in the page and shown by the style sheet, so that a kept page, which the
 * service worker marks, has it from the first paint on; it lies over the bottom and moves nothing.
 */
export function OfflineNotice() {
  const since = useSyncExternalStore(subscribe, read, () => null)
  return (
    <p className={styles.offline} role="status">
      Sin conexión: mostramos lo último que leímos
      {since && (
        <>
          , del <time dateTime={since}>{new Intl.DateTimeFormat('es-AR', FORMAT).format(new Date(since))}</time>
        </>
      )}
    </p>
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('yapa:offline', changed)
  return () => removeEventListener('yapa:offline', changed)
}

function read(): string | null {
  return document.documentElement.dataset.offline ?? null
}
