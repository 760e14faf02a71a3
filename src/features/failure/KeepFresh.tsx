import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#ui/button.ts'
import type { TimedData } from '#ui/reads.ts'
import { RETURN_EVENTS } from '#ui/signs.ts'
import styles from './notices.module.css'

/**
 * Reads a page's data again when it is due (after ten minutes, on the next day, or a minute after a failure) while the page
 * is in view or when it comes into view, and says so when that failed. Navigations refresh by themselves (`isReadDue`).
 */
export function KeepFresh({ read }: { read: TimedData<unknown> }) {
  const router = useRouter()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() >= read.dueAt) void router.load()
    }
    const timer = setTimeout(look, read.dueAt - Date.now())
    for (const type of RETURN_EVENTS) addEventListener(type, look)
    return () => {
      clearTimeout(timer)
      for (const type of RETURN_EVENTS) removeEventListener(type, look)
    }
  }, [router, read])
  return <RefreshNotice since={read.isOld ? read.readAt : null} refresh={() => void router.invalidate()} />
}

export function RefreshNotice({ since, refresh }: { since: number | null; refresh: () => void }) {
  return (
    <div className={styles.stale} role="status" hidden={since === null}>
      {since !== null && (
        <>
          <p>No pudimos actualizar: mostramos lo de hace {duration(Date.now() - since)}.</p>
          <button className={buttonClass()} type="button" onClick={refresh}>
            Probar de nuevo
          </button>
        </>
      )}
    </div>
  )
}

/** Formats a duration: «un momento», «12 minutos», «3 horas», «2 días». @param age Milliseconds. */
function duration(age: number): string {
  const minutes = Math.floor(age / 60_000)
  if (minutes < 1) return 'un momento'
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hora' : `${hours} horas`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 día' : `${days} días`
}
