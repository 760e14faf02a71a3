import { alone, type Household, readName } from '#domain/wallet/household.ts'
import { decodeHousehold } from '#domain/wallet/householdCookie.ts'
import { WALLET_PARAMETERS } from '#domain/wallet/wallet.ts'
import { parseWalletParameters } from '#domain/wallet/walletLink.ts'
import type { Parsed } from '#domain/wallet/walletParameter.ts'
import type { Incoming } from './settingsSearch.ts'

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
