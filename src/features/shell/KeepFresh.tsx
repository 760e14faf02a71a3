import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LOOKED_AT } from '#ui/lookedAt.ts'
import type { Read } from '#ui/reads.ts'
import { RefreshNotice } from './RefreshNotice.tsx'

/**
 * Reads a page's data again when it is due (after ten minutes, on the next day, or a minute after a failure) while the page
 * is in view or when it comes into view, and says so when that failed. Navigations refresh by themselves (`isDue`).
 */
export function KeepFresh({ read }: { read: Read<unknown> }) {
  const router = useRouter()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() >= read.dueAt) void router.load()
    }
    const timer = setTimeout(look, read.dueAt - Date.now())
    for (const type of LOOKED_AT) addEventListener(type, look)
    return () => {
      clearTimeout(timer)
      for (const type of LOOKED_AT) removeEventListener(type, look)
    }
  }, [router, read])
  return <RefreshNotice since={read.isOld ? read.readAt : null} refresh={() => void router.invalidate()} />
}
