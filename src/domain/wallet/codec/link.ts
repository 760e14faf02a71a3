import { alone, type Household, type Person, readName } from '../household.ts'
import { LINK_PARAMETERS, WALLET_PARAMETERS } from '../wallet.ts'
import { decodeHousehold, encodeHousehold, unescaped } from './cookie.ts'
import { formatWalletParameters, type Parsed, parseWalletParameters } from './parameters.ts'

/** What came by a link or a code, as texts: one wallet as parameters and maybe a name, or several people as the cookie has them. */
export type Incoming = { [Name in (typeof LINK_PARAMETERS)[number]]?: string | undefined }

/** A person's wallet behind the `#` of a link: there no server, proxy or log ever reads it. */
export function walletFragment({ name, wallet }: Pick<Person, 'name' | 'wallet'>): string {
  return [...(name === '' ? [] : [['nombre', encodeURIComponent(name)]]), ...Object.entries(formatWalletParameters(wallet))]
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
}

/** The same for all at home, and shorter: for links with several people, and codes that a camera reads. */
export function peopleFragment(people: Household): string {
  return `gente=${encodeHousehold(people)}`
}

/** The texts of what came behind the `#`; empty for a fragment that is a place on the page. A `+` stays one: it is between cards. */
export function readWalletFragment(fragment: string): Incoming {
  const names: readonly string[] = LINK_PARAMETERS
  const pairs = fragment.split('&').map((part) => {
    const [name = '', ...value] = part.split('=')
    return [name, name === 'gente' ? value.join('=') : unescaped(value.join('='))] as const
  })
  return Object.fromEntries(pairs.filter(([name]) => names.includes(name)))
}

/** Who came; null when nobody did. Never throws. */
export function parseIncoming(incoming: Incoming): Parsed<Household> | null {
  const { nombre = '', gente, ...parameters } = incoming
  if (gente !== undefined) {
    const people = decodeHousehold(gente)
    return people ? { ok: true, value: people } : { ok: false, problem: 'está incompleta o es de otra versión de Yapa' }
  }
  if (WALLET_PARAMETERS.every((name) => parameters[name] === undefined)) return null
  const wallet = parseWalletParameters(parameters)
  return wallet.ok ? { ok: true, value: [{ ...alone(wallet.value)[0], name: readName(nombre) }] } : wallet
}
