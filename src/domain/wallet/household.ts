import { EMPTY_WALLET, saysNoMethod, type Wallet } from './wallet.ts'

/**
 * Somebody whose methods pay at home. The facts of a wallet are each person's own. `id` stays when the name changes, because uses are told by it;
 * that of who was there first is empty. The name may be empty for who needs none: the only one, or the first.
 */
export type Person = { id: string; name: string; wallet: Wallet }

/** The holder of the device, then the others. */
export type Household = readonly [Person, ...Person[]]

/** More than live in most houses; together with their wallets they must fit a cookie (`codec/cookie.ts`). */
export const MAX_PEOPLE = 6

/** Whether a cookie or a file may call a person so. */
export function isPersonId(text: string): boolean {
  return /^[a-z0-9-]{0,24}$/.test(text)
}

/** Characters of a name. */
export const MAX_NAME = 20

/** A name as it was typed or sent, without line breaks and what else cannot be seen; cut to what fits a line, but not in the middle of a character. */
export function readName(text: string): string {
  const seen = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...seen].slice(0, MAX_NAME).join('').trim()
}

/** Who shops alone. */
export function alone(wallet: Wallet): Household {
  return [{ id: '', name: '', wallet }]
}

export const NOBODY_YET = alone(EMPTY_WALLET)

/** Whether nobody has said with what they pay. */
export function sayNoMethod(people: Household): boolean {
  return people.every(({ wallet }) => saysNoMethod(wallet))
}
