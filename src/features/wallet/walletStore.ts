import { useSyncExternalStore } from 'react'
import { type Household, NOBODY_YET } from '#domain/wallet/household.ts'
import { decodeHousehold } from '#domain/wallet/householdCookie.ts'
import { cookieValue, WALLET_COOKIE } from '#domain/wallet/walletCookie.ts'
import { LOOKED_AT } from '#ui/lookedAt.ts'

/** Sent to this page when it has changed the cookie; changes in other tabs are noticed when this tab is shown again. */
export const CHANGED = 'yapa:wallet'

/** The value of the cookie as the browser has it now. */
export function walletCookieText(): string {
  return cookieValue(document.cookie, WALLET_COOKIE) ?? ''
}

/** What the cookie had when it was last looked at. A browser asks another process for a cookie, which is slow for every drawing. */
let seen: string | undefined

function subscribe(notify: () => void): () => void {
  const look = () => {
    seen = walletCookieText()
    notify()
  }
  for (const type of [CHANGED, ...LOOKED_AT]) addEventListener(type, look)
  seen = walletCookieText()
  return () => {
    for (const type of [CHANGED, ...LOOKED_AT]) removeEventListener(type, look)
  }
}

function seenText(): string {
  seen ??= walletCookieText()
  return seen
}

/** The cookie's value, live. `initial` is what the server rendered for. */
export function useWalletText(initial: string): string {
  return useSyncExternalStore(subscribe, seenText, () => initial)
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
