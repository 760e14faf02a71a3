import { MOST_HELD } from '#domain/catalogue/mostHeld.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import { shortName } from './walletWords.ts'

/**
 * Lists the methods of a kind, the most held first, then by name. MODO is among the wallets. Variants are left out, because
 * their institution shows them.
 */
export function methodsByPeople(asked: PaymentMethod['kind']): PaymentMethod[] {
  const rank = ({ slug }: PaymentMethod) => (MOST_HELD.includes(slug) ? MOST_HELD.indexOf(slug) : MOST_HELD.length)
  return PAYMENT_METHODS.filter(
    ({ slug, kind, parent }) => parent === null && (kind === asked || (asked === 'wallet' && slug === 'modo')),
  ).sort((a, b) => rank(a) - rank(b) || shortName(a.slug).localeCompare(shortName(b.slug), 'es'))
}
