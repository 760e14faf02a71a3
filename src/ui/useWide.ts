import { useSyncExternalStore } from 'react'

/** From where on two columns fit; style sheets say the same. */
const WIDE = '(min-width: 64rem)'

let query: MediaQueryList | undefined

/** The browser's answer, which it keeps up to date: asked for once. */
function wide(): MediaQueryList {
  query ??= matchMedia(WIDE)
  return query
}

/** Whether two columns fit; false on the server, which cannot know. */
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
