/**
 * How much of each list is on the page. A list begins short, so that a tap is answered at once, and grows as one scrolls. So far it had
 * grown when it was last seen is kept: going back finds that length and the scroll position; a new request starts again.
 */
const lengths = new Map<string, number>()

/** Cards that come with the page, that a tap shows (what fits on a phone, and on a wide screen), and that each step adds. */
const WITH_PAGE = 20
const AFTER_TAP = { phone: 5, wide: 12 }
const STEP = 20
/** And each step of a list that nobody scrolls yet. */
const LITTLE = 5

/** @param key Of the list, as by `listKey`. */
export function lengthOf(key: string): number {
  return lengths.get(key) ?? WITH_PAGE
}

/** @param isScrolled Somebody goes through the list. */
export function grow(key: string, isScrolled: boolean): void {
  lengths.set(key, lengthOf(key) + (isScrolled ? STEP : LITTLE))
}

let wide: MediaQueryList | undefined

/** The list was asked for by a tap or a letter. */
export function beginAnew(key: string): void {
  wide ??= matchMedia('(min-width: 48rem)')
  lengths.set(key, wide.matches ? AFTER_TAP.wide : AFTER_TAP.phone)
}
