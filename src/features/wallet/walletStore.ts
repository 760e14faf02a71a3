import { decodeHousehold, walletTextIn } from '#domain/wallet/codec/cookie.ts'
import { type Household, NOBODY_YET } from '#domain/wallet/household.ts'
import { RETURN_EVENTS } from '#ui/signs.ts'
import { createBrowserStore, useStore } from '#ui/store.ts'

export function walletCookieText(): string {
  return walletTextIn(document.cookie)
}

/**
 * The cookie's value. Changes by other tabs are noticed when the tab is shown again, because reading a cookie asks another
 * process, which is too slow for every render.
 */
export const walletText = createBrowserStore(walletCookieText, RETURN_EVENTS)

/** Returns the cookie's value, live. `initial` is the value for which the server rendered the page. */
export function useWalletText(initial: string): string {
  return useStore(walletText, initial)
}

let last: { text: string; people: Household } | undefined

/** Decodes the cookie's people. The same text returns the same object, so that a list knows that its order still holds. */
function peopleOfCookie(text: string): Household {
  if (last?.text !== text) last = { text, people: decodeHousehold(text) ?? NOBODY_YET }
  return last.people
}

export const peopleOfPage = () => peopleOfCookie(walletCookieText())

export function usePeople(initial: string): Household {
  const text = useWalletText(initial)
  return peopleOfCookie(text)
}
