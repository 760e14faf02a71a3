import { alone, type Household, readName } from '../household.ts'
import { LINK_PARAMETERS, WALLET_PARAMETERS } from '../wallet.ts'
import { encodeHousehold, readHousehold, unescaped } from './cookie.ts'
import { readWalletParameters } from './parameters.ts'
import { type Parsed, parsedBy } from './walletText.ts'

/**
 * The texts that a link contains: people as in the cookie (`gente`), or in old links one wallet as parameters, maybe with a
 * name. Old links are only read.
 */
export type Incoming = { [Name in (typeof LINK_PARAMETERS)[number]]?: string | undefined }

/** Writes wallets for the part of a link after the `#`, which no server, proxy or log reads. QR codes need the short form. */
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
export function parseIncoming({ nombre = '', gente, ...parameters }: Incoming): Parsed<Household> | null {
  if (gente === undefined && WALLET_PARAMETERS.every((name) => parameters[name] === undefined)) return null
  return parsedBy(() => {
    if (gente !== undefined) return readHousehold(gente)
    return [{ ...alone(readWalletParameters(parameters))[0], name: readName(nombre) }]
  })
}
