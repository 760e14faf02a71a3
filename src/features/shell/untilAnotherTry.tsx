import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RefreshNotice } from './RefreshNotice.tsx'
import { reloadOnce } from './reloads.ts'

let root: Root | undefined

/**
 * Tells, on a page that has not come to life, that it could not; resolves when the shopper wants another try or the connection is back.
 * @param gone What the server has no more, for which it has another page by now; false where it merely failed.
 * @param greeting Shown besides, since it needs no data; it stays when the page comes to life.
 */
export function untilAnotherTry(gone: string | false, greeting: ReactNode): Promise<void> {
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
