import { useSyncExternalStore } from 'react'

/** From where on two columns fit; style sheets say the same. */
const WIDE = '(min-width: 64rem)'

/** Whether two columns fit; false on the server, which cannot know. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
