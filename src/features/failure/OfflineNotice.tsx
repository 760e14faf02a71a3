import { useRouterState } from '@tanstack/react-router'
import { AMOUNT_HINT } from '#domain/phrases/amount.ts'
import type { AmountSearch } from '#domain/promotion/amount.ts'
import { dayAndTime } from '#domain/text/words.ts'
import layout from '#ui/layout.module.css'
import { Notice } from '#ui/Notice.tsx'
import styles from './notices.module.css'
import { useOfflineSince } from './useOffline.ts'

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

export function AmountNotice() {
  const isBad = useRouterState({ select: ({ location }) => (location.search as AmountSearch).montoMal !== undefined })
  return (
    isBad && (
      <div className={layout.page}>
        <Notice>
          <b>Ese monto no lo entendemos.</b> {AMOUNT_HINT}.
        </Notice>
      </div>
    )
  )
}
