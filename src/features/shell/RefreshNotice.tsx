import { button } from '#ui/button.ts'
import styles from './RefreshNotice.module.css'

/** Says that the page could not be refreshed, and its age. It covers the bottom edge, so nothing moves. */
export function RefreshNotice({ since, refresh }: { since: number | null; refresh: () => void }) {
  return (
    <div className={styles.stale} role="status" hidden={since === null}>
      {since !== null && (
        <>
          <p>No pudimos actualizar: mostramos lo de hace {duration(Date.now() - since)}.</p>
          <button className={button()} type="button" onClick={refresh}>
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
