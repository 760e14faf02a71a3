import { EMPTY_WALLET, saysNoMethod, type Wallet } from './wallet.ts'

/**
 * Someone at home who pays with their own wallet. `id` stays when the name changes, because recorded uses refer to it; it is
 * empty for the person who was there first. `name` may be empty for a person alone or for the first.
 */
export type Person = { id: string; name: string; wallet: Wallet }

export type Household = readonly [Person, ...Person[]]

/** The most people: more than most homes have, and their wallets must fit a cookie (`codec/cookie.ts`). */
export const MAX_PEOPLE = 6

export function isPersonId(text: string): boolean {
  return /^[a-z0-9-]{0,24}$/.test(text)
}

export const MAX_NAME = 20

/**
 * Cleans a typed or received name: removes line breaks and invisible characters, and cuts it to fit a line without splitting a
 * character.
 */
export function readName(text: string): string {
  const seen = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...seen].slice(0, MAX_NAME).join('').trim()
}

export function alone(wallet: Wallet): Household {
  return [{ id: '', name: '', wallet }]
}

export const NOBODY_YET = alone(EMPTY_WALLET)

/** Finds the person with an id; returns the holder without an id, or when another tab has removed the person. */
export function personOf(people: Household, id: string | null | undefined): Person {
  return people.find((one) => one.id === id) ?? people[0]
}

export function sayNoMethod(people: Household): boolean {
  return people.every(({ wallet }) => saysNoMethod(wallet))
}
