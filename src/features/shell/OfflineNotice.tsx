import { dayAndTime } from '#domain/text/words.ts'
import styles from './OfflineNotice.module.css'
import { useOfflineSince } from './offlineMark.ts'

/**
 * Says that an old copy of the page is shown, and from when. It is always in the page and shown by the style sheet, so that a cached page, which the
 * service worker marks, has it from the first paint on. It covers the bottom edge and moves nothing.
 */
export function OfflineNotice() {
  const since = useOfflineSince()
  return (
    <p className={styles.offline} role="status">
      Sin conexión: mostramos lo último que leímos
      {since && (
        <>
          , del <time dateTime={since}>{dayAndTime(new Date(since))}</time>
        </>
      )}
    </p>
  )
}
