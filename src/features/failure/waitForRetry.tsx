import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { reloadOnce } from '#ui/reloads.ts'
import { RefreshNotice } from './KeepFresh.tsx'

let root: Root | undefined

/**
 * Says that the page's scripts could not start; resolves when the shopper retries or the connection returns.
 * @param gone Names a file that the server no longer has, so only a new page helps; false for a plain failure.
 * @param greeting Shown too, because it needs no data.
 */
export function waitForRetry(gone: string | false, greeting: ReactNode): Promise<void> {
  if (gone !== false && reloadOnce(gone)) return new Promise(() => {})
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (notice: ReactNode) =>
    root?.render(
      <>
        {greeting}
        {notice}
      </>,
    )
  return new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again)
      // A cache may still have sent the old page.
      if (gone !== false) return location.reload()
      draw(null)
      resolve()
    }
    addEventListener('online', again)
    draw(<RefreshNotice since={performance.timeOrigin} refresh={again} />)
  })
}
