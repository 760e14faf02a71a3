import { EMPTY_WALLET, isWithoutMethods, type Wallet } from './wallet.ts'

/** `id` never changes, because recorded uses refer to it; empty for the first person. `name` may be empty for one alone or the first. */
export type Person = { id: string; name: string; wallet: Wallet }

export type Household = readonly [Person, ...Person[]]

/** More than most homes have, and their wallets must fit a cookie. */
export const MAX_PEOPLE = 6

export function isPersonId(text: string): boolean {
  return /^[a-z0-9-]{0,24}$/.test(text)
}

export const MAX_NAME = 20

/** Without line breaks and invisible characters, cut to a line between two characters. */
export function readName(text: string): string {
  const seen = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...seen].slice(0, MAX_NAME).join('').trim()
}

export function householdOf(wallet: Wallet): Household {
  return [{ id: '', name: '', wallet }]
}

export const NOBODY_YET = householdOf(EMPTY_WALLET)

/** Finds a person. Returns the holder when there is no id, or another tab has removed the person. */
export function personOf(people: Household, id: string | null | undefined): Person {
  return people.find((one) => one.id === id) ?? people[0]
}

export function areWithoutMethods(people: Household): boolean {
  return people.every(({ wallet }) => isWithoutMethods(wallet))
}
