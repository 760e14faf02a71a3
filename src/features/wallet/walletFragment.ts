import { useHydrated, useLocation } from '@tanstack/react-router'
import type { Household, Person } from '#domain/wallet/household.ts'
import { encodeHousehold } from '#domain/wallet/householdText.ts'
import { formatWalletParameters } from '#domain/wallet/walletLink.ts'
import { type Incoming, readIncoming } from './settingsSearch.ts'

/** A person's wallet behind the `#` of a link: there no server, proxy or log ever reads it. */
export function walletFragment({ name, wallet }: Pick<Person, 'name' | 'wallet'>): string {
  return [...(name === '' ? [] : [['nombre', encodeURIComponent(name)]]), ...Object.entries(formatWalletParameters(wallet))]
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
}

/** The same for all at home, and shorter, as the cookie has it: for links with several, and codes to be read by a camera. */
export function peopleFragment(people: Household): string {
  return `gente=${encodeHousehold(people)}`
}

/** The texts of what came behind the `#`; empty for a fragment that is a place on the page. */
export function readWalletFragment(fragment: string): Incoming {
  const pairs = fragment.split('&').map((part) => {
    const [name = '', ...value] = part.split('=')
    return [name, name === 'gente' ? value.join('=') : decoded(value.join('='))]
  })
  return readIncoming(Object.fromEntries(pairs))
}

/** A `+` stays one: it stands between cards. Some apps that pass links on escape it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The same of this page's address. The server does not see it, so that it is there only once the page is hydrated. */
export function useWalletFragment(): Incoming {
  const fragment = useLocation({ select: ({ hash }) => hash })
  return readWalletFragment(useHydrated() ? fragment : '')
}
