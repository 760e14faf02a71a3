import { getRequestHeader } from '@tanstack/react-start/server'
import { peopleOfCookies, walletTextIn } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'

/** The wallet cookie of the current request, as the browser sent it: it may be damaged, or empty. */
export function walletTextOfRequest(): string {
  return walletTextIn(getRequestHeader('cookie'))
}

/** The people in that cookie. A cookie that cannot be read stands for `NOBODY_YET`. */
export function peopleOfRequest(): Household {
  return peopleOfCookies(getRequestHeader('cookie'))
}
