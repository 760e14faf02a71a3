import { alone, type Household, type Person, readName } from '../household.ts'
import { LINK_PARAMETERS, WALLET_PARAMETERS } from '../wallet.ts'
import { decodeHousehold, encodeHousehold, unescaped } from './cookie.ts'
import { formatWalletParameters, type Parsed, parseWalletParameters } from './parameters.ts'

/**
 * The texts that a link or a QR code contains: one wallet as parameters, maybe with a name, or several people as in the cookie
 * (`gente`).
 */
export type Incoming = { [Name in (typeof LINK_PARAMETERS)[number]]?: string | undefined }

/** Writes a person's wallet for the part of a link after the `#`, which no server, proxy or log reads. */
export function walletFragment({ name, wallet }: Pick<Person, 'name' | 'wallet'>): string {
  return [...(name === '' ? [] : [['nombre', encodeURIComponent(name)]]), ...Object.entries(formatWalletParameters(wallet))]
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
}

/** Writes everyone's wallets after the `#`, in the cookie's shorter form, because QR codes must stay small. */
export function peopleFragment(people: Household): string {
  return `gente=${encodeHousehold(people)}`
}

/** Reads the parameters after the `#`; returns none for a place on the page. It leaves a `+` as it is, because it separates cards. */
export function readWalletFragment(fragment: string): Incoming {
  const names: readonly string[] = LINK_PARAMETERS
  const pairs = fragment.split('&').map((part) => {
    const [name = '', ...value] = part.split('=')
    return [name, name === 'gente' ? value.join('=') : unescaped(value.join('='))] as const
  })
  return Object.fromEntries(pairs.filter(([name]) => names.includes(name)))
}

/** Reads the people of a link; returns null when the link has no wallet. Never throws. */
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
