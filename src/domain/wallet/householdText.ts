import { type Household, NOBODY_YET } from './household.ts'
import { decodeHousehold } from './householdCookie.ts'
import { cookieValue, WALLET_COOKIE } from './walletCookie.ts'
import { encodeWallet } from './walletText.ts'

/** Characters: with its name and attributes the cookie stays below the 4,096 bytes that every browser takes. */
export const MAX_HOUSEHOLD_TEXT = 3_500

/** The people as `decodeHousehold` reads them. */
export function encodeHousehold(people: Household): string {
  const [{ id, name, wallet }] = people
  if (people.length === 1 && id === '' && name === '') return encodeWallet(wallet)
  return ['3', ...people.map((one) => [one.id, encodeURIComponent(one.name), encodeWallet(one.wallet)].join('@'))].join('/')
}

/** The people of a `Cookie` header or of `document.cookie`; nobody who has said anything where there are none that can be read. */
export function peopleOfCookies(cookies: string | null | undefined): Household {
  return decodeHousehold(cookieValue(cookies, WALLET_COOKIE) ?? '') ?? NOBODY_YET
}
