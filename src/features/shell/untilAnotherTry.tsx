import { createRoot } from 'react-dom/client'
import { RefreshNotice } from './RefreshNotice.tsx'

/** Tells, on a page that has not come to life, that it could not; resolves when the shopper wants another try or the connection is back. */
export function untilAnotherTry(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const notice = createRoot(place)
  return new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again)
      notice.unmount()
      place.remove()
      resolve()
    }
    addEventListener('online', again)
    notice.render(<RefreshNotice since={performance.timeOrigin} refresh={again} />)
  })
}
