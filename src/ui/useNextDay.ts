import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** An open tab moves on to the new day when it begins. @param untilTomorrow Milliseconds. */
export function useNextDay(untilTomorrow: number): void {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => void router.invalidate(), Math.max(1000, untilTomorrow + 1000))
    return () => clearTimeout(timer)
  }, [router, untilTomorrow])
}
