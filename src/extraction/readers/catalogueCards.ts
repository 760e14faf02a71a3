import type { MethodName } from '#domain/paymentMethod.ts'
import type { CardMention, Network } from '../text/cardClauses.ts'

const CREDIT: Record<Network, MethodName> = {
  visa: 'Tarjeta de crédito VISA',
  mastercard: 'Tarjeta de crédito Mastercard',
  cabal: 'Tarjeta de crédito Cabal',
  amex: 'Tarjeta American Express',
}
const DEBIT: Partial<Record<Network, MethodName>> = {
  visa: 'Tarjeta de débito VISA',
  mastercard: 'Tarjeta de débito Mastercard',
  cabal: 'Tarjeta de débito Cabal',
}

/** The catalogue's cards for a mention: kind without network means Visa and Mastercard; network without kind means credit and debit. */
export function cardNames({ kind, network }: CardMention): MethodName[] {
  const networks: Network[] = network === null ? ['visa', 'mastercard'] : [network]
  if (kind === 'prepaid') return networks.includes('mastercard') ? ['Tarjeta Prepaga Mastercard'] : []
  if (kind === 'credit') return networks.map((each) => CREDIT[each])
  const debit = networks.flatMap((each) => DEBIT[each] ?? [])
  return kind === 'debit' ? debit : [...networks.map((each) => CREDIT[each]), ...debit]
}
