import { getRequestHeader } from '@tanstack/react-start/server'
import { peopleOfCookies, walletTextIn } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'

/** The value of the wallet's cookie of the current request, as it came. */
export function walletTextOfRequest(): string {
  return walletTextIn(getRequestHeader('cookie'))
}

/** The people in it; nobody who has said anything where they cannot be read. */
export function peopleOfRequest(): Household {
  return peopleOfCookies(getRequestHeader('cookie'))
}
