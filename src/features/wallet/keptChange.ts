import type { Use } from '#domain/uses/use.ts'
import { encodeHousehold, MAX_HOUSEHOLD_TEXT, peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import type { Household, Person } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/household.ts'
import { applyChange, personNamed, type WalletChange, type Whose } from './walletChange.ts'

/** A change with the people before and after it; they are the same where the change was refused. */
export type KeptChange = { change: WalletChange; before: Household; after: Household }

/**
 * Applies a change to the people in a request's or the browser's cookies.
 * @returns The change with `text`, the new value of the wallet's cookie; null when the people no longer fit into one.
 */
export function changeCookie(cookies: string | null, change: WalletChange): (KeptChange & { text: string }) | null {
  const before = peopleOfCookies(cookies)
  const after = applyChange(before, change)
  const text = encodeHousehold(after)
  return text.length > MAX_HOUSEHOLD_TEXT ? null : { change, before, after, text }
}

/**
 * Returns whose page to show after a change: that of a person who joined alone, or else of the one whose page was shown, while they
 * are here. undefined means the first.
 * @param shown The person in the page's address.
 */
export function whoseAfter({ change, before, after }: KeptChange, shown: Whose): Whose {
  const joined = change.kind === 'join' && change.people.length === 1 ? personNamed(after, change.people[0]?.name ?? '') : undefined
  const person = joined ?? personOf(after, personOf(before, shown).id)
  return person === after[0] ? undefined : person.id
}

/** Assigns uses that came with people to the ids which these people have here after the change. */
export function usesAfter(uses: readonly Use[], { change, after }: KeptChange, incoming: Household): Use[] {
  const idOf = ({ id }: Person, at: number): string => {
    if (change.kind === 'join') return personNamed(after, change.people[at]?.name ?? '')?.id ?? id
    return 'whose' in change ? personOf(after, change.whose).id : id
  }
  const ids = new Map(incoming.map((person, at) => [person.id, idOf(person, at)]))
  return uses.map((use) => ({ ...use, whose: ids.get(use.whose) ?? use.whose }))
}
