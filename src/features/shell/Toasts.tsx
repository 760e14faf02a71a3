import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }))

/** The toast area, bottom right. Loaded once the page stands: nothing on the first paint needs it. */
export function Toasts() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready) return null
  return (
    <Suspense fallback={null}>
      <Toaster position="bottom-right" theme="system" />
    </Suspense>
  )
}
