import { dayAndTime } from '#domain/text/words.ts'
import styles from './OfflineNotice.module.css'
import { useOfflineSince } from './offlineMark.ts'

/**
 * Says that an old copy of the page is shown, and its time. The page always contains it and a style shows it, so that
 * a copy marked by the service worker has it from the first paint. It covers the bottom edge, so nothing moves.
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
