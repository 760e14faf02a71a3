import { createBrowserStore, useStore } from './store.ts'

/** The width from which two columns fit; style sheets use the same. */
const WIDE = '(min-width: 64rem)'

let query: MediaQueryList | undefined

function wideQuery(): MediaQueryList {
  query ??= matchMedia(WIDE)
  return query
}

const isWide = createBrowserStore(() => wideQuery().matches, ['change'], wideQuery)

export function useWide(): boolean {
  return useStore(isWide, false)
}
