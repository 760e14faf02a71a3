import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Reloads an open tab when the next day begins, or when it becomes visible after midnight, because a sleeping phone's timers
 * sleep too.
 * @param untilTomorrow Milliseconds.
 */
export function useNextDay(untilTomorrow: number): void {
  const router = useRouter()
  useEffect(() => {
    const wait = Math.max(1_000, untilTomorrow + 1_000)
    const due = Date.now() + wait
    const moveOn = () => void router.invalidate()
    const look = () => document.visibilityState === 'visible' && Date.now() >= due && moveOn()
    const timer = setTimeout(moveOn, wait)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router, untilTomorrow])
}
