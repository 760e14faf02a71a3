import { decodeHousehold, walletTextIn } from '#domain/wallet/codec/cookie.ts'
import { type Household, NOBODY_YET } from '#domain/wallet/household.ts'
import { LOOKED_AT } from '#ui/lookedAt.ts'
import { createBrowserStore, useStore } from '#ui/store.ts'

/** The value of the cookie as the browser has it now. */
export function walletCookieText(): string {
  return walletTextIn(document.cookie)
}

/** Changes by other tabs are noticed when this tab is shown again. A browser asks another process for a cookie, too slow for every drawing. */
export const walletText = createBrowserStore(walletCookieText, LOOKED_AT)

/** The cookie's value, live. `initial` is what the server rendered for. */
export function useWalletText(initial: string): string {
  return useStore(walletText, initial)
}

let last: { text: string; people: Household } | undefined

/** The people of a cookie's value; of the same text the same object, by which a list knows that its order still holds. */
export function peopleOfCookie(text: string): Household {
  if (last?.text !== text) last = { text, people: decodeHousehold(text) ?? NOBODY_YET }
  return last.people
}

/** The people whose methods the cookie has now, live. */
export function usePeople(initial: string): Household {
  const text = useWalletText(initial)
  return peopleOfCookie(text)
}
