import { useEffect, useRef } from 'react'

/** Milliseconds that a pointer rests on something before it is meant: who only passes over it asks for nothing. */
const RESTS = 50

/** Handlers for what is probably about to be tapped: a pointer that rests on it, a finger that comes down, the focus. */
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
