import { alone, type Household, isPersonId, MAX_PEOPLE, type Person, readName } from './household.ts'
import { decodeWallet } from './walletCookie.ts'

/**
 * The people of a cookie's value, or null when it is damaged, of another version, or says what the catalogue does not know. Never throws.
 *
 *     <wallet>        3/<id>@<name>@<wallet>/<id>@<name>@<wallet>…
 *
 * Who is alone and has no name is their wallet (`walletCookie.ts`): so it was before there were others, and so it stays. Else `3` is the version, and
 * each has an id, a name with what a cookie does not allow escaped, and a wallet, which has its own version and check.
 */
export function decodeHousehold(text: string): Household | null {
  const [version, ...others] = text.split('/')
  if (others.length === 0) {
    const wallet = decodeWallet(text)
    return wallet && alone(wallet)
  }
  const people = others.map(decodePerson).filter((one) => one !== null)
  const isSound = version === '3' && people.length <= MAX_PEOPLE && new Set(people.map(({ id }) => id)).size === others.length
  return isSound ? (people as [Person, ...Person[]]) : null
}

function decodePerson(text: string): Person | null {
  const [id = '', name = '', wallet = ''] = text.split('@')
  const held = decodeWallet(wallet)
  return held && isPersonId(id) ? { id, name: readName(unescaped(name)), wallet: held } : null
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
