import { createBrowserStore, useStore } from './store.ts'

/** The width from which two columns fit; style sheets use the same. */
const WIDE = '(min-width: 64rem)'

let query: MediaQueryList | undefined

/** Returns the browser's media query, created once. */
function wideQuery(): MediaQueryList {
  query ??= matchMedia(WIDE)
  return query
}

const isWide = createBrowserStore(() => wideQuery().matches, ['change'], wideQuery)

/** Checks whether two columns fit; false on the server, which cannot know. */
export function useWide(): boolean {
  return useStore(isWide, false)
}
