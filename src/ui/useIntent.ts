import { useEffect, useRef } from 'react'

/** Milliseconds that a pointer must rest on an element, so that merely passing over it does not count. */
const RESTS = 50

export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(onIntent, RESTS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onTouchStart: onIntent,
    onFocus: onIntent,
  }
}
