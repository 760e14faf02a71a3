/**
 * Remembers the length of each list. A list begins short, so that taps respond at once, and grows on scrolling. Going
 * back restores its length, and with it the scroll position; a new request starts again.
 */
const lengths = new Map<string, number>()

/** Numbers of rows: sent with the page, shown after a tap (a phone's screen, a wide screen), and added by each step. */
const WITH_PAGE = 20
const AFTER_TAP = { phone: 5, wide: 12 }
const STEP = 20
/** Rows added by each step before anyone scrolls. */
const LITTLE = 5

/** Returns a list's length. @param key From `homeListKey`. */
export function getListLength(key: string): number {
  return lengths.get(key) ?? WITH_PAGE
}

/** Lengthens a list by a step. @param isScrolled Whether the shopper is scrolling. */
export function growList(key: string, isScrolled: boolean): void {
  lengths.set(key, getListLength(key) + (isScrolled ? STEP : LITTLE))
}

let wide: MediaQueryList | undefined

/** Resets a list that a tap or a keystroke requested. */
export function resetListLength(key: string): void {
  wide ??= matchMedia('(min-width: 48rem)')
  lengths.set(key, wide.matches ? AFTER_TAP.wide : AFTER_TAP.phone)
}
