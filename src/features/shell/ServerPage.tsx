import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { button } from '#ui/button.ts'
import { useReloadForMissing } from '#ui/reloads.ts'
import notice from './RefreshNotice.module.css'
import styles from './ServerPage.module.css'

/** Shows the page as the server drew it, because its scripts failed; links and forms work as without scripts. */
export function ServerPage({ markup, error, reset }: ErrorComponentProps & { markup: string }) {
  const router = useRouter()
  useReloadForMissing(error)
  useEffect(() => router.subscribe('onResolved', reset), [router, reset])
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the content of this same document. */}
      <div className={styles.page} dangerouslySetInnerHTML={{ __html: markup }} />
      <div className={notice.stale} role="status">
        <p>Esta página quedó como llegó: algunas cosas no responden.</p>
        <button className={button()} type="button" onClick={() => location.reload()}>
          Probar de nuevo
        </button>
      </div>
    </>
  )
}
