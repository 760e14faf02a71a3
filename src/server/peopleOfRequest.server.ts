import { getRequestHeader } from '@tanstack/react-start/server'
import type { Household } from '#domain/wallet/household.ts'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import { decodeHousehold } from '#domain/wallet/householdCookie.ts'
import { cookieValue, WALLET_COOKIE } from '#domain/wallet/walletCookie.ts'

/** The value of the wallet's cookie of the current request, as it came; empty where there is none. It may be damaged. */
export function walletTextOfRequest(): string {
  return cookieValue(getRequestHeader('cookie'), WALLET_COOKIE) ?? ''
}

/** The people in it; nobody who has said anything where they cannot be read. */
export function peopleOfRequest(): Household {
  return decodeHousehold(walletTextOfRequest()) ?? NOBODY_YET
}
