import { getRequestHeader } from '@tanstack/react-start/server'
import type { Household } from '#domain/wallet/household.ts'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import { decodeHousehold } from '#domain/wallet/householdCookie.ts'
import { cookieValue, WALLET_COOKIE } from '#domain/wallet/walletCookie.ts'

/** The wallet cookie of the current request, as the browser sent it: it may be damaged, or empty. */
export function walletTextOfRequest(): string {
  return cookieValue(getRequestHeader('cookie'), WALLET_COOKIE) ?? ''
}

/** The people in that cookie. A cookie that cannot be read stands for `NOBODY_YET`. */
export function peopleOfRequest(): Household {
  return decodeHousehold(walletTextOfRequest()) ?? NOBODY_YET
}
