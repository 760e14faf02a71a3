import { type MethodSlug, MOST_HELD_METHODS, methodBySlug, PAYMENT_METHODS, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import { SHORT_METHOD_NAMES } from '#domain/catalogue/shortNames.ts'
import { methodWords } from '#domain/promotion/methodNames.ts'
import { groupThousands } from '#domain/text/words.ts'
import type { HolderStatus } from '#domain/wallet/wallet.ts'

/** Returns a method's everyday name: «Galicia», «Ualá». */
export function shortName(slug: MethodSlug): string {
  return SHORT_METHOD_NAMES[slug] ?? methodWords(methodBySlug(slug).name)
}

export const HOLDER_STATUS_LABELS: Record<HolderStatus, string> = {
  jubilado: 'Jubilación o pensión',
  anses: 'Prestación de ANSES',
  'ciudadania-portena': 'Ciudadanía Porteña',
}

export function countWords(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${groupThousands(count)} ${many}`
}

/**
 * Lists the methods of a kind, the most held first, then by name. MODO is among the wallets. Variants are left out, because
 * their institution shows them.
 */
export function methodsByPeople(asked: PaymentMethod['kind']): PaymentMethod[] {
  const rank = ({ slug }: PaymentMethod) => (MOST_HELD_METHODS.includes(slug) ? MOST_HELD_METHODS.indexOf(slug) : MOST_HELD_METHODS.length)
  return PAYMENT_METHODS.filter(
    ({ slug, kind, parent }) => parent === null && (kind === asked || (asked === 'wallet' && slug === 'modo')),
  ).sort((a, b) => rank(a) - rank(b) || shortName(a.slug).localeCompare(shortName(b.slug), 'es'))
}
