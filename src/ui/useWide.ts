import { useSyncExternalStore } from 'react'

/** The width from which two columns fit; style sheets use the same. */
const WIDE = '(min-width: 64rem)'

let query: MediaQueryList | undefined

/** Returns the browser's media query, created once. */
function wide(): MediaQueryList {
  query ??= matchMedia(WIDE)
  return query
}

/** Checks whether two columns fit; false on the server, which cannot know. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide().addEventListener('change', changed)
      return () => wide().removeEventListener('change', changed)
    },
    () => wide().matches,
    () => false,
  )
}
