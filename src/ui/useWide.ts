import { createBrowserStore, useStore } from './store.ts'

/** From where on two columns fit; style sheets say the same. */
const WIDE = '(min-width: 64rem)'

let query: MediaQueryList | undefined

/** The browser's answer, which it keeps up to date: asked for once. */
function wideQuery(): MediaQueryList {
  query ??= matchMedia(WIDE)
  return query
}

const isWide = createBrowserStore(() => wideQuery().matches, ['change'], wideQuery)

/** Whether two columns fit; false on the server, which cannot know. */
export function useWide(): boolean {
  return useStore(isWide, false)
}
