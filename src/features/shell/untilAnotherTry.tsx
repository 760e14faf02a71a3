import { createRoot } from 'react-dom/client'
import { RefreshNotice } from './RefreshNotice.tsx'
import { reloadOnce } from './reloads.ts'

/**
 * Tells, on a page that has not come to life, that it could not; resolves when the shopper wants another try or the connection is back.
 * @param gone What the server has no more, for which it has another page by now; false where it merely failed.
 */
export function untilAnotherTry(gone: string | false): Promise<void> {
  if (gone !== false && reloadOnce(gone)) return new Promise(() => {})
  const place = document.body.appendChild(document.createElement('div'))
  const notice = createRoot(place)
  return new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again)
      // A cache may still have sent the old page.
      if (gone !== false) return location.reload()
      notice.unmount()
      place.remove()
      resolve()
    }
    addEventListener('online', again)
    notice.render(<RefreshNotice since={performance.timeOrigin} refresh={again} />)
  })
}
